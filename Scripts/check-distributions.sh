#!/usr/bin/env bash
# Verifies all goldens with one build of the command in other releases of Debian and Ubuntu, whose
# libraries differ. Needs root and the network.
#
# usage: Scripts/check-distributions.sh [SUITE...]
#
# The command is built on this machine; the roots are kept in .build/roots.
set -euo pipefail
cd "$(dirname "$0")/.."

suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie noble)
# Patterns of libraries, because their names differ between releases.
packages=(libbrotli1 libcairo2 libexpat1 libharfbuzz0b libhyphen0 libdeflate0 'libpng16-16*' 'libjpeg*-turbo*' libstdc++6
  ca-certificates librsvg2-2 libwebp7 liblcms2-2 'libpoppler-glib8*')

. Scripts/debian-root.sh
Scripts/swift.sh build --product vitrine >&2
binary=.build/debug/vitrine

install_root() { # suite
  local root=$PWD/.build/roots/$1
  [ -e "$root/.complete" ] && return
  make_root "$1" "$root" &&
    chroot "$root" apt-get install -y -q --no-install-recommends "${packages[@]}" \
      >>"$root.log" 2>&1 && touch "$root/.complete"
}

status=0
checked=0
for suite in "${suites[@]}"; do
  root=.build/roots/$suite
  if ! install_root "$suite"; then
    echo "note: $suite could not be installed: see $root.log" >&2
    [ -z "${CI:-}" ] || status=1
    continue
  fi
  home=$root/opt/vitrine
  rm -rf "$home"
  mkdir -p "$home/Examples" "$home/lib"
  cp "$binary" "$home/"
  # The Swift runtime comes along, and so do libraries whose files have other names there.
  ldd "$binary" | awk '/\/swift\// { print $3 }' | xargs -I{} cp -L {} "$home/lib/"
  cp -r Golden "$home/"
  cp -r Examples/Archives "$home/Examples/"
  missing=$(chroot "$root" /bin/sh -c 'cd /opt/vitrine && LD_LIBRARY_PATH=lib ldd ./vitrine' |
    awk '/not found/ { print $1 }' | sort -u | paste -sd ' ')
  for library in $missing; do
    ldd "$binary" | awk -v name="$library" '$1 == name { print $3 }' | xargs -I{} cp -L {} "$home/lib/"
  done
  mount -t proc proc "$root/proc"
  echo "$(root_name "$root"), libraries of its own but for ${missing:-none}:"
  chroot "$root" /bin/sh -c 'cd /opt/vitrine && LD_LIBRARY_PATH=lib ./vitrine verify' || status=1
  umount "$root/proc"
  checked=$((checked + 1))
done
if [ "$checked" -eq 0 ]; then
  echo "error: no system was checked" >&2
  exit 1
fi
exit "$status"
