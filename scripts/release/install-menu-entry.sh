#!/bin/sh
# Puts Worm Up! into the menu of the desktop; with --remove takes it out again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
entries="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
entry="$entries/wormup-lan.desktop"
if [ "${1-}" = --remove ]; then
    rm -f -- "$entry"
    echo "Worm Up! is no longer in the menu."
    exit
fi
# Each \ " ` and $ of a command gets a \ before it, then each \ of a text another; % is doubled.
program=$(printf '%s' "$here/wormup-lan" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
icon=$(printf '%s' "$here/worm-up.png" | sed 's/\\/\\\\/g')
mkdir -p -- "$entries"
cat >"$entry" <<ENTRY
[Desktop Entry]
Type=Application
Name=Worm Up!
Comment=Worm games for one table of laptops
Comment[de]=Wurmspiele für einen Tisch voller Laptops
Exec="$program"
Icon=$icon
Terminal=false
Categories=Game;BoardGame;
StartupWMClass=wormup-lan
ENTRY
echo "Worm Up! is in the menu now. It starts from this folder: leave the folder where it is."
