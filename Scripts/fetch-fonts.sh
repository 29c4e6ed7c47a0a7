#!/bin/sh
# Recreates the faces and hyphenation patterns in Fonts/ from Debian packages and Python wheels, and
# checks them.
#
# Each folder's PROVENANCE names packages, their versions and suites, or a wheel and its version, then
# the SHA-256 of each file that prepare-fonts.py creates from it. Exits with 1 if a hash differs.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
fonts=$(cd "$scripts/../Fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The bytes of a font depend on the tools that create its subset.
python3 -m venv "$work/python"
"$work/python/bin/pip" -q install fonttools==4.55.3 brotli==1.1.0

. "$scripts/debian-suite.sh"

unpack() { # package version suite; into $work/unpacked
  configure "$3"
  apt-get -qq -c "$work/apt.conf" update
  (cd "$work" && apt-get -qq -c "$work/apt.conf" download "$1=$2")
  dpkg-deb -x "$work/$1"_*.deb "$work/unpacked"
  rm "$work/$1"_*.deb
}

unpack_wheel() { # name version; into $work/unpacked
  "$work/python/bin/pip" -q download --no-deps --dest "$work/wheel" "$1==$2"
  python3 -m zipfile -e "$work/wheel/$1"-*.whl "$work/unpacked"
}

fetch() { # folder
  rm -rf "$work/unpacked"
  while read -r kind name version suite; do
    case $kind in
      package) unpack "$name" "$version" "$suite" </dev/null ;;
      wheel) unpack_wheel "$name" "$version" </dev/null ;;
    esac
  done < "$1/PROVENANCE"
  "$work/python/bin/python" "$scripts/prepare-fonts.py" "$(basename "$1")" "$work/unpacked" "$1"
  (cd "$1" && grep -v -e '^package ' -e '^wheel ' PROVENANCE | sha256sum -c -)
}

for provenance in "$fonts"/*/PROVENANCE; do
  fetch "$(dirname "$provenance")"
done
