#!/bin/sh
# Installs the dependencies of the tests of vitrine mcp: the official Python client of the Model Context Protocol
# from PyPI, in a Python environment in .build.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
environment="$root/.build/agents"
version=2.3.0

"$root/Scripts/install-packages.sh" python3-venv procps

if [ "$("$environment/bin/python" -c 'import importlib.metadata as m; print(m.version("mcp"))' 2>/dev/null)" != "$version" ]; then
  echo "installing: mcp $version" >&2
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check "mcp==$version"
fi
