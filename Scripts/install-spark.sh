#!/bin/sh
# Installs the dependencies of the test of Examples/Spark: Debian's OpenJDK, and Apache Spark with its
# libraries for tables from PyPI, in a separate Python environment in .build.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
environment="$root/.build/spark"
version=4.3.0

"$root/Scripts/install-packages.sh" openjdk-17-jre-headless python3-venv procps

if [ "$("$environment/bin/python" -c 'import importlib.metadata as m; print(m.version("pyspark"))' 2>/dev/null)" != "$version" ]; then
  echo "installing: pyspark $version" >&2
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check \
    "pyspark==$version" "pandas>=2.2,<3" "pyarrow>=15"
fi
