#!/usr/bin/env bash
# Runs the steps of action.yml with a command, and with programs that only note how they are called where
# a step would install something or talk to GitHub.
#
# usage: Tests/Tools/ActionTests/run.sh VITRINE
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
command=$(realpath "${1:?"usage: Tests/Tools/ActionTests/run.sh VITRINE"}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/home" "$work/release" "$work/project/Golden"
ln -s "$command" "$work/bin/vitrine"
for name in apt-get sudo gh curl; do
  cat >"$work/bin/$name" <<'FAKE'
#!/bin/sh
echo "$(basename "$0") $*" >>"$CALLS"
case "$(basename "$0") $*" in
"sudo "*) shift 0; exec "$@" ;;
"gh api --paginate"*) cat "$CALLS.comments" 2>/dev/null || true ;;
*--field*) for word; do case $word in body=@*) cp "${word#body=@}" "$CALLS.body" ;; esac; done ;;
esac
FAKE
  chmod +x "$work/bin/$name"
done
export PATH="$work/bin:$PATH" HOME="$work/home" CALLS="$work/calls"
export GITHUB_OUTPUT="$work/output" GITHUB_STEP_SUMMARY="$work/summary" GITHUB_REPOSITORY=owner/project
export GITHUB_SERVER_URL=https://github.com GITHUB_RUN_ID=7 NUMBER=3 CI=true
export VERSION=v1.2.3 PACKAGE="" TARGET="" GOLDENS="" PATTERNS="" REPORT=out SOURCE="" PICTURES="" ARTIFACT=""
export REPOSITORY=owner/vitrine PLACE="$work/home/.cache/vitrine-packages"

fail() {
  echo "error: $1" >&2
  [ ! -e "$CALLS" ] || cat "$CALLS" >&2
  exit 1
}
step() { (cd "$work/project" && "$root/Scripts/action.sh" "$@"); }
# The step, which must end with a code.
ends() { # code step
  local code=0
  : >"$CALLS"
  : >"$GITHUB_OUTPUT"
  step "$2" >"$work/text" 2>&1 || code=$?
  [ "$code" -eq "$1" ] || { cat "$work/text" >&2; fail "'$2' ended with $code, not with $1"; }
}
said() { grep -qF -- "$1" "$2" || { cat "$2" >&2; fail "'$1' is not in $2"; }; }

ends 0 places
said "packages=$HOME/.cache/vitrine-packages" "$GITHUB_OUTPUT"
said "key=v1.2.3-" "$GITHUB_OUTPUT"

file=vitrine_1.2.3_$(dpkg --print-architecture).deb
ends 1 install # the download left nothing
said "https://github.com/owner/vitrine/releases/download/v1.2.3/$file" "$CALLS"
echo package >"$work/release/$file"
SOURCE=$work/release ends 0 install
said "$PLACE/$file" "$CALLS"
SOURCE="" ends 0 install # what is kept is not brought again
grep -q curl "$CALLS" && fail "a kept package was brought again"

archive() { # text
  printf '%s' '{"vitrine":"1.0","kind":"Card","supportedFamilies":["systemSmall"],"entries":[{"date":' \
    "\"2026-01-31T09:41:00Z\",\"views\":{\"default\":{\"text\":\"$1\"}}}]}" \
    >"$work/project/Golden/Card.json"
}
archive one
echo '{"families":["systemSmall"],"colorSchemes":["light","dark"]}' >"$work/project/Golden/matrix.json"
(cd "$work/project" && CI="" vitrine verify -q --record all)
ends 0 verify
said "exit-code=0" "$GITHUB_OUTPUT"
said 'time="' "$work/project/out/junit.xml"
ends 0 comment # nothing changed, and nothing is said
grep -q -- "--field" "$CALLS" && fail "a comment was written although nothing changed"

archive two
ends 1 verify
said "exit-code=1" "$GITHUB_OUTPUT"
said "::error file=Golden/Card.json" "$work/text"
ends 0 comment
said "gh api repos/owner/project/issues/3/comments" "$CALLS"
said "### 1 change in 2 pictures" "$CALLS.body"
said "(<https://github.com/owner/project/actions/runs/7>)" "$CALLS.body"
echo 99 >"$CALLS.comments"
ARTIFACT=https://example.org/artifact ends 0 comment
said "gh api --method PATCH repos/owner/project/issues/comments/99" "$CALLS"
said "(<https://example.org/artifact>)" "$CALLS.body"

# Pictures go to a branch that has nothing else.
git init --quiet --bare "$work/origin.git"
git -C "$work/project" init --quiet
git -C "$work/project" -c user.name=t -c user.email=t@example.org commit --quiet --allow-empty -m start
git -C "$work/project" remote add origin "$work/origin.git"
for run in 7 8; do
  PICTURES=pictures GITHUB_RUN_ID=$run ends 0 comment
  said "raw/pictures/3/$run/change-1-before.png" "$CALLS.body"
done
[ "$(git -C "$work/origin.git" ls-tree -r --name-only pictures | wc -l)" -eq 6 ] ||
  fail "the branch does not have the pictures of both runs alone"

PATTERNS="nothing*" ends 2 verify
PACKAGE=Widgets PATH="$work/bin:/usr/bin:/bin" ends 2 install
said "widget code needs Swift" "$work/text"

# Every step of the action calls one of the steps above, and every variable that it reads is set.
python3 - "$root/action.yml" "$root/Scripts/action.sh" <<'CHECK'
import re
import sys

action, script = (open(name).read() for name in sys.argv[1:])
steps = re.findall(r"Scripts/action\.sh\" (\w+)", action)
known = re.search(r"^(\w+(?: \| \w+)*)\) \"\$1\"", script, re.MULTILINE)[1].split(" | ")
assert sorted(steps) == sorted(known), (steps, known)
inputs = set(re.findall(r"inputs\.(\w+)", action))
declared = set(re.findall(r"^  (\w+):$", action.split("\noutputs:")[0], re.MULTILINE))
assert inputs == declared, inputs ^ declared
CHECK
echo "the steps of action.yml do what they say"
