#!/bin/sh
# Installs the dependencies of the tests of pages: Debian's chromium, and playwright from PyPI in a Python
# environment in .build, which drives it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
environment="$root/.build/browser"
version=1.65.2

"$root/Scripts/install-packages.sh" chromium python3-venv

if [ "$("$environment/bin/python" -c 'import importlib.metadata as m; print(m.version("playwright"))' 2>/dev/null)" != "$version" ]; then
  echo "installing: playwright $version" >&2
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check "playwright==$version"
fi
