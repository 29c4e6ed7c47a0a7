#!/usr/bin/env bash
# Builds what is installed elsewhere: a tarball, a Debian package and a wheel for Python with the command,
# for systems with glibc 2.36 or newer.
#
# usage: Scripts/make-dist.sh [OUTPUT]        all, into OUTPUT (.build/dist)
#        Scripts/make-dist.sh --install DIR   the files of the tarball, below DIR
#
# The executable has Swift's and C++'s runtimes inside, what draws, so that no window system comes along
# with it, and C libraries whose names differ between releases of Debian and Ubuntu. The others are declared, so that
# what reads fonts and pictures is mended by the system's updates. What pictures in SVG, PDF or WebP and a
# server need is opened when one comes up, and only recommended. The same sources give the same bytes on
# the same system.
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/dist-build
output=.build/dist
# Libraries that are linked in.
inside=(cairo pixman-1 cmark-gfm cmark-gfm-extensions deflate jpeg hyphen stdc++)
recommended="librsvg2-2, libpoppler-glib8 | libpoppler-glib8t64, libwebp7, liblcms2-2, libmicrohttpd12 | libmicrohttpd12t64, libnghttp2-14, libssl3 | libssl3t64"
# What only those need who ask for it by an option.
suggested="libisal2"

# Links with archives of the libraries inside, with the parts of ICU's data that pictures can ask for,
# without functions that nothing calls or that stand there twice, and with relative relocations packed.
# No library is looked for beside the executable.
compile() {
  local swift=${SWIFT:-swift} icu=$build/icu-data.o resources compiling linking
  gather_libraries
  resources=$("$swift" -print-target-info |
    sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
  Scripts/filter-icu.py "${resources}_static/linux/lib_FoundationICU.a" "$icu" >&2
  printf '%s\n' 'SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame_hdr) *(.gcc_except_table*) } }' \
    'INSERT AFTER .text;' >"$build/discard.ld"
  # Types are found by functions: to find them by name takes a sixth of the time of a first picture.
  compiling=(-Xfrontend -function-sections
    -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors -use-ld=lld)
  # Nothing catches what C++ throws: the process ends with or without tables of its frames.
  linking=(-lpixman-1 -lfontconfig "$PWD/$icu" --wrap=icudt76_dat "$PWD/$build/discard.ld"
    --gc-sections --icf=safe --no-export-dynamic -z pack-relative-relocs)
  # The files above are no files of the package: that they have changed is not seen.
  rm -f "$build/release/vitrine"
  PKG_CONFIG_PATH=$PWD/$build/libraries/pkgconfig "$swift" build --configuration release \
    --product vitrine --scratch-path "$build" --static-swift-stdlib --disable-local-rpath \
    "${compiling[@]/#/-Xswiftc=}" "${linking[@]/#/-Xlinker=}" >&2
}

# Makes a folder that has the libraries inside as archives only, and pkg-config's files that name it: the
# linker takes the first folder that has a library.
gather_libraries() {
  rm -rf "$build/libraries"
  mkdir -p "$build/libraries/pkgconfig"
  library_files | xargs ln -s -t "$build/libraries"
  sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' Package.swift | while read -r name; do
    sed -E "s|-L[^ ]+|-L$PWD/$build/libraries|" "$(pkg_config_file "$name")" \
      >"$build/libraries/pkgconfig/$name.pc"
  done
}

# The file that says how to link with a library.
pkg_config_file() { # name
  dpkg-query --search "*/pkgconfig/$1.pc" | sed 's/.*: //' | head -1
}

# The files of the libraries that are linked in.
library_files() {
  local name
  for name in "${inside[@]}"; do
    dpkg-query --search "*/lib$name.a" | sed 's/.*: //'
  done
}

# The packages that these files are in.
packages_inside() {
  library_files | xargs dpkg-query --search | cut -d: -f1 | sort -u
}

# Everything that is installed, below a prefix.
install_files() { # prefix
  local prefix=$1 command=$build/release/vitrine
  install -D -m 755 -s "$command" "$prefix/bin/vitrine"
  mkdir -p "$prefix/share/man/man1" "$prefix/share/bash-completion/completions" \
    "$prefix/share/zsh/site-functions" "$prefix/share/fish/vendor_completions.d" \
    "$prefix/share/doc/vitrine"
  "$command" man | gzip -9n >"$prefix/share/man/man1/vitrine.1.gz"
  "$command" completions bash >"$prefix/share/bash-completion/completions/vitrine"
  "$command" completions zsh >"$prefix/share/zsh/site-functions/_vitrine"
  "$command" completions fish >"$prefix/share/fish/vendor_completions.d/vitrine.fish"
  copyright >"$prefix/share/doc/vitrine/copyright"
  install -m 644 README.md SECURITY.md "$prefix/share/doc/vitrine/"
  gzip -9nc CHANGELOG.md >"$prefix/share/doc/vitrine/changelog.gz"
}

# The licence of the project and those of everything inside the executable.
copyright() {
  cat LICENSE
  local file name
  for file in Fonts/*/OFL.txt Fonts/*/LICENSE* Fonts/*/*/LICENSE*; do
    [ -e "$file" ] && printf '\n\n%s\n\n' "--- $file" && cat "$file"
  done
  for name in $(packages_inside); do
    file=/usr/share/doc/$name/copyright
    [ -e "$file" ] && printf '\n\n%s\n\n' "--- $name" && cat "$file"
  done
  printf '\n\n%s\n' "Swift's runtime and Foundation: Apache-2.0 with the runtime library exception," \
    "https://swift.org/LICENSE.txt; ICU: the licence of Unicode, https://www.unicode.org/license.txt"
}

# The packages that the executable's libraries are in. What reads packed relocations is asked for by hand:
# it is no symbol of a library.
dependencies() { # executable
  local folder
  folder=$(mktemp -d)
  mkdir "$folder/debian"
  printf 'Source: vitrine\n\nPackage: vitrine\nArchitecture: any\n' >"$folder/debian/control"
  (cd "$folder" && dpkg-shlibdeps -O "$1" 2>/dev/null) | sed 's/^shlibs:Depends=//' |
    tr ',' '\n' | sed 's/^ *//; s/^libc6 .*/libc6 (>= 2.36)/' | paste -sd, | sed 's/,/, /g'
  rm -rf "$folder"
}

# Addresses in calls are written in a form that repeats, where xz knows the machine's code.
compress() {
  case $architecture in
  amd64) xz -T1 --x86 --lzma2=preset=9e ;;
  *) xz -T1 -9e ;;
  esac
}

