# shellcheck shell=bash
# Sourced: creates root file systems of Debian and Ubuntu releases. Needs root and the network.

# A folder of this system may not be in the roots.
unset TMPDIR

command -v debootstrap >/dev/null || apt-get install -y -q debootstrap >&2

# Installs the minimal system of a release into a folder; the output goes to FOLDER.log.
make_root() { # suite folder
  local suite=$1 folder=$2 flags=() mirror=http://deb.debian.org/debian
  rm -rf "$folder"
  mkdir -p "$folder"
  case $suite in
    noble | jammy)
      mirror=http://archive.ubuntu.com/ubuntu
      # Ubuntu has other machines' packages elsewhere.
      [ "$(dpkg --print-architecture)" = amd64 ] || mirror=http://ports.ubuntu.com/ubuntu-ports
      # The host may lack the other distribution's keys; nothing in a root runs outside it.
      flags=(--no-check-gpg "--components=main,universe")
      ;;
  esac
  [ -e "/usr/share/debootstrap/scripts/$suite" ] || ln -s gutsy "/usr/share/debootstrap/scripts/$suite"
  debootstrap --variant=minbase "${flags[@]}" "$suite" "$folder" "$mirror" >"$folder.log" 2>&1
}

# Prints the display name of the release in a folder.
root_name() { # folder
  sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$1/etc/os-release"
}
