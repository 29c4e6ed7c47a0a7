#!/usr/bin/env bash
# Installs a wheel into a fresh virtual environment, and draws there.
#
# usage: Tests/Tools/WheelTests/run.sh WHEEL
set -euo pipefail
wheel=$(realpath "${1:?"usage: Tests/Tools/WheelTests/run.sh WHEEL"}")
examples=$(realpath "$(dirname "$0")/../../../Examples/Archives")
cases=$(realpath "$(dirname "$0")/cases.py")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m venv venv
venv/bin/pip install --quiet --no-index --disable-pip-version-check "$wheel"
# No 'vitrine' of the machine may answer, and no library of the machine be found by a variable.
env -i PATH=/usr/bin:/bin HOME="$work" EXAMPLES="$examples" venv/bin/python - <<'END'
import os
import vitrine
from vitrine import archive, text, vStack

card = archive(
    kind="Card", supportedFamilies=["systemSmall"],
    entries=[{"date": "2026-01-31T09:41:00Z", "views": {
        "default": vStack(text("Hello").font("headline")).containerBackground("fill.tertiary")}}])
png = vitrine.render(card, family="systemSmall", scheme="dark", scale=2)
assert png.startswith(b"\x89PNG"), png[:20]
assert png == vitrine.Document(card.json()).render(family="systemSmall", scheme="dark", scale=2)
assert png != vitrine.render(card, family="systemSmall", scheme="light", scale=2)
assert vitrine.render(card, format="svg", family="systemSmall").startswith(b"<"), "no SVG"
assert vitrine.render(card, format="pdf", family="systemSmall").startswith(b"%PDF"), "no PDF"
path = os.path.join(os.environ["EXAMPLES"], "tasks.json")
assert vitrine.Document(path)._repr_png_().startswith(b"\x89PNG")
for options, word in (({"family": "systemSmal"}, "systemSmall"), ({"scheme": "drak"}, "dark")):
    try:
        vitrine.render(card, **options)
    except vitrine.VitrineError as error:
        assert error.exit_code == 2 and word in (error.hint or ""), error
    else:
        raise AssertionError(options)
try:
    vitrine.render({"vitrine": "1.0", "kind": "A", "entries": [
        {"date": "2026-01-31T09:41:00Z", "views": {"default": {"tex": "A"}}}]})
except vitrine.VitrineError as error:
    assert error.path == ".entries[0].views.default" and "'text'" in error.hint, error
else:
    raise AssertionError("an unknown view is drawn")
print("✓ the wheel draws, and says what is wrong")
END
env -i PATH=/usr/bin:/bin HOME="$work" EXAMPLES="$examples" venv/bin/python "$cases"
