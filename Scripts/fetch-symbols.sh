#!/bin/sh
# Recreates the outlines in Fonts/Symbols/ from a Debian package and a PyPI wheel, and checks them.
#
# Each folder's PROVENANCE names the source of the set (a Debian package, its version and suite, or a
# wheel's file name and version), then the SHA-256 of the download and of the files created from
# it. Only the glyphs that names.txt lists are used. Exits with 1 if a hash differs.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
symbols=$scripts/../Fonts/Symbols
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
. "$scripts/debian-suite.sh"

check() { # folder, name of the download
  (cd "$work" && sed -n "s/^\([0-9a-f]*\)  $2\$/\1  $2/p" "$1/PROVENANCE" | sha256sum -c -)
  (cd "$1" && tail -n +3 PROVENANCE | sha256sum -c -)
}

debian() { # suite, package, version; leaves the package in the working folder
  configure "$1"
  apt-get -qq -c "$work/apt.conf" update
  (cd "$work" && apt-get -qq -c "$work/apt.conf" download "$2=$3")
}

bootstrap() {
  folder=$symbols/Bootstrap
  read -r _ package version suite < "$folder/PROVENANCE"
  debian "$suite" "$package" "$version"
  dpkg-deb -x "$work/${package}"_*.deb "$work/bootstrap"
  python3 "$scripts/symbol-outlines.py" bootstrap \
    "$work/bootstrap/usr/share/bootstrap-icons/svg" "$symbols/names.txt" > "$folder/outlines.txt"
  awk '
    /^Copyright:/ && !notice { sub(/^Copyright: */, ""); print "Copyright " $0 "\n"; notice = 1 }
    /^ / { if (!done && $0 ~ /Permission is hereby/) text = 1 }
    text && !done { if ($0 !~ /^ /) { done = 1 } else { sub(/^ /, ""); sub(/^\.$/, ""); print } }
  ' "$work/bootstrap/usr/share/doc/$package/copyright" > "$folder/LICENSE"
  check "$folder" "$(cd "$work" && echo "${package}"_*.deb)"
}

material() {
  folder=$symbols/Material
  read -r _ package version < "$folder/PROVENANCE"
  python3 -m pip download -q --no-deps -d "$work" "$package==$version"
  (cd "$work" && python3 -m zipfile -e "$(echo ./*.whl)" material)
  python3 "$scripts/symbol-outlines.py" material \
    "$work/material/qt_material_icons/resources/icons_rounded_24.py" \
    "$symbols/names.txt" > "$folder/outlines.txt"
  cp /usr/share/common-licenses/Apache-2.0 "$folder/LICENSE"
  check "$folder" "$(cd "$work" && echo ./*.whl | sed 's|^\./||')"
}

bootstrap
material
