#!/usr/bin/env bash
# Verifies all goldens with one build of the command in other releases of Debian and Ubuntu, whose
# libraries are other ones. Needs root and the network.
#
# usage: Scripts/check-distributions.sh [SUITE...]
#
# The command is the one that is built here; the roots are kept in .build/roots.
set -euo pipefail
cd "$(dirname "$0")/.."

suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie noble)
# Libraries by patterns, because releases give them other names.
packages=(libcairo2 libexpat1 libharfbuzz0b libhyphen0 libdeflate0 'libpng16-16*' 'libjpeg*-turbo*' libstdc++6
  ca-certificates librsvg2-2 libwebp7 liblcms2-2 'libpoppler-glib8*')

command -v debootstrap >/dev/null || apt-get install -y -q debootstrap >&2
swift build --product vitrine >&2
binary=.build/debug/vitrine

mirror() { # suite
  case $1 in
    noble | jammy) echo http://archive.ubuntu.com/ubuntu ;;
    *) echo http://deb.debian.org/debian ;;
  esac
}

install_root() { # suite
  local root=$PWD/.build/roots/$1 flags=()
  [ -e "$root/.complete" ] && return
  rm -rf "$root"
  mkdir -p "$root"
  # The host may lack the other distribution's keys; nothing of a root is ever run outside of it.
  case $1 in noble | jammy) flags=(--no-check-gpg --components=main,universe) ;; esac
  [ -e "/usr/share/debootstrap/scripts/$1" ] || ln -s gutsy "/usr/share/debootstrap/scripts/$1"
  debootstrap --variant=minbase "${flags[@]}" "$1" "$root" "$(mirror "$1")" >"$root.log" 2>&1 &&
    chroot "$root" apt-get install -y -q --no-install-recommends "${packages[@]}" \
      >>"$root.log" 2>&1 && touch "$root/.complete"
}

status=0
for suite in "${suites[@]}"; do
  root=.build/roots/$suite
  if ! install_root "$suite"; then
    echo "note: $suite could not be installed: see $root.log" >&2
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
    awk '/not found/ { print $1 }' | sort -u)
  for library in $missing; do
    ldd "$binary" | awk -v name="$library" '$1 == name { print $3 }' | xargs -I{} cp -L {} "$home/lib/"
  done
  mount -t proc proc "$root/proc"
  echo "$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$root/etc/os-release"), libraries of its own but for" \
    "$(echo ${missing:-none}):"
  chroot "$root" /bin/sh -c 'cd /opt/vitrine && LD_LIBRARY_PATH=lib ./vitrine verify' || status=1
  umount "$root/proc"
done
exit "$status"