package() { # root version architecture
  local root=$1 version=$2 architecture=$3
  mkdir -p "$root/DEBIAN"
  cat >"$root/DEBIAN/control" <<END
Package: vitrine
Version: $version
Architecture: $architecture
Maintainer: Vitrine <vitrine@example.org>
Section: graphics
Priority: optional
Installed-Size: $(du -ks --exclude=DEBIAN "$root" | cut -f1)
Depends: $(dependencies "$PWD/$root/usr/bin/vitrine")
Recommends: $recommended
Suggests: $suggested
Description: WidgetKit widgets as pictures, without Apple hardware
 Draws archived SwiftUI view trees of widgets to PNG, SVG or PDF, laid out as
 SwiftUI does for every family, and compares them with kept pictures.
END
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$output/vitrine_${version}_$architecture.deb" >&2
}

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

if [ "${1:-}" = --install ]; then
  compile
  install_files "${2:?"usage: Scripts/make-dist.sh --install DIR"}"
  exit
fi
[ $# -eq 0 ] || output=$1

compile
rm -rf "$build/root" "$build/tar"
mkdir -p "$output"
version=$("$build/release/vitrine" --version | cut -d' ' -f2)
architecture=$(dpkg --print-architecture)
install_files "$build/root/usr"
name=vitrine-$version-linux-$architecture
mkdir -p "$build/tar"
cp -a "$build/root/usr" "$build/tar/$name"
tar --directory "$build/tar" --sort=name --owner=0 --group=0 --numeric-owner \
  --mtime="@$SOURCE_DATE_EPOCH" --create "$name" | compress >"$output/$name.tar.xz"
package "$build/root" "$version" "$architecture"
Scripts/make-wheel.sh "$build/release/vitrine" "$build/root/usr/share/doc/vitrine/copyright" "$output" >&2
(cd "$output" && sha256sum -- *.tar.xz *.deb *.whl >SHA256SUMS)
du -b "$output"/* | sed 's/^/bytes /' >&2
