#!/usr/bin/env bash
# Archives the example widgets and compares the archives with those in Golden/example-widgets, and their
# pictures, by one command, with those in Examples/Golden.
#
# usage: Scripts/check-examples.sh [--record] [VITRINE]
#
# VITRINE is the command; without it, it is built. --record replaces the archives; VITRINE_RECORD=failed
# Scripts/swift.sh test records their pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

record=
if [ "${1:-}" = --record ]; then
  record=1
  shift
fi
vitrine=${1:-}
golden=Golden/example-widgets
# The date that user code reads; without locations, archives change only with what they show.
moment=2026-01-31T09:41:00Z
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The copy that the tests of pages edit, so that both compile it once.
package=$(Scripts/copy-examples.sh)
# Vitrine's modules are compiled there, and serve the package of the examples, too.
export SWIFTPM_BUILD_DIR="$PWD/.build"
VITRINE_BUILD_FLAGS=$(Scripts/swift.sh flags | paste -sd ' ')
export VITRINE_BUILD_FLAGS
Scripts/swift.sh build --package-path "$package" --product ExampleWidgets >&2
.build/debug/ExampleWidgets archive --fresh --data "$work/data" --date "$moment" \
  --no-locations -o "$work/archives" >&2

if [ -n "$record" ]; then
  mkdir -p "$golden"
  rm -rf "$golden"/*.json "$golden/Assets"
  git checkout -q -- "$golden/matrix.json" 2>/dev/null || true
  cp -r "$work/archives"/* "$golden/"
elif ! diff -r --exclude=matrix.json --exclude=.vitrine --exclude='*.png' --exclude='*.txt' \
  "$golden" "$work/archives"; then
  echo "error: the archives of the example widgets differ from those in $golden" >&2
  echo "hint: Scripts/check-examples.sh --record replaces them" >&2
  exit 1
fi

# As in CI, unless pictures are recorded.
if [ -z "$vitrine" ]; then
  Scripts/swift.sh build --product vitrine >&2
  vitrine=.build/debug/vitrine
fi
if [ -n "$record" ]; then
  env -u CI "$vitrine" verify --package "$package" --goldens Examples/Golden \
    --record failed
else
  "$vitrine" verify --package "$package" --goldens Examples/Golden --strict
fi

# What people choose under "Edit Widget" holds for a widget beside previews that cannot be configured.
.build/debug/ExampleWidgets archive --with-previews --widget ChosenChores --parameter count=2 \
  -o "$work/chosen" >&2
test -s "$work/chosen/ChosenChores.json"
