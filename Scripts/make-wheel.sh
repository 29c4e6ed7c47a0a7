#!/usr/bin/env bash
# Builds a wheel for Python with the command, the libraries that it loads and the builders of archives.
#
# usage: Scripts/make-wheel.sh COMMAND COPYRIGHT OUTPUT
#
# COMMAND is the executable, COPYRIGHT the file with the licences of its contents. The wheel runs on
# systems with glibc 2.36 or newer, and needs nothing else of the system.
set -euo pipefail
cd "$(dirname "$0")/.."

command=$(realpath "${1:?"usage: Scripts/make-wheel.sh COMMAND COPYRIGHT OUTPUT"}")
copyright=$(realpath "$2")
mkdir -p "$3"
output=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$command" --version | cut -d' ' -f2)
cp -r Bindings/python/pyproject.toml Bindings/python/vitrine "$work/"
find "$work" -name __pycache__ -exec rm -rf {} +
echo "$version" >"$work/VERSION"
cp Bindings/python/README.md "$work/"
mkdir -p "$work/vitrine/bin" "$work/vitrine/lib" "$work/vitrine/licenses"
install -m 755 -s "$command" "$work/vitrine/bin/vitrine"
cp "$copyright" "$work/vitrine/licenses/copyright"

# What glibc and the compiler's runtime bring is the system's. Everything else is taken along.
ldd "$command" | awk '$2 == "=>" { print $1, $3 }' |
  grep -vE '^(libc|libm|libdl|libpthread|librt|libresolv|libgcc_s|libstdc\+\+|ld-linux[^ ]*)\.so' |
  while read -r name file; do
    install -m 644 -s "$file" "$work/vitrine/lib/$name"
    package=$(dpkg-query --search "$(realpath "$file")" "$file" 2>/dev/null | head -1 | cut -d: -f1 || true)
    if [ -n "$package" ] && [ -e "/usr/share/doc/$package/copyright" ]; then
      cp "/usr/share/doc/$package/copyright" "$work/vitrine/licenses/$package"
    fi
  done

platform=manylinux_2_36_$(uname -m)
printf '[bdist_wheel]\npython_tag = py3\nplat_name = %s\n' "$platform" >"$work/setup.cfg"
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 315532800)}
find "$work" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
(cd "$work" && /usr/bin/python3 -c '
import sys
from setuptools import build_meta
build_meta.build_wheel(sys.argv[1])' "$output" >"$work/log" 2>&1) || {
  cat "$work/log" >&2
  exit 1
}
ls "$output"/vitrine-"$version"-*.whl
