#!/usr/bin/env bash
# The steps of action.yml.
#
# usage: Scripts/action.sh places|install|verify|comment
#
# Each step reads its input from environment variables, which action.yml sets.
set -euo pipefail

# Outputs the folders of cached packages and builds, and the key of the cache.
places() {
  local system builds="$HOME/.cache/vitrine"
  # shellcheck source=/dev/null
  system=$(. /etc/os-release && echo "$ID-$VERSION_ID")
  [ ! -d "$PACKAGE" ] || builds+=$'\n'"$PACKAGE/.build"$'\n'"$PACKAGE/.vitrine"
  {
    echo "packages=$HOME/.cache/vitrine-packages"
    echo "key=$VERSION-$system-$(uname -m)-$(swift --version 2>/dev/null | sha256sum | cut -c1-12)"
    printf 'builds<<END-OF-BUILDS\n%s\nEND-OF-BUILDS\n' "$builds"
  } >>"$GITHUB_OUTPUT"
}

# Installs the command and, to build widgets, the package for Swift code.
install() {
  local names=(vitrine) name file files=() sudo=()
  [ -z "$PACKAGE" ] || names+=(vitrine-swift)
  if [ -n "$PACKAGE" ] && ! command -v swift >/dev/null; then
    echo "::error::widget code needs Swift: run the job in the container swift:6.3, or install Swift first" >&2
    exit 2
  fi
  mkdir -p "$PLACE"
  for name in "${names[@]}"; do
    file=${name}_${VERSION#v}_$(dpkg --print-architecture).deb
    [ -e "$PLACE/$file" ] || bring "$file" "$PLACE/$file"
    files+=("$(realpath "$PLACE/$file")")
  done
  [ "$(id -u)" -eq 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${files[@]}"
}

# Gets a file of the release, or from the source that replaces it.
bring() { # name destination
  local from=${SOURCE:-https://github.com/$REPOSITORY/releases/download/v${VERSION#v}}
  case $from in
  https://*)
    curl --fail --silent --show-error --location --retry 3 --output "$2.part" "$from/$1"
    mv "$2.part" "$2"
    ;;
  *) cp -- "$from/$1" "$2" ;;
  esac
}

verify() {
  local words=(--github --report "$REPORT" --junit "$REPORT/junit.xml") code=0 patterns=()
  if [ -n "$PACKAGE" ]; then
    words+=(--package "$PACKAGE")
    # Pull requests from forks are never trusted, regardless of the workflow.
    if [ "${SANDBOX:-}" = false ] && [ "${IS_FORK:-}" != true ]; then
      words+=(--no-sandbox)
    else
      words+=(--sandbox)
    fi
  fi
  # Without a package, the archives alone are verified, which needs no Swift.
  [ -n "$PACKAGE" ] || GOLDENS=${GOLDENS:-Golden}
  [ -z "$TARGET" ] || words+=(--target "$TARGET")
  [ -z "$GOLDENS" ] || words+=(--goldens "$GOLDENS")
  # Patterns are separate words, which the shell does not expand.
  read -r -a patterns -d '' <<<"$PATTERNS" || true
  vitrine verify "${words[@]}" "${patterns[@]}" || code=$?
  echo "exit-code=$code" >>"$GITHUB_OUTPUT"
  exit "$code"
}

# Marks the comment, so that later runs find it.
mark="<!-- vitrine -->"

# Writes the comment, or replaces that of an earlier run; without changes and an earlier comment, none
# is written.
comment() {
  local work body old
  [ -e "$REPORT/report.json" ] || exit 0
  work=$(mktemp -d)
  body=$work/comment.md
  write_comment "$work/pictures" "$work/text.md"
  { echo "$mark" && cat "$work/text.md"; } >"$body"
  old=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" \
    --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -1)
  if [ -n "$old" ]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$old" --field "body=@$body" >/dev/null
  elif ! head -1 "$work/text.md" | grep -q "No change"; then
    gh api "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --field "body=@$body" >/dev/null
  fi
}

write_comment() { # pictures output
  local words=(--allow-empty --pictures "$1" -o "$2") run
  run=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID
  words+=(--report-url "${ARTIFACT:-$run}")
  if [ -n "$PICTURES" ]; then
    words+=(--url "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/raw/$PICTURES/$NUMBER/$GITHUB_RUN_ID")
  else
    words+=(--no-pictures)
  fi
  vitrine comment "$REPORT" "${words[@]}"
  [ -z "$PICTURES" ] || [ ! -d "$1" ] || push_pictures "$1"
}

# Adds a folder to the branch of pictures, which contains no files of the project.
push_pictures() { # folder
  local tree
  tree=$(mktemp -d)
  if git fetch --quiet --depth 1 origin "$PICTURES" 2>/dev/null; then
    git worktree add --quiet --detach "$tree" FETCH_HEAD
  else
    git worktree add --quiet --detach --no-checkout "$tree" HEAD
    git -C "$tree" checkout --quiet --orphan vitrine-pictures
    git -C "$tree" read-tree --empty
  fi
  mkdir -p "$tree/$NUMBER/$GITHUB_RUN_ID"
  cp -r "$1/." "$tree/$NUMBER/$GITHUB_RUN_ID/"
  git -C "$tree" add --all "$NUMBER"
  git -C "$tree" -c user.name=vitrine -c user.email=vitrine@example.org \
    commit --quiet --message "Pictures of pull request $NUMBER"
  git -C "$tree" push --quiet origin "HEAD:refs/heads/$PICTURES"
  git worktree remove --force "$tree"
}

case ${1:-} in
places | install | verify | comment) "$1" ;;
*)
  echo "usage: Scripts/action.sh places|install|verify|comment" >&2
  exit 2
  ;;
esac
