#!/usr/bin/env bash
# Runs the package manager with the flags of the project, which are in this file alone: what was compiled with
# other flags would be compiled again.
#
# usage: Scripts/swift.sh build|test|run [OPTION...]
#        Scripts/swift.sh flags        prints the flags of `build`, one per line
#
# Nothing of the project is looked up in an index or run in a debugger. VITRINE_BUILD_FLAGS has the same
# flags for the builds of packages by `vitrine`.
set -euo pipefail

flags=(--disable-index-store -debug-info-format none)
export VITRINE_BUILD_FLAGS="${flags[*]}"
action=${1:?"usage: Scripts/swift.sh build|test|run|flags [OPTION...]"}
shift
case $action in
flags) printf '%s\n' "${flags[@]}" ;;
# The program of the tests is Tests/XCTMain.swift: with it, Swift Testing has to be enabled by name.
test) exec "${SWIFT:-swift}" test --enable-swift-testing --disable-xctest "${flags[@]}" "$@" ;;
*) exec "${SWIFT:-swift}" "$action" "${flags[@]}" "$@" ;;
esac
