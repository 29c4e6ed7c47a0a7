#!/usr/bin/env bash
# Builds the distribution: tarballs, Debian packages and a wheel for Python, for systems with
# glibc 2.36 or newer. The package vitrine is the command; vitrine-swift is what it needs for Swift code.
#
# usage: Scripts/make-dist.sh [OUTPUT]          all, into OUTPUT (.build/dist)
#        Scripts/make-dist.sh --install DIR     the files of the first tarball, below DIR
#        Scripts/make-dist.sh --command [OUTPUT], --swift [OUTPUT]  only one package
#
# The executable contains the runtimes of Swift and C++, the drawing library, so that no window system is
# installed with it, and C libraries whose names differ between releases of Debian and Ubuntu. Other libraries
# are dependencies, so that the system's updates fix those that read fonts and pictures. The libraries for SVG,
# PDF and WebP and for servers are loaded on demand, and only recommended. The same sources yield the same
# bytes on the same system.
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build/dist-build
output=.build/dist
# Libraries that are linked in.
# Each before those that it needs, as some linkers read archives once.
inside=(cairo pixman-1 cmark-gfm-extensions cmark-gfm deflate jpeg hyphen)
# The system libraries that those need.
outside=(fontconfig)
recommended="librsvg2-2, libpoppler-glib8 | libpoppler-glib8t64, libwebp7, liblcms2-2, libmicrohttpd12 | libmicrohttpd12t64, libnghttp2-14, libqrencode4, libssl3 | libssl3t64"
# The libraries that only some options need.
suggested="libisal2"

# Compiles the command alone, or with it all that the package vitrine-swift has: all libraries and the program
# for Xcode projects, with the toolchain's own runtime, as programs of widgets are. What both need is compiled
# once. Types are found by functions: to find them by name takes a sixth of the time of a first picture.
compile() { # command|swift|all
  local package=$PWD title="Compiling the modules for Swift code" product=()
  if [ "$1" = command ]; then
    title="Compiling the command"
    product=(--product vitrine)
  else
    package=$build/everything
    mkdir -p "$package/Sources/Everything"
    : >"$package/Sources/Everything/Everything.swift"
    everything "$1" >"$package/Package.swift"
  fi
  gather_libraries "$build/libraries" "${inside[@]}"
  PKG_CONFIG_PATH=$PWD/$build/libraries/pkgconfig build_showing "$title" "${product[@]}" \
    --package-path "$package" --scratch-path "$build" --disable-local-rpath \
    -Xlinker -lpixman-1 -Xlinker -lfontconfig -Xswiftc=-use-ld=lld -Xswiftc=-Xfrontend -Xswiftc=-function-sections \
    -Xswiftc=-Xfrontend -Xswiftc=-disable-concrete-type-metadata-mangled-name-accessors
}

