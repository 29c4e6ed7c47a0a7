#!/bin/sh
# Prints the section of CHANGELOG.md on a version.
#
# usage: Scripts/release-notes.sh [v]VERSION
#
# Fails if the changelog does not have the version, or the command has a different one.
set -eu
cd "$(dirname "$0")/.."

version=${1:?"usage: Scripts/release-notes.sh [v]VERSION"}
version=${version#v}
own=$(sed -n 's/.*static let version = "\([0-9.]*\)".*/\1/p' Sources/Renderer/VitrineCoding/Values/Release.swift)
if [ "$own" != "$version" ]; then
  echo "error: the tag is $version, but the command has version $own" >&2
  exit 1
fi
notes=$(awk -v heading="## $version" '
  /^## / { inside = $0 == heading || index($0, heading " ") == 1; next }
  inside' CHANGELOG.md)
if [ -z "$notes" ]; then
  echo "error: CHANGELOG.md has no section '## $version'" >&2
  exit 1
fi
printf '%s\n' "$notes"
