#!/usr/bin/env bash
# Runs all tests; what failed is said again at the end, where thousands of lines do not hide it.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
mkdir -p .build
log=.build/test.log
"${SWIFT:-swift}" test --parallel "$@" 2>&1 | tee "$log"
code=${PIPESTATUS[0]}
if [ "$code" -ne 0 ]; then
  printf '\nWhat failed:\n'
  grep -E '✘|error:|: Fatal error|Exited with' "$log" | grep -v 'Test run with' | cut -c1-600 | tail -60
fi
exit "$code"
