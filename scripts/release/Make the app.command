#!/bin/sh
# Makes "Worm Up.app" in this folder, for Macs like this one. It takes some minutes, and the internet.
set -eu
cd -- "$(dirname -- "$0")"
here=$PWD
source=$(echo wormup_lan-*.tar.gz)
[ "$(uname)" = Darwin ] || { echo "Worm Up!: an app can only be made on a Mac." >&2; exit 2; }
[ -e "$source" ] || { echo "Worm Up!: $source is missing. Unpack the whole zip again." >&2; exit 2; }
place=$(mktemp -d)
trap 'rm -rf -- "$place"' EXIT
tar -xzf "$source" -C "$place"
cd -- "$place/${source%.tar.gz}"
PATH="$PATH:$HOME/.local/bin:/usr/local/bin"
if command -v uv >/dev/null; then
    uv run --no-project --python '>=3.11,<3.16' scripts/release/run.py --dist "$here" app
else
    python3 scripts/release/run.py --dist "$here" app
fi
