#!/bin/sh
# Re-creates the faces in Fonts/ from Debian's packages and Python's wheels, and checks them.
#
# Each folder's PROVENANCE names a package, its version and suite, or a wheel and its version, then
# the SHA-256 of each file that prepare-fonts.py makes of it. apt works on a configuration of its
# own, so that a release other than the host's can be asked and neither root nor the host's package
# lists are needed. Exits 1 when a hash differs.
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
fonts=$(cd "$scripts/../Fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The bytes of a face depend on the tools that cut it.
python3 -m venv "$work/python"
"$work/python/bin/pip" -q install fonttools==4.55.3 brotli==1.1.0

configure() { # suite
  mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/state"
  : > "$work/state/status"
  cat > "$work/sources.list" <<EOF
deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian $1 main
EOF
  cat > "$work/apt.conf" <<EOF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State "$work/state";
Dir::State::lists "$work/lists";
Dir::State::status "$work/state/status";
Dir::Cache "$work/cache";
APT::Sandbox::User "$(id -un)";
#clear APT::Update::Post-Invoke;
EOF
}

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
  read -r kind name version suite < "$1/PROVENANCE"
  case $kind in
    package) unpack "$name" "$version" "$suite" ;;
    wheel) unpack_wheel "$name" "$version" ;;
  esac
  "$work/python/bin/python" "$scripts/prepare-fonts.py" "$(basename "$1")" "$work/unpacked" "$1"
  (cd "$1" && tail -n +2 PROVENANCE | sha256sum -c -)
}

for provenance in "$fonts"/*/PROVENANCE; do
  fetch "$(dirname "$provenance")"
done
