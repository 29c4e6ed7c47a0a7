#!/usr/bin/env bash
# Runs the tests under the compiler's sanitizers.
#
# usage: Scripts/sanitize.sh address|thread|all [FILTER]
#
# `address` finds invalid uses of memory and undefined behaviour, `thread` finds data
# races. Without a filter, it runs the suites that call the code directly. The sanitizers do not follow
# the processes of suites that start the command or a compiler: a helper process has less memory than
# a sanitizer reserves.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:?"usage: Scripts/sanitize.sh address|thread|all [FILTER]"}
filter=${2:-"ModelTests|DrawingTests|LayoutTests|VitrineTests|SnapshotTests|SwiftUITests|CheckTests"}
if [ "$kind" = all ]; then
  "$0" address "${@:2}"
  exec "$0" thread "${@:2}"
fi
case $kind in
  # Swift checks for undefined behaviour itself; the C code in the project needs the sanitizer.
  address) flags=(-Xswiftc -sanitize=address -Xcc "-fsanitize=address,undefined") ;;
  thread) flags=(-Xswiftc -sanitize=thread -Xcc -fsanitize=thread) ;;
  *) echo "error: '$kind' is not a sanitizer" >&2; echo "hint: address, thread or all" >&2; exit 2 ;;
esac

# Names of functions in reports; memory that the runtime keeps until the end is not a leak.
# Five callers of an allocation are enough: with thirty, each test has so many different stacks that
# looking them up takes hours.
ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:malloc_context_size=5
export ASAN_OPTIONS=$ASAN_OPTIONS:suppressions=$PWD/Scripts/address-sanitizer.txt
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1:suppressions=$PWD/Scripts/thread-sanitizer.txt
export VITRINE_HELPER=none VITRINE_SANITIZER=$kind
Scripts/swift.sh test --parallel --scratch-path ".build/sanitize-$kind" --filter "^($filter)\." "${flags[@]}"
[ $# -gt 1 ] || Scripts/swift.sh test --package-path StandIns --scratch-path ".build/sanitize-$kind" "${flags[@]}"
