#!/usr/bin/env bash
# Builds with Scripts/swift.sh, and shows the progress instead of the compiler's output.
#
# usage: Scripts/build.sh TITLE [--products NAME,NAME...] [OPTION...]
#
# --products builds several programs and libraries at once; ExampleWidgets is a program of the package of the
# examples. The package manager takes one product, but builds all that a package depends on: a package in
# .build depends on the products. Warnings are errors, because the compiler prints them only once. The output
# is kept in .build/build.log.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

title=$1
shift
log=${BUILD_LOG:-.build/build.log}
mkdir -p .build
start=$SECONDS

# Writes the package that depends on products, and prints its folder.
package_of() { # name...
  local name folder=.build/products/$1
  for name in "${@:2}"; do folder+=+$name; done
  mkdir -p "$folder/Sources/Products"
  [ -e "$folder/Sources/Products/Products.swift" ] || : >"$folder/Sources/Products/Products.swift"
  {
    printf '%s\n' '// swift-tools-version: 6.0' 'import PackageDescription' 'let package = Package(' \
      "  name: \"Products\", platforms: [.macOS(.v15)]," \
      "  dependencies: [.package(name: \"Vitrine\", path: \"$PWD\")," \
      "    .package(name: \"Examples\", path: \"$PWD/Examples\")]," \
      '  targets: [.target(name: "Products", dependencies: ['
    for name; do
      case $name in ExampleWidgets) package=Examples ;; *) package=Vitrine ;; esac
      printf '    .product(name: "%s", package: "%s"),\n' "$name" "$package"
    done
    printf '%s\n' '  ])])'
  } >"$folder/manifest"
  # What did not change is not read again.
  cmp -s "$folder/manifest" "$folder/Package.swift" || cp "$folder/manifest" "$folder/Package.swift"
  rm "$folder/manifest"
  echo "$folder"
}

if [ "${1:-}" = --products ]; then
  IFS=, read -r -a names <<<"$2"
  shift 2
  set -- --package-path "$(package_of "${names[@]}")" --scratch-path .build "$@"
fi

Scripts/swift.sh build "$@" 2>&1 | python3 Scripts/progress.py "$title" "$@" >"$log"
code=${PIPESTATUS[0]}
if [ "$code" -ne 0 ]; then
  # Each group of files repeats the errors of its module.
  grep -q 'error:' "$log" && grep -A4 -E '(^|: )error:' "$log" | awk '/error:/ { isNew = !seen[$0]++ } isNew' |
    head -80 >&2 || tail -20 "$log" >&2
  echo "error: the build failed; $log contains the whole output" >&2
  exit "$code"
fi
if grep -qE '(^|: )warning:' "$log"; then
  grep -hE '(^|: )warning:' "$log" | sort -u >&2
  echo "error: the build has warnings; $log contains the whole output" >&2
  exit 1
fi
echo "$title: done in $((SECONDS - start)) s" >&2
