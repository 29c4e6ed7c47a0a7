#!/bin/sh
# Recreates the faces and hyphenation patterns in Fonts/ from Debian packages and Python wheels, and
# checks them.
#
# Each folder's PROVENANCE names packages or their sources, with versions and suites, or a wheel and its
# version, then the SHA-256 of each file that prepare-fonts.py creates from it. Exits with 1 if a hash
# differs. Converting the drawings of emoji takes a quarter of an hour.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
fonts=$(cd "$scripts/../Fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The bytes of a font depend on the tools that create its subset.
python3 -m venv "$work/python"
"$work/python/bin/pip" -q install fonttools==4.55.3 brotli==1.1.0 nanoemoji==0.16.0 picosvg==0.23.0 \
  skia-pathops==0.9.2 ufo2ft==3.5.1 ufoLib2==0.17.1 lxml==6.1.3

. "$scripts/debian-suite.sh"

unpack() { # package version suite; into $work/unpacked
  configure "$3"
  apt-get -qq -c "$work/apt.conf" update
  (cd "$work" && apt-get -qq -c "$work/apt.conf" download "$1=$2")
  dpkg-deb -x "$work/$1"_*.deb "$work/unpacked"
  rm "$work/$1"_*.deb
}

unpack_source() { # package version suite; into $work/unpacked/source
  configure "$3" deb-src
  apt-get -qq -c "$work/apt.conf" update
  # The index of the release has the hash of the archive.
  (cd "$work" && apt-get -qq -c "$work/apt.conf" source --download-only --tar-only "$1=$2")
  mkdir -p "$work/unpacked/source"
  tar -C "$work/unpacked/source" --strip-components 1 -xf "$work/$1"_*.orig.tar.*
  rm "$work/$1"_*.orig.tar.*
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
      source) unpack_source "$name" "$version" "$suite" </dev/null ;;
      wheel) unpack_wheel "$name" "$version" </dev/null ;;
    esac
  done < "$1/PROVENANCE"
  "$work/python/bin/python" "$scripts/prepare-fonts.py" "$(basename "$1")" "$work/unpacked" "$1"
  (cd "$1" && grep -v -e '^package ' -e '^source ' -e '^wheel ' PROVENANCE | sha256sum -c -)
}

for provenance in "$fonts"/*/PROVENANCE; do
  fetch "$(dirname "$provenance")"
done
