#!/usr/bin/env bash
# Installs the Debian package in bare roots of Debian and Ubuntu, and draws, compares and shows there.
# Needs root and the network.
#
# usage: Scripts/check-dist.sh [SUITE...]
#
# Says how many seconds pass between the start of apt-get and the first picture. The package is that
# of `make dist`.
set -euo pipefail
cd "$(dirname "$0")/.."

suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie noble)
package=$(find .build/dist -name "vitrine_*.deb" | head -1)
. Scripts/debian-root.sh

status=0
for suite in "${suites[@]}"; do
  root=.build/bare/$suite
  if ! make_root "$suite" "$PWD/$root"; then
    echo "note: $suite could not be installed: see $root.log" >&2
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
  ' | sed "s|^|$name: |" || { status=1; echo "error: $name: it does not work: see $root/opt/try/apt.log" >&2; }
  umount "$root/proc"
done
exit "$status"
