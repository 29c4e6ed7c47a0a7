#!/usr/bin/env python3
"""Test the pages of reports and galleries in Debian's chromium.

Usage: run.py VITRINE [-k WORD]

Makes a report and a gallery with the command VITRINE in a temporary folder, opens them from disk
without a network and acts as a user would. Exits with 1 when a test fails.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VITRINE = pathlib.Path(sys.argv[1]).resolve()
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def run(*words, folder, codes=(0,)):
    result = subprocess.run(
        [VITRINE, *words], cwd=folder, capture_output=True, text=True,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder)}, timeout=300)
    assert result.returncode in codes, f"{words}: {result.returncode}\n{result.stdout}{result.stderr}"
    return result.stdout


def make_report(folder):
    """Two archives that changed, one that is new, one that is the same, and an orphan."""
    golden = folder / "Golden" / "cards"
    golden.mkdir(parents=True)
    for name in ("tasks", "activity", "weather"):
        shutil.copy(ROOT / "Examples" / "Archives" / f"{name}.json", golden)
    shutil.copytree(ROOT / "Examples" / "Archives" / "assets", golden / "assets")
    (golden / "matrix.json").write_text(json.dumps(
        {"families": ["systemSmall", "systemMedium"], "colorSchemes": ["light", "dark"]}))
    run("verify", "--update", folder=folder)
    for name, old, new in (("tasks", "Call the landlord", "Call the plumber"), ("activity", "Move", "Motion")):
        file = golden / f"{name}.json"
        file.write_text(file.read_text().replace(old, new))
    (golden / "new.json").write_text((golden / "weather.json").read_text())
    (golden / "old.systemSmall-entry-light@2x.png").write_bytes(b"")
    run("verify", "--report", "report", folder=folder, codes=(1,))
    return folder / "report" / "index.html"


def make_gallery(folder):
    examples = sorted(str(file) for file in (ROOT / "Examples" / "Archives").glob("*.json"))
    run("gallery", *examples, "-o", "gallery", "--title", "A gallery", folder=folder)
    return folder / "gallery" / "index.html"


class Visit:
    """A page that was opened from disk; what it prints to the console fails the test."""

    def __init__(self, browser, path, scheme="light", motion="no-preference"):
        self.context = browser.new_context(
            viewport={"width": 1280, "height": 860}, color_scheme=scheme, reduced_motion=motion)
        # No request may leave the machine, not even for an icon.
        self.requests = []
        self.faults = []
        self.page = self.context.new_page()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        start = time.monotonic()
        self.page.goto(path.as_uri(), wait_until="commit")
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.seconds = time.monotonic() - start

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None:
            assert self.faults == [], self.faults
            outside = [url for url in self.requests if not url.startswith(("file:", "data:"))]
            assert outside == [], outside

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def text(self, selector):
        return self.page.inner_text(selector)

    def count(self, selector):
        return self.page.locator(selector).count()

    def evaluate(self, script):
        return self.page.evaluate(script)

    def wait(self, script):
        # The pages forbid what Playwright's own waiting evaluates.
        end = time.monotonic() + 5
        while not self.evaluate(script):
            assert time.monotonic() < end, f"never true: {script}"
            time.sleep(0.02)


LOADED = "[...document.querySelectorAll('#stage img')].every(i => i.complete && i.naturalWidth > 0)"


@test
def report_loads(browser, report, gallery):
    with Visit(browser, report) as visit:
        assert visit.text("#filters").split("\n")[0].startswith("✗ "), visit.text("#filters")
        assert "activity" in visit.text("#name")
        visit.wait(LOADED)
        assert visit.count("#stage img") == 3
        assert 'Text "Move" → "Motion"' in visit.text("#nodes")
        assert "vitrine accept --match 'cards/activity." in visit.text("#commands")
        assert visit.evaluate("document.querySelectorAll('#list h2').length") >= 3


@test
def report_filters_and_searches(browser, report, gallery):
    with Visit(browser, report) as visit:
        shown = visit.count("#list li")
        visit.page.click("#filters [data-outcome=changed]")
        assert visit.count("#list li") < shown
        assert visit.count("#list .mark.changed") == 0
        visit.page.click("#filters [data-outcome=changed]")
        visit.page.click("#filters [data-outcome=identical]")
        assert visit.count("#list .mark.identical") == 8 - visit.count("#list .mark.changed") + 4
        visit.press("/")
        visit.page.keyboard.type("tasks")
        assert all("tasks" in name for name in visit.page.locator("#list .name").all_text_contents())
        visit.page.fill("#search", "nothing at all")
        assert visit.page.is_visible("#empty")
        # Keys that are typed into the field are not commands.
        assert visit.evaluate("document.documentElement.dataset.theme") == "light"


@test
def report_swipes(browser, report, gallery):
    with Visit(browser, report) as visit:
        visit.press("2")
        visit.wait(LOADED)
        clip = "document.querySelector('#stage .mixed').style.clipPath"
        assert "50%" in visit.evaluate(clip)
        visit.press("ArrowRight", "ArrowRight")
        assert "54%" in visit.evaluate(clip)
        box = visit.page.locator("#stage .holder").bounding_box()
        visit.page.mouse.click(box["x"] + box["width"] * 0.25, box["y"] + 40)
        assert "25" in visit.evaluate(clip)
        visit.page.fill("#mix", "80")
        assert "80%" in visit.evaluate(clip)


@test
def report_mixes(browser, report, gallery):
    with Visit(browser, report) as visit:
        visit.press("3")
        visit.wait(LOADED)
        opacity = "document.querySelector('#stage .mixed').style.opacity"
        assert visit.evaluate(opacity) == "0.5"
        visit.press("ArrowLeft")
        assert visit.evaluate(opacity) == "0.48"


@test
def report_blinks(browser, report, gallery):
    hidden = "document.querySelector('#stage .over').style.visibility === 'hidden'"
    with Visit(browser, report) as visit:
        visit.press("4")
        visit.wait(hidden)
        visit.wait("!(" + hidden + ")")
        visit.page.focus("#stage")
        visit.press("Space")
        state = visit.evaluate(hidden)
        visit.page.wait_for_timeout(1200)
        assert visit.evaluate(hidden) == state
    with Visit(browser, report, motion="reduce") as visit:
        visit.press("4")
        visit.page.wait_for_timeout(1200)
        assert visit.evaluate(hidden) is False


@test
def report_heat_zoom_and_places(browser, report, gallery):
    with Visit(browser, report) as visit:
        visit.press("5")
        visit.wait(LOADED)
        width = "document.querySelector('#stage img').getBoundingClientRect().width"
        visit.wait("Math.round(" + width + ") === 338")
        visit.press("+", "+")
        assert round(visit.evaluate(width)) == 676
        visit.press("0")
        assert round(visit.evaluate(width)) == 338
        visit.page.focus("#nodes button")
        frame = visit.evaluate("(r => [r.width, r.height])(document.querySelector('#stage rect').getBoundingClientRect())")
        assert frame[0] > 20 and frame[1] > 10


@test
def report_keyboard(browser, report, gallery):
    with Visit(browser, report) as visit:
        first = visit.text("#name")
        visit.press("j")
        second = visit.text("#name")
        assert second != first
        visit.press("k")
        assert visit.text("#name") == first
        # Every control can be reached, and the focus is always to be seen.
        seen = set()
        for _ in range(40):
            visit.press("Tab")
            seen.add(visit.evaluate("document.activeElement.id || document.activeElement.className"))
            assert visit.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none" \
                or visit.evaluate("document.activeElement === document.body")
        assert {"search", "theme", "keys"} <= seen, seen
        visit.press("?")
        assert visit.page.is_visible("#help")
        visit.press("Escape")
        assert not visit.page.is_visible("#help")
        visit.press("t")
        assert visit.evaluate("document.documentElement.dataset.theme") == "dark"
        visit.press("d")
        assert visit.page.get_attribute("[data-view=swipe]", "aria-pressed") == "true"


@test
def report_copies(browser, report, gallery):
    with Visit(browser, report) as visit:
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        visit.press("c")
        visit.wait("document.querySelector('#toast').textContent.includes('vitrine accept --match')")
        copied = visit.evaluate("navigator.clipboard.readText()")
        assert copied.startswith("vitrine accept --match 'cards/activity.system"), copied
        visit.press("g")
        visit.wait("document.querySelector('#toast').textContent.includes('--cluster')")


@test
def accessible_names(browser, report, gallery):
    script = """() => [...document.querySelectorAll('button, input, select, img, a')]
      .filter(e => e.checkVisibility() && !e.closest('[aria-hidden=true]'))
      .filter(e => !(e.getAttribute('aria-label') || e.alt || e.textContent.trim()
        || e.querySelector?.('img')?.alt
        || (e.id && document.querySelector(`label[for=${e.id}]`)) || e.closest('label')))
      .map(e => e.outerHTML.slice(0, 120))"""
    landmarks = "['header', 'main', 'h1'].filter(n => !document.querySelector(n))"
    for path in (report, gallery):
        with Visit(browser, path) as visit:
            assert visit.evaluate(script) == []
            assert visit.evaluate(landmarks) == []


CONTRAST = """() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgb = (color) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => { for (; e; e = e.parentElement) {
    const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] === 255) return c; } return [255, 255, 255]; };
  return [...document.querySelectorAll('header *, nav *, main *')]
    .filter(e => e.checkVisibility() && !e.closest('.scene') && !e.disabled
      && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
    .map(e => { const [a, b] = [light(rgb(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
      return [(a + 0.05) / (b + 0.05), e.outerHTML.slice(0, 100)]; })
    .filter(([ratio]) => ratio < 4.5);
}"""


@test
def contrast_in_light_and_dark(browser, report, gallery):
    for path in (report, gallery):
        for scheme in ("light", "dark"):
            with Visit(browser, path, scheme=scheme) as visit:
                assert visit.evaluate("document.documentElement.dataset.theme") == scheme
                poor = visit.evaluate(CONTRAST)
                assert poor == [], poor


@test
def five_hundred_pictures(browser, report, gallery):
    """A report of 500 changed pictures of 80 KB each answers within 2 seconds."""
    page = report.read_text()
    start = page.index('<script type="application/json" id="data">') + 42
    end = page.index("</script>", start)
    data = json.loads(page[start:end])
    result = next(r for r in data["report"]["results"] if r["outcome"] == "changed")
    data["report"]["results"] = [{**result, "name": f"cards/a{n}.systemMedium"} for n in range(500)]
    roles = ("expected", "actual", "difference")
    data["pictures"] = [{role: f"{n}-{role}" for role in roles} for n in range(500)]
    first = page.index('<script type="text/plain" id="picture-')
    body = page[page.index(">", first) + 1:page.index("</script>", first)]
    # Bytes behind the picture's end make it as large as pictures of three pixels a point are.
    body = body.rstrip("=")[: len(body) // 4 * 4 - 4] + "A" * (80_000 * 4 // 3 // 4 * 4 - len(body))
    large = report.parent / "large.html"
    with large.open("w") as file:
        file.write(page[:start] + json.dumps(data).replace("<", "\\u003c") + page[end:first])
        for n in range(500):
            for role in roles:
                file.write(f'<script type="text/plain" id="picture-{n}-{role}">{body}</script>\n')
        file.write("</body></html>")
    # The page is what is measured, and not what else the machine does: the fastest of some visits.
    fastest = float("inf")
    for _ in range(5):
        with Visit(browser, large) as visit:
            start = time.monotonic()
            visit.press("j")
            visit.wait("document.querySelector('#name').textContent === 'cards/a1.systemMedium'")
            fastest = min(fastest, visit.seconds + time.monotonic() - start)
        if fastest < 2:
            break
    print(f"    {large.stat().st_size / 1e6:.0f} MB, interactive after {fastest:.2f} s")
    assert fastest < 2, fastest
    large.unlink()


@test
def gallery_filters_and_surfaces(browser, report, gallery):
    items = json.loads((gallery.parent / "index.json").read_text())
    dark = sum(item["scheme"] == "dark" for item in items)
    assert 0 < dark < len(items)
    with Visit(browser, gallery) as visit:
        assert visit.text("h1") == "A gallery"
        assert visit.count(".card") == len(items), visit.count(".card")
        visit.wait("document.querySelector('.card img').naturalWidth > 0")
        visit.page.select_option("#facet-scheme", "dark")
        assert visit.count(".card") == dark
        visit.page.fill("#search", "weather small")
        # Alone, in StandBy and in CarPlay.
        assert visit.count(".card") == 3
        visit.page.fill("#search", "")
        visit.page.locator("h1").click()
        for key, surface in (("2", ".phone .dock"), ("3", ".phone .lock"), ("4", ".phone .live"),
                             ("5", ".standby"), ("6", ".watch"), ("7", ".control"), ("8", ".car")):
            visit.press(key)
            assert visit.count(surface) >= 1, surface
            assert visit.count(".scene img.widget") >= 1
        visit.press("1")
        assert visit.count(".card") == dark


@test
def gallery_opens_one(browser, report, gallery):
    with Visit(browser, gallery) as visit:
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        visit.page.locator(".card .open").first.focus()
        visit.press("Enter")
        assert visit.page.is_visible("#large")
        first = visit.text("#large-facts")
        visit.press("ArrowRight")
        assert visit.text("#large-facts") != first
        visit.press("c")
        visit.wait("document.querySelector('#toast').textContent.includes('vitrine render')")
        visit.press("Escape")
        assert not visit.page.is_visible("#large")
        visit.wait("document.activeElement.dataset.index === '1'")


def main():
    word = sys.argv[3] if len(sys.argv) > 3 else ""
    failed = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        report, gallery = make_report(folder), make_gallery(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for function in TESTS:
            if word not in function.__name__:
                continue
            try:
                function(browser, report, gallery)
                print(f"✓ {function.__name__}")
            except Exception:
                failed += 1
                print(f"✗ {function.__name__}")
                traceback.print_exc(limit=3)
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
