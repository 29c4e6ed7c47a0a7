# Functions for the commands of transcripts. `W` is a program of widgets, some of which fail.

# widgets WORD…: runs the program, whose widgets keep their data in the folder of the case.
widgets() { "$W" "$@" --data "$PWD/data"; }

# archived WORD…: archives into the folder of the case, at a fixed date.
archived() { widgets archive --date 2026-01-31T09:41:00Z -o . "$@"; }

# texts FILE…: the different texts of archives, in order.
texts() { grep -ho '"text" : "[^"]*"' "$@" | sed 's/^"text" : //' | awk '!seen[$0]++'; }

# members: the archives that the bundle lists.
members() { grep -o '"[^"]*\.json"' FaultyWidgets.bundle.json; }

# sample FILE JSON: a file of samples.
sample() {
  mkdir -p "Samples/$(dirname "$1")"
  echo "$2" >"Samples/$1.json"
}

# entitlements CONTENT: a file of entitlements.
entitlements() {
  echo "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>$1</dict></plist>" >Widget.entitlements
}

# push STATE [EVENT [MEMBERS]]: sends a notification to the program.
push() {
  echo "{\"aps\": {\"timestamp\": 1767951660, \"event\": \"${2:-update}\", \"content-state\": $1${3:-}}}" \
    >payload.json
  widgets push payload.json --date 2026-01-09T09:41:00Z -o .
}
