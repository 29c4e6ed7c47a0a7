#!/usr/bin/env bash
# swiftc for link-time optimization in a build of the package manager, which expects objects elsewhere: each
# module's bitcode is written to the module's own folder, under the names of its objects.
#
# usage: SWIFT_EXEC=Scripts/lto-swiftc.sh swift build -Xswiftc -lto=llvm-full …
set -euo pipefail

compiler=$(dirname "$(readlink -f "$(command -v swift)")")/swiftc
folder=
for ((index = 1; index < $#; index++)); do
  next=$((index + 1))
  [ "${!index}" != -output-file-map ] || folder=$(dirname "${!next}")
done
[ -n "$folder" ] || exec "$compiler" "$@"

cd "$folder"
"$compiler" "$@"
for file in *.bc; do
  [ ! -e "$file" ] || mv "$file" "${file%.bc}.swift.o"
done
