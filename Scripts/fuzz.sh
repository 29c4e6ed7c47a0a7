#!/usr/bin/env bash
# Fuzzes the parsers of untrusted bytes with libFuzzer and the address sanitizer.
#
# usage: Scripts/fuzz.sh SECONDS [TARGET...]
#
# The seconds are divided among the given targets, or all targets. The corpus is kept in
# .build/fuzz-corpus. Inputs that trap, or take ten seconds, are copied to .build/fuzz-found; add the
# smallest such file to Tests/Tools/FuzzTests/Corpus/TARGET with the change that fixes it.
#
# FUZZ_CONFIGURATION=debug builds faster and runs slower; FUZZ_SEED=N changes inputs in the same order
# every time, so that a finding can be reproduced.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?"usage: Scripts/fuzz.sh SECONDS [TARGET...]"}
shift
configuration=${FUZZ_CONFIGURATION:-release}
build=.build/fuzz
export VITRINE_FUZZ=1
mkdir -p .build
# One flag for both sanitizers: of two flags the compiler takes the last, and --sanitize passes two. The linker warns of
# the sanitizer's symbols, one by one.
Scripts/swift.sh build --product fuzz --configuration "$configuration" --scratch-path "$build" \
  -Xswiftc -sanitize=address,fuzzer >.build/fuzz-build.log 2>&1 || {
  cat .build/fuzz-build.log >&2
  exit 1
}
fuzz="$build/$configuration/fuzz"

# Findings are listed with their lines; memory that the runtime keeps is not a leak.
export ASAN_OPTIONS=detect_leaks=0:symbolize=1:allocator_may_return_null=1
if [ $# -gt 0 ]; then targets=("$@"); else mapfile -t targets < <("$fuzz"); fi
if [ ${#targets[@]} -eq 0 ]; then
  echo "error: $fuzz lists no targets" >&2
  exit 1
fi
each=$((seconds / ${#targets[@]} > 0 ? seconds / ${#targets[@]} : 1))
found=.build/fuzz-found
mkdir -p "$found"
status=0
total=0
for target in "${targets[@]}"; do
  corpus=.build/fuzz-corpus/$target
  log=.build/fuzz-corpus/$target.log
  seeds=$(mktemp -d)
  mkdir -p "$corpus"
  # Each run starts from the seeds and the corpus; a finding ends the target's run.
  FUZZ_TARGET=$target FUZZ_ROOT=$PWD FUZZ_SEEDS=$seeds "$fuzz" "$corpus" "$seeds" \
    -max_total_time="$each" -timeout=10 -rss_limit_mb=1536 -max_len=262144 \
    ${FUZZ_SEED:+-seed="$FUZZ_SEED"} -artifact_prefix="$found/$target-" -print_final_stats=1 >"$log" 2>&1 || {
    status=1
    echo "found: $target: $(grep -m1 -E '^SUMMARY|ERROR: libFuzzer|Fatal error' "$log")" >&2
  }
  rm -rf "$seeds"
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + ${runs:-0}))
  printf '%-16s %12s executions in %s s, %s inputs kept\n' "$target" "${runs:-0}" "$each" \
    "$(find "$corpus" -type f | wc -l)"
done
printf '%-16s %12s executions\n' together "$total"
[ "$status" = 0 ] || echo "hint: the inputs are in $found" >&2
exit "$status"