# Links the objects of the command once more: with archives of Swift's runtime and of the libraries inside, with
# the parts of ICU's data that pictures can ask for, without functions that are unused or duplicates, and with
# packed relative relocations. The executable has no search path for libraries next to it.
link_command() {
  local swift=${SWIFT:-swift} icu=$build/icu-data.o resources words linking
  resources=$("$swift" -print-target-info |
    sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
  Scripts/filter-icu.py "${resources}_static/linux/lib_FoundationICU.a" "$icu" >&2
  printf '%s\n' 'SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame_hdr) *(.gcc_except_table*) } }' \
    'INSERT AFTER .text;' >"$build/discard.ld"
  # Nothing catches C++ exceptions: the process ends with or without unwind tables.
  linking=("$PWD/$icu" --wrap=icudt76_dat "$PWD/$build/discard.ld"
    --gc-sections --icf=safe --no-export-dynamic -z pack-relative-relocs)
  gather_libraries "$build/static" stdc++
  # What archives of the runtime need, only the modules beside them name.
  printf 'import %s\n' Dispatch Foundation Synchronization >"$build/runtime.swift"
  "${swift}c" -static-stdlib -parse-as-library -c "$build/runtime.swift" -o "$build/runtime.o"
  mapfile -t words < <(
    words_of_link
    printf -- '-Xlinker\n%s\n' "${linking[@]}"
  )
  "${swift}c" -static-stdlib "-L$build/static" "${words[@]}" "$build/runtime.o" -o "$build/vitrine"
}

# Prints how the package manager links the command, without its place, one word per line.
words_of_link() {
  python3 - "$build/release.yaml" <<'END'
import json, re, sys
plan = open(sys.argv[1]).read()
command = re.search(r'\n  "C\.vitrine-[^"\n]*\.exe":\n.*?\n    args: (.*?)\n', plan, re.DOTALL)
words = json.loads(command[1])[1:]
place = words.index("-o")
print(*words[:place], *words[place + 2:], sep="\n")
END
}

# Compiles with the project's flags in release, and shows progress; what the compiler prints is kept in a log.
build_showing() { # title option...
  local log
  log=$build/$(tr ' ' '-' <<<"${1,,}").log
  Scripts/swift.sh build --configuration release "${@:2}" 2>&1 |
    PROGRESS=lines python3 Scripts/progress.py "$@" --configuration release >"$log" || {
    tail -60 "$log" >&2
    return 1
  }
}

# Makes a folder that has the libraries inside as archives only, and pkg-config's files that name it: the
# linker takes the first folder that has a library.
gather_libraries() { # folder name...
  local folder=$1
  rm -rf "$folder"
  mkdir -p "$folder/pkgconfig"
  library_files "${@:2}" | xargs ln -s -t "$folder"
  sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' Package.swift | while read -r name; do
    sed -E "s|-L[^ ]+|-L$PWD/$folder|" "$(pkg_config_file "$name")" >"$folder/pkgconfig/$name.pc"
  done
}

# Prints the pkg-config file of a library.
pkg_config_file() { # name
  dpkg-query --search "*/pkgconfig/$1.pc" | sed 's/.*: //' | head -1
}

# The archives of libraries.
library_files() { # name...
  local name
  for name; do
    dpkg-query --search "*/lib$name.a" | sed 's/.*: //'
  done
}

# The packages that these files are in.
packages_inside() {
  library_files "${inside[@]}" stdc++ | xargs dpkg-query --search | cut -d: -f1 | sort -u
}

# Everything that is installed, below a prefix.
install_files() { # prefix
  local prefix=$1 command=$build/vitrine
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

# The manifest of a package that needs all libraries and the programs.
everything() { # swift|all
  printf '%s\n' '// swift-tools-version: 6.0' 'import PackageDescription' 'let package = Package(' \
    '  name: "Everything", platforms: [.macOS(.v15)],' \
    "  dependencies: [.package(name: \"Vitrine\", path: \"$PWD\")," \
    "    .package(name: \"StandIns\", path: \"$PWD/StandIns\")]," \
    '  targets: [.target(name: "Everything", dependencies: ['
  sed -n 's/.*\.library(name: "\([^"]*\)".*/\1/p; s/.*\.executable(name: "\(vitrine-xcode\)".*/\1/p' \
    Package.swift | sed 's/.*/    .product(name: "&", package: "Vitrine"),/'
  find StandIns/Sources -mindepth 1 -maxdepth 1 -printf '%f\n' | sort |
    while read -r name; do
      [ -e "StandIns/Sources/$name/module.modulemap" ] ||
        printf '    .product(name: "%s", package: "StandIns"),\n' "$name"
    done
  [ "$1" = swift ] || printf '    .product(name: "vitrine", package: "Vitrine"),\n'
  printf '%s\n' '  ])])'
}

# Everything that the package vitrine-swift installs, below a prefix.
install_swift() { # prefix
  local prefix=$1 place=$1/lib/vitrine/swift built=$build/release file
  mkdir -p "$place/StandIns" "$prefix/share/doc/vitrine-swift"
  cp -r Package.swift Sources "$place/"
  cp -r StandIns/Package.swift StandIns/Sources "$place/StandIns/"
  rm -rf "$place"/Sources/*/*/*.docc
  # Of the faces, pages and templates, those that become part of a program.
  sed -n 's|^#embed "../../../\(.*\)".*|\1|p' Sources/Renderer/CVitrineResources/*.c | sort -u |
    xargs cp --parents -t "$place"
  Scripts/gather-modules.py . "$built" "$place/Compiled" vitrine-modules "${inside[@]}" -- "${outside[@]}"
  Scripts/gather-modules.py StandIns "$built" "$place/StandIns/Compiled" vitrine-standins "${inside[@]}" --
  # SwiftPM keeps what a manifest said until its text is another.
  sed -i "1a // The modules in Compiled: $(sed -n 2p "$place/Compiled/compiler")" \
    "$place/Package.swift" "$place/StandIns/Package.swift"
  cp -r Packaging/Compiled "$place/"
  cp -r Packaging/CompiledStandIns/. "$place/StandIns/Compiled/"
  install -m 755 -s "$built/VitrineMacros-tool" "$place/Compiled/vitrine-macros"
  install -D -m 755 -s "$built/vitrine-xcode" "$prefix/bin/vitrine-xcode"
  install_runtime "$prefix/lib/vitrine/runtime" "$prefix/bin/vitrine-xcode" "$place/Compiled/vitrine-macros"
  copyright >"$prefix/share/doc/vitrine-swift/copyright"
}

# The part of Swift's runtime that programs need: that of another toolchain would not do.
install_runtime() { # folder program...
  local folder=$1 program
  mkdir -p "$folder"
  for program in "${@:2}"; do
    ldd "$program" | awk '$2 == "=>" && $3 ~ /\/lib\/swift\// { print $3 }'
  done | sort -u | xargs install -m 644 -t "$folder"
  for program in "${@:2}"; do
    patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to "$(dirname "$program")" "$folder")" "$program"
  done
  for program in "$folder"/*; do patchelf --set-rpath "\$ORIGIN" "$program"; done
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

# The packages that the libraries of programs are in, and of the libraries beside them. What reads packed
# relocations is asked for by hand: it is not a symbol of a library.
dependencies() { # [--with FOLDER OF OWN LIBRARIES] executable...
  local folder own=() files=()
  if [ "$1" = --with ]; then
    own=("-l$2" "-x$(basename "$2")")
    files=("$2"/*.so)
    shift 2
  fi
  files+=("$@")
  folder=$(mktemp -d)
  mkdir "$folder/debian"
  printf 'Source: vitrine\n\nPackage: vitrine\nArchitecture: any\n' >"$folder/debian/control"
  (cd "$folder" && dpkg-shlibdeps --ignore-missing-info "${own[@]}" -O "${files[@]/#/-e}" 2>/dev/null) |
    sed 's/^shlibs:Depends=//' |
    tr ',' '\n' | sed 's/^ *//; s/^libc6 .*/libc6 (>= 2.36)/' | paste -sd, | sed 's/,/, /g'
  rm -rf "$folder"
}

# Compresses with all cores, in blocks: a whole package would be one block. That costs 2 % of the size. Addresses
# in calls are written in a form that repeats, where xz knows the machine's code.
compress() {
  case $architecture in
  amd64) xz -T0 --block-size=16MiB --x86 --lzma2=preset=9e ;;
  *) xz -T0 --block-size=16MiB -9e ;;
  esac
}

