#!/usr/bin/env bash
# Builds the site of the articles and of the public API with the toolchain's docc.
#
# usage: Scripts/build-docs.sh [OUTPUT]    into OUTPUT (.build/docs)
#
# Warnings of docc are errors. Pictures in articles are goldens, so readers see what the tests
# compare. `python3 -m http.server --directory .build/docs` shows the site: /documentation/vitrine.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/docs}
build=.build/debug
modules=(VitrineCoding VitrineGeometry VitrineDevices VitrineDisplayList VitrineModel VitrineArchive Vitrine VitrineSnapshot VitrineTesting VitrineWidgetTesting)
tools=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")
symbols=.build/docs-symbols
catalog=.build/docs-catalog/Vitrine.docc
export DOCC_HTML_DIR=$tools/../share/docc/render

Scripts/build.sh "Compiling the documented modules" --products Vitrine,VitrineSnapshot,VitrineTesting,VitrineWidgetTesting
rm -rf "$symbols" "$catalog" "$output"
mkdir -p "$symbols" "$catalog"

# The search paths of the C modules that the package's modules import.
flags=(-I "$build/Modules")
for folder in Sources/Renderer/C{Cairo,HarfBuzz,Libraries,Vitrine/include}; do flags+=(-I "$folder" -Xcc "-I$folder"); done
for map in "$build"/CVitrine*.build/module.modulemap; do flags+=(-Xcc "-fmodule-map-file=$map"); done
for flag in $(pkg-config --cflags-only-I cairo freetype2 harfbuzz libpng expat); do
  flags+=(-Xcc "$flag")
done
target=$("$tools/swift" -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
for module in "${modules[@]}"; do
  "$tools/swift-symbolgraph-extract" -module-name "$module" -target "$target" "${flags[@]}" \
    -minimum-access-level public -skip-inherited-docs -skip-synthesized-members \
    -output-dir "$symbols"
done

# Articles name pictures by their paths in the repository; docc by their names, without the scale.
for article in Sources/Renderer/Vitrine/Vitrine.docc/*.md; do
  sed -E 's|\]\(\.\./\.\./\.\./\.\./Golden/([^)]*/)?([^)/]*)(@[123]x)?\.png\)|](\2.png)|g; s|@[123]x\.png\)|.png)|g' \
    "$article" >"$catalog/$(basename "$article")"
done
find Sources/Renderer/Vitrine/Vitrine.docc -name '*.png' -exec cp {} "$catalog/" \;
{ grep -ohE '\]\(\.\./\.\./\.\./\.\./Golden/[^)]*\.png\)' Sources/Renderer/Vitrine/Vitrine.docc/*.md || true; } |
  sed -E 's|\]\(\.\./\.\./\.\./\.\./(.*)\)|\1|' | sort -u |
  while read -r picture; do cp "$picture" "$catalog/"; done

"$tools/docc" convert "$catalog" --additional-symbol-graph-dir "$symbols" --output-dir "$output" \
  --fallback-display-name Vitrine --fallback-bundle-identifier org.vitrine.documentation \
  --warnings-as-errors --transform-for-static-hosting ${DOCS_BASE_PATH:+--hosting-base-path "$DOCS_BASE_PATH"}
echo "the site is in $output: python3 -m http.server --directory $output, then /documentation/vitrine" >&2
