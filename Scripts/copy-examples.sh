#!/bin/sh
# Copies the package of the examples to .build/copied/Examples and prints that path, for tests that edit
# sources, so that the repository does not change. The copy's build folder is kept, and
# unchanged files are not written, so that nothing is built again.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
copy="$root/.build/copied/Examples"
mkdir -p "$copy"

cd "$root/Examples"
find Sources -type f | while IFS= read -r file; do
  mkdir -p "$copy/$(dirname "$file")"
  cmp -s "$file" "$copy/$file" || cp "$file" "$copy/$file"
done
cd "$copy"
find Sources -type f | while IFS= read -r file; do
  [ -e "$root/Examples/$file" ] || rm "$file"
done
rm -rf .vitrine Golden

manifest=$(sed 's|path: "\.\."|path: "../../.."|' "$root/Examples/Package.swift")
[ "$(cat Package.swift 2>/dev/null || true)" = "$manifest" ] || printf '%s\n' "$manifest" > Package.swift
echo "$copy"
