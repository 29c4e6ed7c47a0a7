#!/bin/sh
# Installs the dependencies of the tests of pages: Debian's Chromium without windows, which takes half of the
# processor time of the one with them, and from PyPI in a Python environment in .build playwright, which drives
# it, and zxing-cpp, which reads QR codes.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
environment="$root/.build/browser"
packages="playwright==1.65.2 zxing-cpp==3.1.1"

"$root/Scripts/install-packages.sh" chromium-headless-shell python3-venv

installed=$("$environment/bin/python" -c 'import importlib.metadata as m
print(*(f"{name}=={m.version(name)}" for name in ("playwright", "zxing-cpp")))' 2>/dev/null || true)
if [ "$installed" != "$packages" ]; then
  echo "installing: $packages" >&2
  python3 -m venv "$environment"
  # shellcheck disable=SC2086 # the packages are words on purpose
  "$environment/bin/pip" install --quiet --disable-pip-version-check $packages
fi

ln -sf /usr/bin/chromium-headless-shell "$environment/chromium"
