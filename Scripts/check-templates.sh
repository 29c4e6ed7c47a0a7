#!/usr/bin/env bash
# Creates each kind of project with `vitrine init`, and a package with `vitrine xcode --init`, moves them to
# another folder, and builds, draws, checks and verifies them there with a bare environment: by the commands,
# by their own tests, and by the steps of their workflows.
#
# usage: Scripts/check-templates.sh [KIND...]
#
# KIND is widget, live-activity, control, archive, xcode or a template in Templates/Widgets; by default, all.
# Vitrine's modules are compiled in .build.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
kinds=("$@")
templates=" $(basename -s .swift Templates/Widgets/*.swift | tr '[:upper:]\n' '[:lower:] ')"
[ ${#kinds[@]} -gt 0 ] || kinds=(archive widget $templates live-activity control xcode)

swift=${SWIFT:-swift}
"$swift" build --product vitrine >&2
"$swift" build --product vitrine-xcode >&2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/here" "$work/there" "$work/home"
for name in vitrine vitrine-xcode; do ln -s "$root/.build/debug/$name" "$work/bin/$name"; done
# What the steps of a workflow install is here already.
for name in apt-get curl; do
  printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n' "$name" "$work" >"$work/bin/$name"
  chmod +x "$work/bin/$name"
done
tools=$(dirname "$(command -v "$swift")")

# Runs a program as on a machine where nothing is set, but with the modules that are compiled here.
cache=${XDG_CACHE_HOME:-$HOME/.cache}
bare() {
  env -i PATH="$work/bin:$tools:/usr/bin:/bin" HOME="$work/home" TERM=dumb XDG_CACHE_HOME="$cache" \
    SWIFTPM_BUILD_DIR="$root/.build" VITRINE_PACKAGE="$root" VITRINE_PACKAGES=https://example.org/packages "$@"
}
said() { grep -qF -- "$1" "$2" || { echo "error: '$1' is not in $2" >&2; cat "$2" >&2; exit 1; }; }

check_archive() {
  bare vitrine check -q Golden/*/Try*.json
  bare vitrine verify -q --record missing
  bare vitrine verify -q
}
check_package() {
  bare vitrine gallery -q --package . -o gallery/
  test -s gallery/index.html
  bare vitrine check -q --package .
  bare vitrine verify -q --package . --record missing
  bare CI=1 vitrine verify -q --no-sandbox --package .
  bare VITRINE_RECORD=missing "$swift" test --quiet
  bare "$swift" test --quiet
  bare "$root/Scripts/run-workflow.sh" .github/workflows/widgets.yml
  said "apt-get install -y -qq /tmp/vitrine-swift_" "$work/calls"
}
check_xcode() {
  git init --quiet .
  bare vitrine xcode Ring -o pictures >said 2>&1 || { code=$?; [ "$code" -eq 5 ] || { cat said >&2; exit "$code"; }; }
  said "Ring.swift:" said
  [ -z "$(git status --porcelain .vitrine)" ] || { echo "error: .vitrine is not ignored" >&2; exit 1; }
  bare vitrine xcode Ring -o pictures --strict-build >said 2>&1 && { echo "error: the strict build passed" >&2; exit 1; }
  grep -q "nothing has changed" said && { echo "error: the strict build was not made" >&2; exit 1; }
  bare vitrine xcode Ring -o pictures >/dev/null 2>&1 || [ $? -eq 5 ]
  bare vitrine xcode Ring --init >said 2>&1
  said "Ring.swift:" said
  said "Ring.swift:" Vitrine/RingWidgets/Package.swift
  said "\"ios27\"" Golden/RingWidgets/matrix.json
  test -L Vitrine/RingWidgets/Sources/RingWidgets/Ring/Titles.swift
  rm -rf .vitrine
  bare swift run --package-path Vitrine/RingWidgets RingWidgets archive -o Golden/RingWidgets \
    --resources Vitrine/RingWidgets/Resources --fresh --date 2026-01-01T09:41:00Z --deployment-target 18.0 >said 2>&1 ||
    { cat said >&2; exit 1; }
  bare vitrine verify -q --record missing
  bare CI=1 "$root/Scripts/run-workflow.sh" .github/workflows/widgets-RingWidgets.yml
}

for kind in "${kinds[@]}"; do
  echo "$kind" >&2
  name=Try$(echo "$kind" | tr -d -)
  if [ "$kind" = xcode ]; then
    mkdir -p "$work/here/$name"
    cp -r Tests/Tools/TemplateTests/Ring "$work/here/$name/"
  else
    case $templates in *" $kind "*) option=--template=$kind ;; *) option=--$kind ;; esac
    (cd "$work/here" && bare vitrine init -q "$name" "$option")
  fi
  mv "$work/here/$name" "$work/there/$name"
  case $kind in
    archive) (cd "$work/there/$name" && check_archive) ;;
    xcode) (cd "$work/there/$name" && check_xcode) ;;
    *) (cd "$work/there/$name" && check_package) ;;
  esac
done
echo "the templates work as they are written"
