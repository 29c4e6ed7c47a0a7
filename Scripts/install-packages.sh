#!/bin/sh
# Installs missing Debian packages and those given as arguments, with sudo unless it runs as root.
set -eu

packages="
  libbrotli-dev
  libcairo2-dev
  libcmark-gfm-dev
  libcmark-gfm-extensions-dev
  libdeflate-dev
  libexpat1-dev
  libfreetype-dev
  libharfbuzz-dev
  libhyphen-dev
  libisal2
  libjpeg62-turbo-dev
  liblcms2-2
  libpng-dev
  libpoppler-glib8
  libqrencode-dev
  librsvg2-2
  libssl-dev
  zlib1g-dev
  libwebp7
  libmicrohttpd-dev
  libnghttp2-dev
  libyaml-dev
  nghttp2-client
  pkg-config
  python3
  python3-jsonschema
  strace
  $*
"

missing=""
for package in $packages; do
  status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
  [ "$status" = "install ok installed" ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "error: cannot install$missing: there is no apt-get on this system" >&2
  exit 1
fi
sudo=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "error: cannot install$missing: not root, and there is no sudo" >&2
    exit 1
  fi
  sudo="sudo"
fi

echo "installing:$missing" >&2
$sudo apt-get update -qq
# shellcheck disable=SC2086 # the lists are words on purpose
$sudo env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends $missing >/dev/null
