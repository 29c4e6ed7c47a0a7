#!/usr/bin/env bash
# Builds everything once and runs all tests: those of Swift, the example widgets, the pages in a browser,
# and `vitrine mcp` with the protocol's client.
#
# usage: Scripts/run-tests.sh
#        VITRINE_TIER=renderer|apple|tools Scripts/run-tests.sh   only the Swift tests of a floor
#
# If the browser or the client cannot be installed, their tests are skipped with a warning, or fail
# if CI is set. Failures are listed again at the end, after thousands of lines of output.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
swift=${SWIFT:-swift}
standins=(--package-path StandIns --scratch-path .build)
failed=()

mkdir -p .build
if [ -n "${VITRINE_TIER:-}" ]; then
  Scripts/build.sh "Compiling the tests of the floor $VITRINE_TIER" --build-tests || exit
  exec "$swift" test --skip-build --parallel
fi
# Downloads while the compiler works.
(Scripts/install-browser.sh) >.build/install-browser.log 2>&1 &
browser=$!
# Two installations at once would wait for apt-get's lock, and fail.
(while kill -0 "$browser" 2>/dev/null; do sleep 1; done
  Scripts/install-agents.sh) >.build/install-agents.log 2>&1 &
agents=$!

run() { # log, options of swift test
  local log=.build/$1
  "$swift" test --skip-build "${@:2}" 2>&1 | tee "$log"
  [ "${PIPESTATUS[0]}" -eq 0 ] || failed+=("$log")
}
Scripts/build.sh "Compiling vitrine and its tests" --build-tests || exit
run test.log --parallel
Scripts/build.sh "Compiling the stand-ins and their tests" "${standins[@]}" --build-tests || exit
run stand-ins.log "${standins[@]}"
Scripts/check-examples.sh || failed+=("make examples")

# Runs the tests of optional dependencies.
with() { # process, log, name, target of make
  if wait "$1"; then
    make --no-print-directory "$4" || failed+=("make $4")
  else
    cat ".build/$2" >&2
    echo "warning: $3 not tested: its dependencies could not be installed" >&2
    [ -z "${CI:-}" ] || failed+=("the installation for make $4")
  fi
}
export PAGE_TESTS=short AGENT_TESTS=short
with "$browser" install-browser.log "the pages were" pages
with "$agents" install-agents.log "vitrine mcp was" agents
make --no-print-directory action || failed+=("make action")

[ ${#failed[@]} -gt 0 ] || exit 0
printf '\nWhat failed:\n' >&2
for name in "${failed[@]}"; do
  echo "  $name" >&2
  [ ! -f "$name" ] || grep -E '✘|error:|: Fatal error|Exited with' "$name" |
    grep -v 'Test run with' | cut -c1-600 | tail -60 >&2
done
exit 1
