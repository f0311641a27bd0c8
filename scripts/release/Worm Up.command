#!/bin/sh
# Starts Worm Up! on a Mac. The first start installs it, with uv or else with a Python from 3.11 on.
set -eu
cd -- "$(dirname -- "$0")"
wheel=$(echo wormup_lan-*-py3-none-any.whl)
version=${wheel#wormup_lan-}
version=${version%-py3-none-any.whl}
place="$HOME/Library/Application Support/Worm Up programs/$version"

fail() {
    echo "Worm Up!: $1" >&2
    exit 2
}

new_enough='import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 16))'
find_python() {
    for python in python3.15 python3.14 python3.13 python3.12 python3.11 python3; do
        # Apple's own python3 only opens a dialog as long as the developer tools are not there.
        [ "$(command -v "$python")" = /usr/bin/python3 ] && ! xcode-select -p >/dev/null 2>&1 && continue
        "$python" -c "$new_enough" >/dev/null 2>&1 && return
    done
    return 1
}

if [ ! -e "$place/ready" ]; then
    for part in "$wheel" constraints.txt; do
        [ -e "$part" ] || fail "$part is missing. Unpack the whole zip again, and start this from there."
    done
    echo "Installing Worm Up! $version. This is needed once, and takes about two minutes."
    rm -rf -- "$place"
    mkdir -p -- "$place" || fail "$place cannot be made: is the disk full?"
    offline="That did not work, see above. Is this laptop online? Start this again to try again."
    PATH="$PATH:$HOME/.local/bin:/usr/local/bin"
    if command -v uv >/dev/null; then
        uv venv --quiet --python '>=3.11,<3.16' "$place/python" || fail "$offline"
        uv pip install --quiet --python "$place/python" --constraints constraints.txt "./$wheel" ||
            fail "$offline"
    elif find_python; then
        "$python" -m venv "$place/python" || fail "$offline"
        "$place/python/bin/python" -m pip install --quiet --disable-pip-version-check \
            --constraint constraints.txt "./$wheel" || fail "$offline"
    else
        fail "Python 3.11 or newer is needed. Install it from python.org, then start this again."
    fi
    touch "$place/ready"
fi
exec "$place/python/bin/wormup-lan" "$@"
