#!/usr/bin/env bash
# Installs the Debian packages in minimal roots of Debian and Ubuntu, and draws and compares pictures there; then
# it creates a package of widgets, builds it with this machine's toolchain, and runs the steps of its workflow in
# another folder. Needs root and the network.
#
# usage: Scripts/check-dist.sh [SUITE...]
#
# Prints the seconds from the start of apt-get to the first picture, and from a package's
# creation to its first picture. If PROJECT names a folder with an Xcode project, it is drawn too. The
# packages are those of `make dist`; without vitrine-swift, only the command is checked. What cannot be checked
# is noted, and fails if CI is set or nothing was checked.
set -euo pipefail
cd "$(dirname "$0")/.."

suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie noble)
package=$(find .build/dist -name "vitrine_*.deb" 2>/dev/null | head -1)
modules=$(find .build/dist -name "vitrine-swift_*.deb" 2>/dev/null | head -1)
if [ -z "$package" ]; then
  echo "error: there is no package of the command in .build/dist" >&2
  echo "hint: make dist, or Scripts/make-dist.sh --command" >&2
  exit 2
fi
toolchain=$(dirname "$(dirname "$(realpath "$(command -v "${SWIFT:-swift}")")")")
. Scripts/debian-root.sh

# Builds widgets in a root with the command.
check_swift() { # root
  local root=$1 status=0
  cp "$modules" "$root/opt/try/vitrine-swift.deb"
  [ -z "${PROJECT:-}" ] || cp -r "$PROJECT" "$root/opt/try/project"
  # The workflow downloads the packages under their own names.
  mkdir -p "$root/opt/packages"
  cp "$package" "$modules" "$root/opt/packages/"
  cp Scripts/run-workflow.sh "$root/opt/try/"
  mkdir -p "$root/opt/toolchain"
  mount --bind "$toolchain" "$root/opt/toolchain"
  # shellcheck disable=SC2016 # the variables are those of the shell in the root
  chroot "$root" /bin/sh -ec '
    cd /opt/try
    # Without Swift, the command names the missing package.
    apt-get install -y -qq --no-install-recommends ./vitrine-swift.deb >apt-swift.log 2>&1
    vitrine xcode . 2>&1 | grep -q "swift.org/install"
    # The packages that a toolchain needs, without those of C++: widgets are linked without them.
    apt-get install -y -qq --no-install-recommends gcc libc6-dev libcurl4 libncurses6 \
      libsqlite3-0 libxml2 git ca-certificates python3 >>apt-swift.log 2>&1
    export PATH=/opt/toolchain/bin:$PATH
    seconds() { start=$(date +%s.%N); "$@"; end=$(date +%s.%N)
      echo "$start $end $1 $2" | awk "{ printf \"%s %s: %.1f s\\n\", \$3, \$4, \$2 - \$1 }"; }
    vitrine init -q Tasks
    seconds vitrine preview -q --once Tasks -o first
    test -s first/index.html
    (cd Tasks && vitrine verify -q --package . --record missing && vitrine verify -q --package .)
    # On the machine of a workflow, the package is in another folder and nothing is set.
    mkdir -p /srv/checkout && cp -r Tasks /srv/checkout/ && rm -rf /srv/checkout/Tasks/.build
    (cd /srv/checkout/Tasks && env -i PATH="$PATH" HOME=/root CI=1 VITRINE_PACKAGES=file:///opt/packages \
      /opt/try/run-workflow.sh .github/workflows/widgets.yml)
    if [ -d project ]; then seconds vitrine xcode -q project -o pictures; fi
  ' || status=1
  umount "$root/opt/toolchain"
  return "$status"
}

# Notes what is not checked.
skip() { # message
  echo "note: $1" >&2
  [ -z "${CI:-}" ] || status=1
}

status=0
checked=0
for suite in "${suites[@]}"; do
  root=.build/bare/$suite
  if ! make_root "$suite" "$PWD/$root"; then
    skip "$suite could not be installed: see $root.log"
    continue
  fi
  mkdir -p "$root/opt/try/Golden/faces"
  cp "$package" "$root/opt/try/vitrine.deb"
  cp -r Examples/Archives "$root/opt/try/"
  cp -r Golden/effects "$root/opt/try/Golden/"
  cp Golden/faces/Blocks.ttf "$root/opt/try/Golden/faces/"
  mount -t proc proc "$root/proc"
  name=$(root_name "$root")
  # shellcheck disable=SC2016 # the variables are those of the shell in the root
  chroot "$root" /bin/sh -ec '
    cd /opt/try
    start=$(date +%s.%N)
    apt-get install -y -qq --no-install-recommends ./vitrine.deb >apt.log 2>&1
    archive=$(ls Archives/*.json | head -1)
    vitrine render -q "$archive" --family systemMedium -o picture.png
    end=$(date +%s.%N)
    vitrine --version
    echo "$start $end" | awk "{ printf \"first picture after %.1f s\\n\", \$2 - \$1 }"
    vitrine gallery -q Archives/*.json -o gallery && test -s gallery/index.html
    vitrine preview -q --once "$archive" -o previews && test -s previews/index.html
    printf "%s\n" "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"check\",\"version\":\"1\"}}}" |
      vitrine mcp "$archive" | grep -q "\"serverInfo\""
    vitrine verify
  ' | sed "s|^|$name: |" || { status=1; echo "error: $name: the command does not work: see $root/opt/try/apt.log" >&2; }
  [ -n "$modules" ] || skip "$name: vitrine-swift is not checked, because it is not in .build/dist"
  [ -z "$modules" ] || check_swift "$root" | sed "s|^|$name: |" ||
    { status=1; echo "error: $name: widgets cannot be built: see $root/opt/try/apt-swift.log" >&2; }
  umount "$root/proc"
  checked=$((checked + 1))
done
if [ "$checked" -eq 0 ]; then
  echo "error: no system was checked" >&2
  exit 1
fi
exit "$status"
