#!/usr/bin/env bash
# Writes all files and lists that follow from the sources: lists in articles, and the bindings for other
# languages. Tests compare each of them.
#
# usage: Scripts/generate.sh
set -euo pipefail
cd "$(dirname "$0")/.."

# The tests that write a list instead of comparing it, if VITRINE_UPDATE_DOCS is set.
lists=(FormatArticleTests SupportedAPITests PayloadArticleTests StagingTests AnswerTests)

Scripts/build.sh "Compiling vitrine and its tests" --build-tests
VITRINE_UPDATE_DOCS=1 Scripts/swift.sh test --skip-build --filter "$(IFS='|' && echo "${lists[*]}")" >.build/generate.log 2>&1 || {
  cat .build/generate.log >&2
  exit 1
}
.build/debug/vitrine schema | Scripts/make-bindings.py Bindings
git status --short
