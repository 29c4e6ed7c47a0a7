#!/usr/bin/env bash
# Verifies the goldens with the arithmetic of other processors as far as this one can do it: products and sums
# are fused (a * b + c is rounded once), as compilers for arm64 may do in C and never do for x86-64 by
# default. Reports which pictures would differ.
#
# usage: Scripts/check-arithmetic.sh [AREA...]
#
# AREA is a folder of Golden; the short form `Scripts/check-arithmetic.sh layout text` takes seconds once the command
# is built. All of Vitrine's code is compiled so, in .build/arithmetic. Libraries of the system, such as cairo, keep the
# instructions that they were compiled with. The sign of a result that is no number (0/0 is negative on
# x86-64 and positive on arm64) cannot be changed by a flag: the places that could show it are listed.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname -m)" != x86_64 ]; then
  echo "error: fused products are compared on x86-64 alone" >&2
  exit 2
fi
grep -qw fma /proc/cpuinfo || {
  echo "error: this processor has no fused products" >&2
  exit 2
}

Scripts/swift.sh build --product vitrine --scratch-path .build/arithmetic \
  -Xcc -mfma -Xcc -ffp-contract=fast -Xswiftc -Xcc -Xswiftc -mfma \
  -Xswiftc -Xllvm -Xswiftc -fp-contract=fast >&2
vitrine=.build/arithmetic/debug/vitrine
if [ "$(objdump -d --no-show-raw-insn "$vitrine" | grep -c -m 100 vfmadd)" -lt 100 ]; then
  echo "error: the flags had no effect: the program has hardly any fused products" >&2
  exit 1
fi

echo "The sign of what is no number can be seen in:"
grep -rnE 'copysign|signbit|[.]sign [=!]=|FloatingPointSign' Sources/Renderer --include=*.swift --include=*.c --include=*.h ||
  echo "nothing"

patterns=()
for area in "$@"; do patterns+=("$area/*"); done
"$vitrine" verify "${patterns[@]}"