# Writes a folder as an archive that is the same for the same files.
archive() { # folder
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  tar --directory "$1" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu \
    --mtime="@$SOURCE_DATE_EPOCH" --create .
}

# Writes a tarball and a Debian package, whose other fields are read from the standard input. The tarball is the
# data of the package, because to compress takes longest: its files are below ./usr.
package() { # name root
  local name=$1 root=$2 work=$build/deb-$1 tarball=$output/$1-$version-linux-$architecture.tar.xz
  rm -rf "$work"
  mkdir -p "$work/control"
  {
    printf '%s: %s\n' Package "$name" Version "$version" Architecture "$architecture" \
      Maintainer "Vitrine <vitrine@example.org>" Priority optional \
      Installed-Size "$(du -ks "$root" | cut -f1)"
    cat
  } >"$work/control/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$work/control/md5sums"
  archive "$root" | compress >"$tarball"
  archive "$work/control" | xz -9e >"$work/control.tar.xz"
  cp "$tarball" "$work/data.tar.xz"
  echo 2.0 >"$work/debian-binary"
  local file
  file=$(realpath "$output")/${name}_${version}_$architecture.deb
  rm -f "$file"
  (cd "$work" && ar rcD "$file" debian-binary control.tar.xz data.tar.xz)
  rm -rf "$work"
  dpkg-deb --info "$file" >/dev/null
}

package_command() {
  package vitrine "$build/root" <<END
Section: graphics
Depends: $(dependencies "$PWD/$build/root/usr/bin/vitrine")
Recommends: $recommended
Suggests: vitrine-swift, $suggested
Description: WidgetKit widgets as pictures, without Apple hardware
 Draws archived SwiftUI view trees of widgets to PNG, SVG or PDF, laid out as
 SwiftUI does for every family, and compares them with kept pictures.
END
}

package_swift() {
  local root=$build/swift-root place
  place=$PWD/$root/usr/lib/vitrine
  package vitrine-swift "$root" <<END
Section: devel
Depends: vitrine (= $version), $(dependencies --with "$place/runtime" "$PWD/$root/usr/bin/vitrine-xcode" "$place/swift/Compiled/vitrine-macros"), libssl3 | libssl3t64
Suggests: $(sed -nE "s/^  (.*-dev|pkg-config)$/\1/p" Scripts/install-packages.sh | paste -sd, | sed 's/,/, /g')
Description: Swift modules with which widget code compiles on Linux
 The modules that widget code imports, compiled for $(sed -n 2p "$root/usr/lib/vitrine/swift/Compiled/compiler"),
 with their sources for other versions, and the program that builds the widgets
 of Xcode projects. Swift itself comes from https://www.swift.org/install.
END
}

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

architecture=$(dpkg --print-architecture)
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' Sources/Renderer/VitrineCoding/Values/Release.swift)

if [ "${1:-}" = --install ]; then
  mkdir -p "$build"
  compile command
  link_command
  install_files "${2:?"usage: Scripts/make-dist.sh --install DIR"}"
  exit
fi
part=all
case ${1:-} in --command | --swift)
  part=${1#--}
  shift
  ;;
esac
[ $# -eq 0 ] || output=$1
mkdir -p "$output"

mkdir -p "$build"
compile "$part"
if [ "$part" != swift ]; then
  link_command
  rm -rf "$build/root"
  install_files "$build/root/usr"
  package_command
  Scripts/make-wheel.sh "$build/vitrine" "$build/root/usr/share/doc/vitrine/copyright" "$output" >&2
fi
if [ "$part" != command ]; then
  rm -rf "$build/swift-root"
  install_swift "$build/swift-root/usr"
  package_swift
fi
(cd "$output" && find . -type f ! -name SHA256SUMS -printf '%P\n' | sort | xargs sha256sum -- >SHA256SUMS)
du -b "$output"/* | sed 's/^/bytes /' >&2
