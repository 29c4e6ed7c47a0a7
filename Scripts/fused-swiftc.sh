#!/usr/bin/env bash
# swiftc that may fuse products and sums, for a build of the package manager. The compiler of Swift has no flag for
# it: each file of a module becomes bitcode, and the linker, which has one, generates the object.
#
# usage: SWIFT_EXEC=Scripts/fused-swiftc.sh swift build …
set -euo pipefail

tools=$(dirname "$(readlink -f "$(command -v swift)")")
folder=
for ((index = 1; index < $#; index++)); do
  next=$((index + 1))
  [ "${!index}" != -output-file-map ] || folder=$(dirname "${!next}")
done
if [ -z "$folder" ]; then
  # The libraries that bitcode names are known to this linker alone.
  [[ " $* " != *" -emit-executable "* ]] || set -- "$@" -use-ld=lld
  exec "$tools/swiftc" "$@"
fi

# The driver writes bitcode for optimization at link time into the current folder, under the names of the sources.
cd "$folder"
"$tools/swiftc" "$@" -lto=llvm-full -Xcc -mfma
for file in *.bc; do
  [ -e "$file" ] || continue
  "$tools/ld.lld" -r --no-dependent-libraries --threads=1 --lto-O1 -mllvm -fp-contract=fast \
    "$file" -o "${file%.bc}.swift.o"
  rm "$file"
done
