"""The package for Python draws, warns, checks and keeps a process; EXAMPLES is the folder of archives."""

import datetime
import decimal
import os
import pathlib
import tempfile
import threading
import warnings

import vitrine
from vitrine import archive, image, text, vStack

NOON = datetime.datetime(2026, 1, 31, 12, 0, tzinfo=datetime.timezone(datetime.timedelta(hours=1)))
HERE = pathlib.Path(tempfile.mkdtemp())


def card(symbol="star", date=NOON, assets=None, picture=None):
    views = [text("Hello").font("headline"), image(systemName=symbol)]
    if picture:
        views.append(image(name=picture))
    return archive(
        kind="Card", supportedFamilies=["systemSmall", "systemMedium"], assets=assets,
        entries=[{"date": date, "views": {"default": vStack(*views).containerBackground("fill.tertiary")}}])


def failure(work):
    """The error of some work."""
    try:
        work()
    except vitrine.VitrineError as error:
        return error
    raise AssertionError("there is no error")


def warned(work):
    """The warnings of some work, each with the file of the line that caused it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        work()
    return [(str(one.message), one.filename) for one in caught if one.category is vitrine.VitrineWarning]


# Dates are written in UTC, and need a time zone.
timeline = vitrine.timeline(card())
assert timeline["entries"][0]["date"] == NOON, timeline
assert "time zone" in str(failure(lambda: vitrine.render(card(date=datetime.datetime(2026, 1, 1)))))

# JSON has no number for what is not finite.
for number in (float("nan"), float("-inf"), decimal.Decimal("Infinity")):
    assert "JSON has no number" in str(failure(lambda: vitrine.render(text("A").opacity(number).node())))

# A warning is at the line of the script, and becomes an error on demand.
for draw in (
    lambda: vitrine.render(card("no.symbol")), lambda: vitrine.Document(card("no.symbol")).render(),
    lambda: vitrine.pictures(card("no.symbol")), lambda: vitrine.Document(card("no.symbol")).pictures(),
):
    found = warned(draw)
    assert len(found) == 1 and "no.symbol" in found[0][0] and found[0][1] == __file__, found

# A picture that cannot be drawn has no findings, which is not the same as none.
for draw in (vitrine.render, vitrine.check):
    assert "missing.png" in str(failure(lambda: draw(card(picture="A", assets={"A": "missing.png"}))))

# Several values are several pictures.
pictures = vitrine.pictures(card(), family=["systemSmall", "systemMedium"], scheme=("light", "dark"))
assert [(one.options["family"], one.options["scheme"]) for one in pictures] == [
    ("systemSmall", "light"), ("systemSmall", "dark"), ("systemMedium", "light"), ("systemMedium", "dark")]
assert all(one.data.startswith(b"\x89PNG") and one.width > 0 for one in pictures)
assert "pictures" in failure(lambda: vitrine.render(card(), scheme=["light", "dark"])).hint

# Images are beside the script, or in a folder of one's own, or bytes.
(HERE / "dot.png").write_bytes(vitrine.render(card(), scale=1))
whole = vitrine.render(card(assets={"dot": "dot.png"}, picture="dot"), folder=HERE)
assert whole == vitrine.render(
    card(assets={"dot": {"data": (HERE / "dot.png").read_bytes()}}, picture="dot")), "bytes"
assert failure(lambda: vitrine.render(HERE / "none.json")).file.endswith("none.json")
url = failure(lambda: vitrine.render(card(assets={"dot": "data:image/png;base64," + "A" * 9999}, picture="dot")))
assert len(str(url)) < 500 and '{"data"' in url.hint, url

# Findings have a rule, a place and a hint.
findings = vitrine.check(os.path.join(os.environ["EXAMPLES"], "tasks.json"))
assert findings and all(one.rule and one.hint and one.severity in ("error", "warning", "note") for one in findings)

# A worker draws the same pictures, from several threads, and survives mistakes.
with vitrine.Worker(root=HERE, jobs=2) as worker:
    assert worker.render(card(assets={"dot": "dot.png"}, picture="dot")) == whole
    drawn = {}
    threads = [
        threading.Thread(target=lambda scale=scale: drawn.update({scale: worker.render(card(), scale=scale)}))
        for scale in (1, 2, 3, 4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert drawn == {scale: vitrine.render(card(), scale=scale) for scale in (1, 2, 3, 4)}
    assert "systemSmall" in failure(lambda: worker.render(card(), family="systemSmal")).hint
    found = warned(lambda: worker.render(card("no.symbol")))
    assert len(found) == 1 and found[0][1] == __file__, found
    assert "root" in failure(lambda: worker.render("/none.json")).hint
assert "closed" in str(failure(lambda: worker.render(card())))
print("✓ Python draws, warns, checks and keeps a process")
