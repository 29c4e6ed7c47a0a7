#!/usr/bin/env bash
# Runs `swift build` and shows its progress instead of the compiler's output.
#
# usage: Scripts/build.sh TITLE [OPTION...]
#
# Warnings are errors, because the compiler prints them only once. The output is
# kept in .build/build.log.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

title=$1
shift
log=.build/build.log
mkdir -p .build
start=$SECONDS

# "[12/345] Compiling …": the second number grows while the build is planned.
progress() {
  local line tenth=-1
  [ -t 2 ] || echo "$title" >&2
  while IFS= read -r line; do
    printf '%s\n' "$line"
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    local percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    if [ -t 2 ]; then
      printf '\r\033[K%s: %d %%' "$title" "$percent" >&2
    elif [ $((percent / 20)) -gt "$tenth" ]; then
      tenth=$((percent / 20))
      printf '  %d %%\n' "$percent" >&2
    fi
  done
  [ ! -t 2 ] || printf '\r\033[K' >&2
}

"${SWIFT:-swift}" build "$@" 2>&1 | progress >"$log"
code=${PIPESTATUS[0]}
if [ "$code" -ne 0 ]; then
  grep -q 'error:' "$log" && grep -A4 -E '(^|: )error:' "$log" | head -80 >&2 || tail -20 "$log" >&2
  echo "error: the build failed; $log contains the whole output" >&2
  exit "$code"
fi
if grep -qE '(^|: )warning:' "$log"; then
  grep -hE '(^|: )warning:' "$log" | sort -u >&2
  echo "error: the build has warnings; $log contains the whole output" >&2
  exit 1
fi
echo "$title: done in $((SECONDS - start)) s" >&2
