#!/bin/sh
# Re-creates the faces in Fonts/ from Debian's packages and checks them.
#
# Each folder's PROVENANCE names a package, its version and suite, then the SHA-256 of each file.
# apt works on a configuration of its own, so that a release other than the host's can be asked
# and neither root nor the host's package lists are needed. Exits 1 when a hash differs.
set -eu

fonts=$(cd "$(dirname "$0")/../Fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

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

licence() { # copyright file of a package; prints its Open Font License with the notices above it
  awk '
    /^Copyright:/ && !notice { sub(/^Copyright: */, ""); print "Copyright " $0 "\n"; notice = 1 }
    /^License: OFL-1.1$/ { on = 1; print "SIL OPEN FONT LICENSE Version 1.1\n"; next }
    on && !/^ / { exit }
    on { sub(/^ /, ""); sub(/^\.$/, ""); print }
  ' "$1"
}

fetch() { # folder
  read -r _ package version suite < "$1/PROVENANCE"
  configure "$suite"
  apt-get -qq -c "$work/apt.conf" update
  (cd "$work" && apt-get -qq -c "$work/apt.conf" download "$package=$version")
  dpkg-deb -x "$work/${package}"_*.deb "$work/unpacked"
  tail -n +2 "$1/PROVENANCE" | while read -r _ file; do
    find "$work/unpacked" -type f -name "$file" -exec cp {} "$1/$file" \;
  done
  licence "$work/unpacked/usr/share/doc/$package/copyright" > "$1/OFL.txt"
  (cd "$1" && tail -n +2 PROVENANCE | sha256sum -c -)
}

for provenance in "$fonts"/*/PROVENANCE; do
  fetch "$(dirname "$provenance")"
done
