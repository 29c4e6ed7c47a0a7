# Functions for the commands of transcripts. `V` is the command under test.

vitrine() { "$V" "$@"; }

# archive FILE [VIEW [KIND [FAMILY…]]]: writes an archive of one view.
archive() {
  local file=$1 view=${2:-'"Hello"'} kind=${3:-Card}
  shift $(($# < 3 ? $# : 3))
  local families="${*:-systemSmall systemMedium}"
  cat >"$file" <<END
{"vitrine": "1.0", "kind": "$kind", "supportedFamilies": ["${families// /\", \"}"],
 "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default":
   {"zStack": {"children": [$view]}, "modifiers": [{"containerBackground": "white"}]}}}]}
END
}

# rows VIEW: an archive of a screen on which 30 of the view scroll.
rows() {
  echo '{"vitrine": "1.0", "kind": "Rows", "screen": {"view": {"screenView": {"view": "ScrollView",'
  echo '"children": [{"vStack": {"children": ['"$(seq -s, 30 | sed "s/[0-9][0-9]*/$1/g")"']}}]}}}}'
}

# files [FOLDER]: the paths of all files, including hidden ones.
files() { find "${1:-.}" -type f | sed 's|^\./||' | LC_ALL=C sort; }

# kind FILE…: what each file is, by its first bytes; with the pixels of a PNG file.
kind() {
  local file
  for file; do
    case $(head -c 8 "$file" | tr -d '\0\r\n' | tr -c '[:print:]' ' ') in
    ' PNG'*) echo "PNG $(od -An -tu4 -j16 -N8 --endian=big "$file" | sed 's/^ *//; s/  */×/')" ;;
    '<svg '*) echo SVG ;;
    '%PDF-1.4'*) echo PDF ;;
    *) echo other ;;
    esac
  done
}

# frames FILE: the number of pictures of an animated PNG file.
frames() { grep -ao fcTL "$1" | wc -l || true; }

# bundle: a bundle of a widget, a Live Activity and a control.
bundle() {
  cat <<'END'
{"vitrine": "1.0", "bundle": [
  {"vitrine": "1.0", "kind": "Tasks", "displayName": "Today", "supportedFamilies": ["systemSmall"],
   "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default":
     {"text": "A", "modifiers": [{"containerBackground": "white"}]}}}]},
  {"vitrine": "1.0", "kind": "Match", "liveActivity": {"states": [
    {"date": "2026-01-01T09:00:00Z", "lockScreen": "3:2"},
    {"date": "2026-01-01T10:00:00Z", "lockScreen": "4:2"}]}},
  {"vitrine": "1.0", "kind": "Lamp", "control": {"current":
    {"toggle": {"label": "Lamp", "isOn": true, "intent": "SetLamp"}}}}]}
END
}

# members: a folder as written by a package, with a bundle and a file for each member.
members() {
  mkdir archives
  local kind
  for kind in Apple Kiwi Pear; do archive "archives/$kind.json" '"Hello"' "$kind"; done
  echo '{"vitrine": "1.0", "bundle": ["Pear.json", "Apple.json", "Kiwi.json"]}' \
    >archives/Fruit.bundle.json
}

# day: a timeline of two entries.
day() {
  cat <<'END'
{"vitrine": "1.0", "kind": "Day", "supportedFamilies": ["systemSmall", "systemMedium"],
 "reloadPolicy": {"after": "2026-01-02T00:00:00Z"},
 "entries": [
  {"date": "2026-01-01T06:00:00Z", "relevance": {"score": 10, "duration": 60},
   "views": {"default": {"color": "red", "modifiers": [{"containerBackground": "red"}]}}},
  {"date": "2026-01-01T12:30:00Z",
   "views": {"default": {"color": "blue", "modifiers": [{"containerBackground": "blue"}]}}}]}
END
}

# cut FILE: an archive whose only text does not fit.
cut() {
  archive "$1" \
    '{"text": "Donaudampfschifffahrt", "modifiers": [{"font": "title"}, {"lineLimit": 1}]}'
}

# go FILE: an archive with a button.
go() {
  archive "$1" '{"button": {"intent": "Go", "label": {"text": "Hi \u001b",
    "modifiers": [{"padding": 4}]}}, "id": "go", "modifiers": [{"buttonStyle": "plain"}]}'
}

# notification MEMBERS: a push notification for a Live Activity of Voltra. Its state is the result of
# Node's `zlib.brotliCompressSync` for `{"v":1,"ls":{"t":0,"c":"Hi"}}`.
notification() {
  cat <<END
{"aps": {
  "content-state": {"uiJsonData": "Cw6AeyJ2IjoxLCJscyI6eyJ0IjowLCJjIjoiSGkifX0D"},
  $1
}}
END
}

# texts COUNT: a view of equal texts.
texts() {
  printf '{"vStack": {"children": ['
  yes '"Hello"' | head -n "$1" | paste -sd, | tr -d '\n'
  printf ']}}'
}

# tasks: an archive with texts that a page has to escape.
tasks() {
  cat <<'END'
{"vitrine": "1.0", "kind": "com.example.tasks", "displayName": "Tasks / \"today\"",
  "description": "Counts </script> what is left",
  "supportedFamilies": ["systemSmall", "systemMedium"],
  "developmentLanguage": "en", "strings": {
    "de": {"Localizable": {"Tasks": "Aufgaben"}}, "en": {"Localizable": {"Tasks": "Tasks"}}},
  "entries": [{"date": "2026-01-31T09:41:00Z", "views": {"default": {"text": "Tasks"}}}]}
END
}
