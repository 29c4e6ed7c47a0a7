#!/usr/bin/env bash
# Verifies the goldens with the arithmetic of arm64 as far as an x86-64 processor can do it, and reports which
# pictures would differ.
#
# usage: Scripts/check-arithmetic.sh [--short] [AREA...]
#
# AREA is a folder of Golden. Two things differ there:
#
# - The system's functions (sine, power, exponential) round the last bit differently. glibc has both forms,
#   with and without fused products (a * b + c rounded once); the program is run without them, because the tests
#   of goldens run it with them. --short stops here; `make test` runs it with its own program in VITRINE.
# - Compilers may fuse products and sums. All of Vitrine's own code is compiled so in .build/arithmetic
#   (Scripts/fused-swiftc.sh), which takes six minutes of processor from nothing.
#
# Libraries of the system, such as cairo, keep the instructions that they were compiled with. The sign of
# a result that is no number (0/0 is negative on x86-64 and positive on arm64) cannot be changed: the places that
# could show it are listed.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname -m)" != x86_64 ] || ! grep -qw fma /proc/cpuinfo; then
  echo "error: needs an x86-64 processor with fused products" >&2
  exit 2
fi
short=
[ "${1:-}" != --short ] || { short=1 && shift; }
patterns=()
for area in "$@"; do patterns+=("$area/*"); done

echo "The sign of what is no number can be seen in:"
grep -rnE 'copysign|signbit|[.]sign [=!]=|FloatingPointSign' Sources/Renderer \
  --include=*.swift --include=*.c --include=*.h || echo "nothing"

status=0
if [ -z "${VITRINE:-}" ]; then
  Scripts/swift.sh build --product vitrine >&2
  VITRINE=.build/debug/vitrine
fi
echo "functions without fused products:"
GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2 "$VITRINE" verify "${patterns[@]}" || status=1
[ -z "$short" ] || exit "$status"

VITRINE_BY_FILE=1 SWIFT_EXEC=$PWD/Scripts/fused-swiftc.sh Scripts/swift.sh build --product vitrine \
  --scratch-path .build/arithmetic -Xcc -O1 -Xcc -mfma -Xcc -ffp-contract=fast >&2
vitrine=.build/arithmetic/debug/vitrine
if [ "$(objdump -d --no-show-raw-insn "$vitrine" | grep -c -m 100 vfmadd)" -lt 100 ]; then
  echo "error: the flags had no effect: the program has hardly any fused products" >&2
  exit 1
fi
echo "Vitrine's own code with fused products, where noise of anti-aliasing is listed and allowed:"
"$vitrine" verify --comparison perceptual "${patterns[@]}" || status=1
exit "$status"
