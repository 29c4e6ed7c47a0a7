#!/usr/bin/env python3
"""Test `vitrine preview` in Debian's Chromium without windows, and with requests that no browser sends.

Usage: preview.py VITRINE [-k WORD,WORD…]    ONLY=archives or ONLY=package: half of them

Starts real servers: on archives, and on a copy of the package of the examples, of which a source is
edited and put back. PAGE_TESTS=short leaves out those that build for long. Exits with 1 when a test
fails.
"""

import contextlib
import http.client
import inspect
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
import urllib.parse

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[3]
VITRINE = pathlib.Path(sys.argv[1]).resolve()
ARCHIVES = ROOT / "Examples/Archives"
ONLY = os.environ.get("ONLY")
EXAMPLES = ROOT / ".build/copied/Examples"
# To copy would undo what the tests of the package edit at the same time.
if ONLY != "archives":
    subprocess.run([ROOT / "Scripts/copy-examples.sh"], check=True, stdout=subprocess.DEVNULL)
# Vitrine's modules are compiled there, and serve the package of the examples, too.
os.environ["SWIFTPM_BUILD_DIR"] = str(ROOT / ".build")
SOURCE = EXAMPLES / "Sources/ExampleWidgets/Chores/ChoresView.swift"
TESTS = []
# Tests that build for long; PAGE_TESTS=short leaves them out.
LONG = set()


def test(function):
    TESTS.append(function)
    return function


def long(function):
    LONG.add(function)
    return function


class Server:
    """A `vitrine preview` that runs until it is stopped."""

    def __init__(self, path, *words, folder=None):
        self.command = [VITRINE, "preview", str(path), "--json", "--quiet", *words]
        self.folder = folder
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True, cwd=self.folder)
        text = ""
        while not text.rstrip().endswith("}"):
            line = self.process.stdout.readline()
            assert line, "the server has ended"
            text += line
        self.address = json.loads(text)["address"]
        parts = urllib.parse.urlsplit(self.address)
        self.port, self.path = parts.port, parts.path

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        # As every command that is stopped.
        assert self.process.wait(20) == 130, self.process.returncode
        self.process.stdout.close()

    def get(self, path, method="GET", body=None, **headers):
        """Status and body of a request, whose headers are as they are given."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            connection.request(method, path, body, names)
            answer = connection.getresponse()
            return answer.status, answer.read(), dict(answer.getheaders())
        finally:
            connection.close()

    def state(self):
        return json.loads(self.get(self.path + "api/state")[1])

    def wait_until_idle(self, seconds=600, prepared=False):
        """The state once all is drawn, and once edits go to the compiler alone if that is wanted."""
        end = time.monotonic() + seconds
        while True:
            state = self.state()
            if state["phase"] == "idle" and state["widgets"] and not (prepared and state["isPreparing"]):
                return state
            assert time.monotonic() < end, state
            time.sleep(0.2)


class Visit:
    """A page of a server; what it prints to the console fails the test."""

    def __init__(self, browser, server, choice="", size=(1280, 860), scheme="light", silent=True):
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
        self.faults, self.requests, self.silent = [], [], silent
        self.server = server
        self.page = self.context.new_page()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.goto(server.address + "#" + choice)
        self.page.wait_for_selector("html[data-ready]", state="attached")
        self.wait(DRAWN)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None and self.silent:
            # What cannot be drawn is answered with 422, which a browser notes in its console.
            faults = [fault for fault in self.faults if "422" not in fault]
            assert faults == [], faults
            own = (self.server.address, "blob:", "data:")
            outside = [url for url in self.requests if not url.startswith(own)]
            assert outside == [], outside

    def evaluate(self, script, *values):
        return self.page.evaluate(script, *values)

    def text(self, selector):
        return self.page.inner_text(selector)

    def wait(self, script, seconds=20):
        # The page asks itself, which costs less than asking it.
        is_true = self.evaluate(f"""async () => {{
          const end = performance.now() + {seconds * 1000};
          while (!({script})) {{
            if (performance.now() > end) return false;
            await new Promise((done) => setTimeout(done, 25));
          }}
          return true;
        }}""")
        assert is_true, f"never true: {script}; status: {self.text('#status')}"

    def picture(self):
        """The pixels that are on show."""
        return self.evaluate("""async () => {
          const image = document.querySelector("#picture");
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          let sum = 7;
          for (const pixel of new Uint32Array(data.buffer)) sum = (Math.imul(sum, 31) + pixel) >>> 0;
          return canvas.width + ":" + sum;
        }""")

    def wait_for_change(self, before, seconds=120):
        end = time.monotonic() + seconds
        seen = None
        while True:
            # Each picture has its own address: pixels are compared if there is a new one.
            source = self.evaluate("document.querySelector('#picture')?.src")
            if source != seen:
                with contextlib.suppress(Exception):
                    now = self.picture()
                    if now != before:
                        return now
                    seen = source
            assert time.monotonic() < end, "the picture stays; " + self.text("#status")
            time.sleep(0.05)


DRAWN = "document.querySelector('#picture')?.naturalWidth > 0 && Boolean(document.querySelector('#facts').textContent)"


def all_drawn(list, count):
    """Whether a list has so many pictures, and all are drawn, for which the rest is scrolled to."""
    return f"""(() => {{
      const images = [...document.querySelectorAll('{list} img')], rest = images.filter((image) => !image.naturalWidth);
      rest[0]?.scrollIntoView();
      return images.length === {count} && !rest.length;
    }})()"""


@contextlib.contextmanager
def edited(file):
    """A file that is restored, however the test ends."""
    text = file.read_text()
    try:
        yield text
    finally:
        file.write_text(text)


# MARK: Archives


@test
def page_shows_an_archive_and_follows_its_file(browser, archives, package):
    server, folder = archives
    with Visit(browser, server, "widget=com.example.tasks&family=systemMedium") as visit:
        before = visit.picture()
        file = folder / "tasks.json"
        with edited(file) as text:
            began = time.monotonic()
            file.write_text(text.replace('"Today"', '"This day"'))
            after = visit.wait_for_change(before)
            print(f"    {time.monotonic() - began:.2f} s from the file to the picture")
            file.write_text("{")
            visit.wait("!document.querySelector('#fault').hidden")
            assert "tasks.json" in visit.text("#fault"), visit.text("#fault")
        visit.wait("document.querySelector('#fault').hidden")
        visit.wait_for_change(after)


@test
def choices_stand_in_the_address(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks") as visit:
        light = visit.picture()
        visit.page.select_option("[data-option=scheme]", "dark")
        dark = visit.wait_for_change(light)
        visit.page.select_option("[data-option=family]", "systemLarge")
        visit.wait_for_change(dark)
        assert "scheme=dark" in visit.page.url and "family=systemLarge" in visit.page.url
        address = visit.page.url.split("#")[1]
        shown = visit.picture()
    with Visit(browser, server, address) as visit:
        assert visit.picture() == shown
        visit.wait(all_drawn("#strip", 3), 60)
        visit.page.select_option("#wall-axis", "type-size")
        # What is below the window is drawn when it is scrolled to.
        assert visit.evaluate("document.querySelector('#wall').lastElementChild.querySelector('img').naturalWidth") == 0
        visit.wait(all_drawn("#wall", 12), 60)


@test
def keyboard_alone(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks&family=systemMedium") as visit:
        before = visit.picture()
        visit.page.keyboard.press("s")
        visit.wait_for_change(before)
        visit.page.keyboard.press("z")
        assert visit.evaluate("document.querySelector('#zoom [aria-pressed=true]').textContent") == "100 %"
        visit.page.keyboard.press("v")
        assert visit.page.locator("#elements li").count() > 3
        assert visit.page.locator(".canvas .number").count() > 3
        visit.page.keyboard.press("i")
        assert visit.page.locator("#tree button").count() > 5
        visit.page.keyboard.press("t")
        assert visit.evaluate("document.activeElement.closest('#hits') !== null")
        for _ in range(10):
            if visit.evaluate("document.activeElement.textContent.includes('ToggleTaskIntent')"):
                break
            visit.page.keyboard.press("Tab")
        visit.page.keyboard.press("Enter")
        visit.wait("document.querySelector('#log').textContent.includes('ToggleTaskIntent')")
        # There is no code that could run it, which is said.
        visit.wait("document.querySelector('#log .bad')?.textContent.includes('only an archive')")
        visit.page.keyboard.press("?")
        assert visit.page.is_visible("#keys")
        visit.page.keyboard.press("Escape")
        visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
        visit.page.keyboard.press("c")
        visit.wait("document.querySelector('#toast').textContent.includes('vitrine render')")


@test
def inspector_and_timeline(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.weather") as visit:
        visit.page.keyboard.press("i")
        box = visit.page.locator("#picture").bounding_box()
        visit.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
        visit.wait("document.querySelector('#tree [aria-current=true]') !== null")
        assert visit.page.locator("rect.chosen").count() == 1
        visit.page.locator("#moment").fill("900")
        visit.wait("location.hash.includes('date=')")
        visit.wait("Live.live.layout.date === Live.live.choice.options.date")
        date = visit.evaluate("Live.live.layout.date")
        assert f"{date[11:16]} UTC" in visit.text("#moment-text"), visit.text("#moment-text")


@test
def phone_width(browser, archives, package):
    server, _ = archives
    for scheme in ("light", "dark"):
        with Visit(browser, server, "widget=com.example.tasks&family=systemLarge", (375, 740), scheme) as visit:
            assert visit.evaluate("document.documentElement.scrollWidth") <= 375
            assert visit.evaluate("document.documentElement.dataset.theme") == scheme
            box = visit.page.locator("#widget").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 375, box


SIZES = {1440: 900, 1024: 768, 390: 844}


@test
def findings_are_marked_and_listed(browser, archives, package):
    server, _ = archives
    for size, scheme in [((1440, 900), "light"), ((390, 844), "dark")]:
        choice = "widget=com.example.tasks&family=systemSmall&type-size=xxxLarge"
        with Visit(browser, server, choice, size, scheme) as visit:
            visit.page.keyboard.press("e")
            visit.page.wait_for_selector("#finding-list li")
            rules = visit.evaluate("[...document.querySelectorAll('#finding-list code')].map(s => s.textContent)")
            assert rules.count("text.cut") == 3, rules
            assert visit.evaluate("document.querySelector('#mark-findings').dataset.count") == str(len(rules))
            # A mark is a box inside of the picture, and not as large as all of it.
            boxes = visit.evaluate("""(() => {
                const whole = document.querySelector('.canvas img').getBoundingClientRect();
                return [...document.querySelectorAll('.canvas rect.finding')].map(mark => {
                    const box = mark.getBoundingClientRect();
                    return [box.width / whole.width, box.height / whole.height,
                        (box.x - whole.x) / whole.width, (box.y - whole.y) / whole.height];
                });
            })()""")
            assert len(boxes) == len(rules), boxes
            for width, height, x, y in boxes:
                assert 0.1 < width < 0.95 and 0.05 < height < 0.5 and 0 < x < 1 and 0 < y < 1, boxes
            visit.page.hover("#finding-list li")
            assert visit.evaluate("document.querySelectorAll('.canvas rect.finding.chosen').length") == 1
            assert visit.evaluate("document.documentElement.scrollWidth") == size[0]
            visit.page.keyboard.press("e")
            assert visit.evaluate("document.querySelectorAll('.canvas rect.finding').length") == 0


@test
def sidebar_finds_and_shows_widgets(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks", (1440, 900)) as visit:
        visit.wait("[...document.querySelectorAll('#list img')].filter(i => i.naturalWidth > 0).length >= 5")
        groups = visit.evaluate("[...document.querySelectorAll('#list h2')].map(h => h.textContent)")
        assert groups == ["Widgets", "Live Activities", "Controls"], groups
        visit.page.keyboard.press("/")
        visit.page.keyboard.type("wea")
        shown = visit.evaluate("[...document.querySelectorAll('#list li')].filter(l => l.offsetParent).map(l => l.dataset.id)")
        assert shown == ["com.example.weather"], shown
        visit.page.keyboard.press("Enter")
        visit.wait("Live.live.choice.widget === 'com.example.weather'")
        visit.page.fill("#search", "no such widget")
        assert visit.page.is_visible("#none-found")
        visit.page.fill("#search", "")
        before = visit.picture()
        visit.page.click("#list .shown [data-family=systemLarge]")
        visit.wait_for_change(before)
        assert "family=systemLarge" in visit.page.url
        assert visit.evaluate("document.querySelector('#list .shown [aria-pressed=true]').dataset.family") == "systemLarge"


@test
def golden_folder_shows_its_first_widget(browser, archives, package):
    # The first archive is a control's, and the matrix is none.
    server = Server(ROOT / "Golden/example-widgets", "--port", "0")
    try:
        assert server.wait_until_idle()["widgets"][0]["form"] == "control"
        with Visit(browser, server) as visit:
            visit.wait("document.querySelector('#list li').dataset.id === Live.live.choice.widget")
            assert visit.evaluate("Live.live.state.faults") == []
    finally:
        server.stop()


@test
def pickers_show_what_is_in_force(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks&family=systemMedium", (1440, 900)) as visit:
        shown = "Object.fromEntries([...document.querySelectorAll('#pickers select')].map(s => [s.dataset.option, s.selectedOptions[0].textContent]))"
        values = visit.evaluate(shown)
        assert values["scheme"] == "Light" and values["family"] == "Medium" and values["device"].startswith("iPhone"), values
        assert "–" not in values.values(), values
        assert re.search(r"\d × \d", visit.text("#facts")) and not re.search(r"\.\d{3}", visit.text("#facts")), visit.text("#facts")
        visit.page.select_option("[data-option=scheme]", "dark")
        visit.wait("Live.live.layout.values.scheme === 'dark'")
        visit.page.click("#reset")
        visit.wait(f"({shown}).scheme === 'Light'")


@test
def values_are_words(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks&family=systemMedium", (1440, 900)) as visit:
        words = visit.evaluate("[...document.querySelectorAll('aside option, #wall span, #facts, #sidebar')].map((element) => element.textContent)")
        assert len(words) > 100
        coded = [word for word in words if re.match(r"[a-z]+([A-Z0-9-]|$)", word) and not word.startswith("iOS") and not word.startswith("iP")]
        assert coded == [], coded
        assert visit.evaluate("document.querySelector('[data-option=always-on]').type") == "checkbox"
        # A tap names what is tapped, not only its code.
        assert "Water the basil" in visit.evaluate("[...document.querySelectorAll('#hits strong')].map(s => s.textContent).join()"), visit.text("#hits")


@test
def errors_and_warnings_of_archives_have_places(browser, archives, package):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        archive = {"vitrine": "1.0", "kind": "Card", "supportedFamilies": ["systemSmall"], "entries": [
            {"date": "2026-01-31T09:41:00Z", "views": {"default": {"image": {"name": "Missing"}}}}]}
        (folder / "card.json").write_text(json.dumps(archive, indent=1))
        archive["entries"][0]["views"]["default"] = {"vStac": {}}
        text = json.dumps(archive | {"kind": "Wrong"}, indent=1)
        (folder / "wrong.json").write_text(text)
        line = next(number for number, line in enumerate(text.split("\n"), 1) if "vStac" in line)
        server = Server(folder, "--port", "0")
        try:
            server.wait_until_idle()
            with Visit(browser, server, "widget=Card", (390, 844)) as visit:
                visit.wait("document.querySelector('#fault a') !== null")
                link = visit.page.locator("#fault a").get_attribute("href")
                assert link.startswith(f"vscode://file{folder}/wrong.json:{line}:"), link
                assert "entries[0]" not in visit.text("#fault") + visit.text("#warnings")
                # The warning selects its view.
                visit.page.locator("#warnings button").first.click()
                visit.wait("document.querySelector('#inspected strong')?.textContent.startsWith('Image')")
                assert visit.page.locator("rect.chosen").count() == 1
        finally:
            server.stop()


@test
def states_of_an_activity(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=Delivery", (1440, 900)) as visit:
        assert visit.page.locator("#entry-list button").count() == 2
        before = visit.picture()
        visit.page.locator("#entry-list button").nth(1).click()
        visit.wait("Live.live.layout.entry === 1 && document.querySelector('#entry-list button:nth-child(2)').ariaPressed === 'true'")
        visit.wait_for_change(before)


@test
def every_place_has_surroundings(browser, archives, package):
    server, _ = archives
    places = {
        "com.example.tasks&device=mac": ".mac .desk", "Delivery&family=menuBar": ".mac .menus", "Delivery&family=carPlay": ".car .board",
        "Timer&family=controlGallery": ".control .sheet", "com.example.tasks&device=ipad-pro-11-inch": ".phone .slot",
        "com.example.tasks&location=standBy": ".standby .slot", "Delivery&family=smartStack": ".watch .face",
    }
    for choice, place in places.items():
        with Visit(browser, server, f"widget={choice}&around=device", (1440, 900)) as visit:
            assert visit.page.locator(f"#scene {place} #picture").count() == 1, choice
            assert visit.evaluate("document.querySelector('#stage').scrollWidth <= document.querySelector('#stage').clientWidth"), choice


@test
def device_light_beside_dark_and_fit(browser, archives, package):
    server, _ = archives
    for width, height in SIZES.items():
        for scheme in ("light", "dark"):
            for choice, device in (("com.example.tasks", ".phone"), ("com.example.tides", ".phone .lock"), ("Delivery&family=expanded", ".phone.crop")):
                with Visit(browser, server, f"widget={choice}&around=device&beside=true", (width, height), scheme) as visit:
                    visit.wait("!document.querySelector('#beside').hidden")
                    assert visit.page.locator(f"#scene {device}").count() == 1, (choice, width)
                    assert visit.page.locator(f"#beside {device}").count() == 1, (choice, width)
                    assert visit.evaluate("document.documentElement.scrollWidth") <= width
                    # Both fit into the stage.
                    assert visit.evaluate("document.querySelector('#stage').scrollWidth <= document.querySelector('#stage').clientWidth"), (choice, width)
    with Visit(browser, server, "widget=com.example.tasks&family=systemLarge", (1440, 900)) as visit:
        assert visit.evaluate("document.querySelector('#stage').dataset.zoom") == "100"
        visit.page.keyboard.press("o")
        visit.wait("document.querySelector('#scene .phone') !== null && Number(document.querySelector('#stage').dataset.zoom) < 100")
        # A tap in a device that is drawn smaller comes to the same place.
        hit = visit.evaluate("""() => {
          const hit = Live.live.layout.hits.find((hit) => hit.role === "button").box, box = document.querySelector("#picture").getBoundingClientRect();
          const zoom = box.width / Live.live.layout.size.width;
          return [box.x + (hit.x + hit.width / 2) * zoom, box.y + (hit.y + hit.height / 2) * zoom];
        }""")
        visit.page.mouse.click(*hit)
        visit.wait("document.querySelector('#log').textContent.includes('ToggleTaskIntent')")


@test
def pins_stay_beside_the_picture_and_follow_their_files(browser, archives, package):
    server, folder = archives
    with Visit(browser, server, "widget=com.example.tasks&family=systemSmall&scheme=dark", (1440, 900)) as visit:
        visit.page.keyboard.press("n")
        assert visit.evaluate("document.querySelector('#pin').ariaPressed") == "true"
        visit.page.click("[data-id='com.example.weather'] .item")
        visit.wait("Live.live.layout.family === 'systemMedium' || Live.live.choice.widget === 'com.example.weather'")
        visit.page.click("#pin")
        drawn = "[...document.querySelectorAll('.pin img')].filter((image) => image.naturalWidth).length === 2"
        visit.wait(drawn)
        assert "Small · Dark" in visit.text("#pin-list"), visit.text("#pin-list")
        address = visit.page.url.split("#")[1]
        # A pin follows its file, while another widget is shown.
        before = visit.evaluate("document.querySelector('.pin img').src")
        with edited(folder / "tasks.json") as text:
            (folder / "tasks.json").write_text(text.replace('"Today"', '"This day"'))
            visit.wait(f"document.querySelector('.pin img').src !== {json.dumps(before)}", 60)
        # A click shows the pinned picture again.
        visit.page.click(".pin .pinned")
        visit.wait("Live.live.choice.options.scheme === 'dark' && Live.live.choice.widget === 'com.example.tasks'")
    for width, height in SIZES.items():
        with Visit(browser, server, address, (width, height), "dark") as visit:
            visit.wait(drawn)
            assert visit.evaluate("document.documentElement.scrollWidth") <= width
            visit.page.click(".pin .small")
            visit.wait("document.querySelectorAll('.pin').length === 1")
            visit.page.click("#pins-clear")
            assert not visit.page.is_visible("#pins") and "pin=" not in visit.page.url


@test
def modifiers_in_the_inspector(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks", (1440, 900)) as visit:
        visit.page.keyboard.press("i")
        visit.page.locator("#tree button", has_text='Text "Today"').click()
        visit.wait("document.querySelector('#inspected dl')?.textContent.includes('.font')")
        words = visit.text("#inspected dl")
        assert "style: headline" in words and ".foregroundStyle" in words, words


@test
def commands_name_what_the_user_named(browser, archives, package):
    _, folder = archives
    server = Server("archives", "--port", "0", folder=folder.parent)
    try:
        server.wait_until_idle()
        with Visit(browser, server, "widget=com.example.tasks&family=systemMedium") as visit:
            words = visit.evaluate("Live.live.layout.command")
            assert words[:3] == ["vitrine", "render", "archives/tasks.json"], words
            output = folder.parent / "copied.png"
            subprocess.run([VITRINE, *words[1:], "-o", output], cwd=folder.parent, check=True)
            assert output.stat().st_size > 1000
    finally:
        server.stop()


@test
def hosts_and_addresses(browser, archives, package):
    _, folder = archives
    server = Server(folder, "--port", "0", "--host", "0.0.0.0", "--allow-host", "name.example")
    try:
        server.wait_until_idle()
        assert server.get(server.path, Host="name.example")[0] == 200
        assert server.get(server.path, Host="evil.example")[0] == 421
        api = server.path + "api/state"
        assert server.get(api, Host="name.example", Origin="https://name.example")[0] == 200
        assert server.get(api, Host="name.example", Origin="https://evil.example")[0] == 403
        addresses = server.state()["addresses"]
        for address in addresses:
            assert address.endswith(server.path) and "127.0.0.1" not in address, address
        assert server.get(f"{server.path}api/code?q={len(addresses)}")[0] == 404
        # A scanner reads the codes on the page, dark or light, and a phone opens their addresses.
        for scheme in ("light", "dark"):
            with Visit(browser, server, "widget=com.example.tasks", (1024, 768), scheme) as visit:
                visit.page.click("#others")
                visit.wait("[...document.querySelectorAll('#address-list img')].every(i => i.naturalWidth > 0)")
                assert scanned(visit, "#address-list img") == addresses
        with Visit(browser, server, "widget=com.example.tasks", (390, 844)) as visit:
            assert not visit.page.is_visible("#others")
        # The address without its secret opens nothing.
        assert server.get("/")[0] in (403, 404)
    finally:
        server.stop()


def scanned(visit, selector):
    """What a scanner reads in the images of a page."""
    import zxingcpp
    pixels = visit.evaluate("""(selector) => [...document.querySelectorAll(selector)].map((image) => {
      const side = 400, canvas = new OffscreenCanvas(side, side), context = canvas.getContext("2d");
      context.drawImage(image, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return Array.from({ length: side * side }, (_, index) => data[index * 4]);
    })""", selector)
    images = [memoryview(bytes(levels)).cast("B", shape=[400, 400]) for levels in pixels]
    return [code.text for image in images for code in zxingcpp.read_barcodes(image)]


@test
def hostile_requests(browser, archives, package):
    server, _ = archives
    inside, body = server.path, "{}"
    for path in (
        "/", "/api/state", "/" + "a" * 26 + "/api/state", inside + "../api/state", inside + "..%2f..%2fetc/passwd",
        inside + "/../../../../etc/passwd", inside + "%2e%2e/%2e%2e/etc/passwd", inside[:-1], inside[:-2] + "/",
    ):
        status, text, _ = server.get(path)
        assert status in (403, 404), (path, status, text)
        assert b"root:" not in text
    # A name that leads to this machine is not this machine's name.
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "localhost:x", ""):
        assert server.get(inside, Host=host)[0] in (400, 421), host
    # A tunnel may change the port; a page at another port of this machine stays another page.
    assert server.get(inside, Host="localhost:9000")[0] == 200
    for origin in ("http://evil.example", "http://localhost:%d" % (server.port + 1), "null", "https://127.0.0.1:%d" % server.port):
        status, _, headers = server.get(inside + "api/state", Origin=origin)
        assert status == 403, origin
        assert not any(name.lower().startswith("access-control") for name in headers)
    assert server.get(inside + "api/state", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="cors")[0] == 403
    assert server.get(inside + "api/tap", "POST", body, Content_Type="text/plain")[0] == 415
    assert server.get(inside + "api/tap", "POST", "{", Content_Type="application/json")[0] == 400
    assert server.get(inside + "api/tap", "POST", '{"x": 1e999, "y": 0}', Content_Type="application/json")[0] == 400
    assert server.get(inside + "api/state", "DELETE")[0] in (405, 404, 501)
    large = server.get(inside + "api/tap", "POST", "x" * 100_000, Content_Type="application/json")
    assert large[0] == 413, large[:2]
    with contextlib.suppress(OSError, http.client.HTTPException):
        assert server.get(inside + "?" + "a" * 200_000)[0] in (413, 414, 431, 400)
    for question in ("{", "[]", '{"options": {"family": "nothing"}}', '{"widget": "../../etc"}',
                     '{"options": {"scale": "1e9"}}', '{"options": {"sacle": "2"}}'):
        status, text, _ = server.get(inside + "api/picture?q=" + urllib.parse.quote(question))
        assert status in (400, 422), (question, status)
        assert status == 400 or json.loads(text)["message"], text
    assert server.get(inside)[0] == 200


@test
def slow_and_many_connections(browser, archives, package):
    server, _ = archives
    slow = socket.create_connection(("127.0.0.1", server.port))
    slow.sendall(b"GET " + server.path.encode() + b" HTTP/1.1\r\nHost: 127")
    began = time.monotonic()
    many = []
    for _ in range(1000):
        with contextlib.suppress(OSError):
            connection = socket.create_connection(("127.0.0.1", server.port), timeout=1)
            many.append(connection)
    threads = len(os.listdir(f"/proc/{server.process.pid}/task"))
    assert threads < 100, threads
    for connection in many:
        connection.close()
    end = time.monotonic() + 15
    while True:
        with contextlib.suppress(OSError, http.client.HTTPException):
            if server.get(server.path)[0] == 200:
                break
        assert time.monotonic() < end, "nothing is served any more"
        time.sleep(0.1)
    slow.settimeout(20)
    with contextlib.suppress(OSError):
        while slow.recv(1000):
            pass
    seconds = time.monotonic() - began
    assert seconds < 20, seconds
    slow.close()


@test
def idle_costs_nothing(browser, archives, package):
    server, _ = archives

    def spent():
        words = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    with Visit(browser, server, "widget=com.example.tasks") as visit:
        visit.wait(all_drawn("#strip", 3), 60)
        visit.wait(all_drawn("#wall", 12), 60)
        time.sleep(0.5)
        before = spent()
        time.sleep(3)
        assert spent() - before <= 0.03, spent() - before


# MARK: Recording


@contextlib.contextmanager
def project(*names):
    """A folder with archives and a server on them, which was started in that folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        (folder / "archives").mkdir()
        for archive in names:
            shutil.copy(ARCHIVES / f"{archive}.json", folder / "archives")
        server = Server("archives", folder=folder)
        try:
            server.wait_until_idle()
            yield server, folder
        finally:
            server.stop()


def verify(folder, *words):
    return subprocess.run([VITRINE, "verify", *words], cwd=folder, capture_output=True, text=True)


def recorded(visit, key="r"):
    """The message of a page after a key that records."""
    visit.page.keyboard.press(key)
    visit.wait("document.querySelector('#recorded').open")
    return visit.text("#recorded")


@test
def record_makes_a_golden(browser, archives, package):
    with project("tasks") as (server, folder):
        golden = folder / "Golden/archives/tasks.systemMedium-entry-light-ios27@2x.png"
        with Visit(browser, server, "widget=com.example.tasks&family=systemMedium", (375, 740)) as visit:
            text = recorded(visit)
            assert "Golden/archives/tasks.systemMedium-entry-light-ios27@2x.png" in text, text
            assert "vitrine verify archives/tasks" in text, text
            box = visit.page.locator("#recorded").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 375, box
            visit.page.keyboard.press("Enter")
            visit.wait("!document.querySelector('#recorded').open")
            assert verify(folder).returncode == 0
            first = golden.read_bytes()
            # What the command line records of the same archive and matrix are the same bytes.
            # Nothing is recorded where CI is set.
            subprocess.run([VITRINE, "verify", "--record", "all"], cwd=folder, check=True, capture_output=True,
                           env={**os.environ, "CI": ""})
            assert golden.read_bytes() == first
            before = visit.picture()
            file = folder / "archives/tasks.json"
            file.write_text(file.read_text().replace('"Today"', '"This day"'))
            visit.wait_for_change(before)
            assert verify(folder).returncode == 1
            text = recorded(visit)
            assert "shows something else" in text and 'Text "This day"' in text, text
            assert visit.page.locator("#recorded figure img").count() == 2
            assert visit.evaluate("document.documentElement.scrollWidth") <= 375
            # What changes nothing is chosen already.
            visit.page.keyboard.press("Enter")
            visit.wait("!document.querySelector('#recorded').open")
            assert golden.read_bytes() == first and verify(folder).returncode == 1
            recorded(visit)
            visit.page.click("#recorded-replace")
            visit.wait("document.querySelector('#recorded-title').textContent === 'Recorded'")
            assert golden.read_bytes() != first and verify(folder).returncode == 0


@test
def record_keeps_what_was_asked_for_and_no_more(browser, archives, package):
    with project("tasks") as (server, folder):
        with Visit(browser, server, "widget=com.example.tasks&family=systemMedium&wall=state") as visit:
            recorded(visit)
            visit.page.keyboard.press("Escape")
            visit.page.keyboard.press("s")
            visit.wait("Live.live.layout.command.includes('dark')")
            recorded(visit)
            visit.page.keyboard.press("Escape")
            visit.page.keyboard.press("s")
            visit.wait(all_drawn("#wall", 4), 60)
            text = recorded(visit, "R")
            assert "Recorded 4 pictures" in text, text
        names = sorted(file.name for file in (folder / "Golden/archives").glob("*.png"))
        assert names == [f"tasks.systemMedium-{name}-ios27@2x.png" for name in (
            "entry-dark", "entry-light", "locked-light", "placeholder-light", "preview-light")], names
        done = verify(folder, "--strict")
        assert done.returncode == 0, done.stdout + done.stderr


@test
def record_for_those_who_may_and_below_the_project(browser, archives, package):
    with project("tasks") as (server, folder), tempfile.TemporaryDirectory() as elsewhere:
        inside, body = server.path, json.dumps({"pictures": [{"widget": "com.example.tasks"}], "replaces": True})
        kind = {"Content_Type": "application/json"}
        assert server.get("/api/record", "POST", body, **kind)[0] == 403
        assert server.get("/" + "a" * 26 + "/api/record", "POST", body, **kind)[0] == 403
        assert server.get(inside + "api/record", "POST", body, Content_Type="text/plain")[0] == 415
        assert server.get(inside + "api/record", "POST", body, Origin="http://evil.example", **kind)[0] == 403
        assert server.get(inside + "api/record")[0] == 404
        for wrong in ({"pictures": [], "replaces": True}, {"pictures": [{}] * 41, "replaces": True}, {"replaces": True}):
            assert server.get(inside + "api/record", "POST", json.dumps(wrong), **kind)[0] == 400, wrong
        outside = json.dumps({"pictures": [{"widget": "../../../etc/passwd"}], "replaces": True})
        assert server.get(inside + "api/record", "POST", outside, **kind)[0] == 422
        assert not (folder / "Golden").exists()
        # A link in the project leads nowhere.
        (folder / "Golden").symlink_to(elsewhere)
        status, text, _ = server.get(inside + "api/record", "POST", body, **kind)
        assert status == 422 and "symbolic link" in json.loads(text)["message"], text
        assert os.listdir(elsewhere) == []
        (folder / "Golden").unlink()
        (folder / "Golden").mkdir()
        (folder / "Golden/archives").symlink_to(elsewhere)
        assert server.get(inside + "api/record", "POST", body, **kind)[0] == 422
        assert os.listdir(elsewhere) == []


# MARK: The package


@test
def record_of_a_package(browser, archives, package):
    golden = EXAMPLES / "Golden"
    shutil.rmtree(golden, ignore_errors=True)
    try:
        with Visit(browser, package, "widget=Chores&family=systemSmall") as visit:
            package.wait_until_idle()
            built = package.state()["generation"]
            text = recorded(visit)
            assert f"cd {EXAMPLES} && vitrine verify Examples/Chores" in text, text
            done = verify(EXAMPLES, "--strict")
            assert done.returncode == 0 and "1" in done.stdout, done.stdout + done.stderr
            # Goldens are no sources: nothing is built because of them.
            time.sleep(0.5)
            assert package.state()["generation"] == built
    finally:
        shutil.rmtree(golden, ignore_errors=True)


@test
def language_is_chosen_for_the_code_too(browser, archives, package):
    names = "(function all(view) { return [view.name, ...view.children.flatMap(all)]; })(Live.live.layout.frames).join()"
    with Visit(browser, package, "widget=Chores&family=systemLarge") as visit:
        with edited(SOURCE) as text:
            SOURCE.write_text(
                text.replace("  let entry: ChoresEntry\n", "  let entry: ChoresEntry\n  @Environment(\\.locale) var locale\n", 1)
                .replace('Text("Chores")', "Text(verbatim: locale.identifier)"))
            visit.wait(f"{names}.includes('Text \"en_US\"')", 180)
            package.wait_until_idle()
            began = time.monotonic()
            visit.page.select_option("[data-option=locale]", "…")
            visit.page.fill("[data-option=locale]", "de_DE")
            visit.page.keyboard.press("Tab")
            visit.wait(f"{names}.includes('Text \"de_DE\"')", 120)
            print(f"    {time.monotonic() - began:.2f} s from the language to the picture")
            # A second page keeps its own language.
            with Visit(browser, package, "widget=Chores&family=systemLarge") as other:
                other.wait(f"{names}.includes('Text \"en_US\"')")
            # A wall has the languages of the catalogue; where there is one, it is not offered.
            count = visit.evaluate("Live.widget().languages.length")
            assert (visit.page.locator("#wall-axis option[value=locale]").count() > 0) == (count > 1), count
            text = recorded(visit)
            assert "Golden/Examples/Chores.de_DE.systemLarge-entry-light-ios27-de_DE@2x.png" in text, text
            visit.page.keyboard.press("Escape")
            shutil.rmtree(EXAMPLES / "Golden")
        visit.page.select_option("[data-option=locale]", "")
        visit.wait(f"{names}.includes('Text \"Chores\"')", 180)
    package.wait_until_idle()


@test
def edit_changes_the_picture_on_two_pages(browser, archives, package):
    choice = "widget=Chores&family=systemLarge"
    with Visit(browser, package, choice) as visit, Visit(browser, package, choice) as other:
        before = visit.picture()
        assert other.picture() == before
        with edited(SOURCE) as text:
            began = time.monotonic()
            SOURCE.write_text(text.replace('Text("Chores")', 'Text("Housework")'))
            after = visit.wait_for_change(before)
            print(f"    {time.monotonic() - began:.2f} s from the source to the picture")
            assert other.wait_for_change(before) == after
            SOURCE.write_text(text.replace('Text("Chores")', 'Txet("Chores")'))
            visit.wait("document.querySelector('#fault')?.textContent.includes('Txet')", 180)
            link = visit.page.locator("#fault a").first
            line = text[:text.index('Text("Chores")')].count("\n") + 1
            assert link.inner_text().startswith(f"Sources/ExampleWidgets/Chores/ChoresView.swift:{line}:"), link.inner_text()
            assert link.get_attribute("href").startswith(f"vscode://file{SOURCE}:{line}:")
            assert "^" in visit.text("#fault pre") or "`-" in visit.text("#fault pre")
            assert visit.evaluate("document.querySelector('#stage').classList.contains('old')")
            # The last picture stays.
            assert visit.picture() == after
        visit.wait("document.querySelector('#fault').hidden", 180)
        assert visit.wait_for_change(after) == before


@test
def edit_widget_has_the_parameters_of_the_summary(browser, archives, package):
    choice = "widget=ChosenChores&family=systemMedium"
    for width, height in SIZES.items():
        with Visit(browser, package, choice, (width, height)) as visit:
            visit.page.keyboard.press("E")
            visit.wait("document.querySelectorAll('#parameters .parameter').length === 3", 60)
            rows = visit.evaluate("[...document.querySelectorAll('#parameters .parameter')].map((row) => [row.querySelector('[data-parameter]').dataset.parameter, row.querySelector('span').textContent])")
            assert rows == [["count", "Number of chores"], ["priority", "Priority"], ["showsCompleted", "Show done ones"]], rows
            assert visit.evaluate("(() => { const { left, right } = document.querySelector('#editing').getBoundingClientRect(); return left >= 0 && right <= innerWidth; })()"), width
            shown = visit.evaluate("Number(document.querySelector('#stage').dataset.shown)")
            visit.page.select_option("[data-parameter=priority]", label="High")
            visit.wait(f"Number(document.querySelector('#stage').dataset.shown) > {shown}", 60)
            assert "priority" in visit.page.url, visit.page.url
            # Reset shows the defaults of the code.
            visit.page.click("#editing-reset")
            visit.wait("!Live.live.choice.options.parameter && document.querySelector('[data-parameter=priority]').selectedOptions[0].textContent === 'All'", 60)
            assert visit.evaluate("document.querySelector('#editing-fault').textContent") == ""


def built_after(server, write, seconds=180):
    """The state of a server once it has built what a function writes."""
    before = server.wait_until_idle()
    write()
    end = time.monotonic() + seconds
    while True:
        state = server.state()
        is_new = any(state[name] != before[name] for name in ("generation", "build"))
        if state["phase"] == "idle" and is_new and (state["isCurrent"] or not state["build"]["isSuccessful"]):
            return state
        assert time.monotonic() < end, state
        time.sleep(0.1)


def linked_alone(server, text):
    """The state of a server after an edit that the compiler and the linker take alone, without the package manager."""
    server.wait_until_idle(prepared=True)
    state = built_after(server, lambda: SOURCE.write_text(text + "\n// Edited.\n"))
    assert state["build"]["method"] == "compiler", state["build"]
    return state


@test
def changed_module_is_linked_alone(browser, archives, package):
    ids = {widget["id"] for widget in package.wait_until_idle()["widgets"]}
    with edited(SOURCE) as text:
        state = linked_alone(package, text)
        assert [step["kind"] for step in state["steps"]] == ["compile", "link", "archive"], state["steps"]
        assert all(0 < step["seconds"] < 60 for step in state["steps"]), state["steps"]
        # Previews are in a table of the module, other widgets in the rest of the program.
        assert {widget["id"] for widget in state["widgets"]} == ids
        assert state["faults"] == []
        # A trap names its line, in one family; the others are drawn.
        trap = text.replace("  var body: some View {\n", '  var body: some View {\n    let _ = { if family == .systemLarge { fatalError("out of chores") } }()\n', 1)
        state = built_after(package, lambda: SOURCE.write_text(trap))
        assert state["build"]["method"] == "compiler", state["build"]
        line = text[:text.index("  var body: some View {")].count("\n") + 2
        faults = [fault for fault in state["faults"] if fault["kind"] == "Chores"]
        assert len(faults) == 1 and faults[0]["family"] == "systemLarge", state["faults"]
        assert f"ChoresView.swift:{line}: Fatal error: out of chores" in faults[0]["reason"], faults


@test
@long
def declarations_names_and_sources_are_built(browser, archives, package):
    ids = {widget["id"] for widget in package.wait_until_idle()["widgets"]}
    added = SOURCE.with_name("Added.swift")
    with edited(SOURCE) as text:
        linked_alone(package, text)
        # A changed declaration, which other sources see.
        state = built_after(package, lambda: SOURCE.write_text(text + "\nlet housework = 1\n"))
        assert state["build"]["isSuccessful"] and state["faults"] == [], state
        # The linker of the package manager reports names that do not exist.
        missing = '@_silgen_name("vitrine_missing") func missing()\nlet isMissing: Void = missing()\n'
        state = built_after(package, lambda: SOURCE.write_text(text + missing))
        assert not state["build"]["isSuccessful"], state["build"]
        assert "vitrine_missing" in json.dumps(state["build"]["diagnostics"]), state["build"]
        state = built_after(package, lambda: SOURCE.write_text(text))
        try:
            state = built_after(package, lambda: added.write_text("let added = 1\n"))
            assert state["build"]["isSuccessful"] and state["build"]["method"] == "package", state["build"]
            state = built_after(package, added.unlink)
            assert {widget["id"] for widget in state["widgets"]} == ids
        finally:
            added.unlink(missing_ok=True)


@test
def views_and_findings_lead_to_their_lines(browser, archives, package):
    # Without the name of the file: the sources are those that the server built.
    def location(words):
        before = SOURCE.read_bytes().partition(words.encode())[0].split(b"\n")
        return f"{len(before)}:{len(before[-1]) + 1}"

    place = """(name) => {
      const all = (view) => [view, ...view.children.flatMap(all)], image = document.querySelector("#picture").getBoundingClientRect();
      const { frame } = all(Live.live.layout.frames).find((view) => view.name.startsWith(name)), zoom = image.width / Live.live.layout.size.width;
      return [image.x + (frame.x + frame.width / 2) * zoom, image.y + (frame.y + frame.height / 2) * zoom];
    }"""
    for size, scheme in (((1440, 900), "light"), ((390, 844), "dark")):
        with Visit(browser, package, "widget=Chores&family=systemLarge", size, scheme) as visit:
            package.wait_until_idle()
            visit.page.keyboard.press("i")
            visit.page.mouse.click(*visit.evaluate(place, 'Text "Chores"'))
            visit.wait("document.querySelector('#inspected .place a') !== null")
            link = visit.page.locator("#inspected .place a")
            where = location('Text("Chores")')
            assert link.inner_text() == f"Sources/ExampleWidgets/Chores/ChoresView.swift:{where}", link.inner_text()
            assert link.get_attribute("href") == f"vscode://file{SOURCE}:{where}"
            # It stays while the pointer goes to the link, and leads there by a key.
            visit.page.mouse.move(*visit.evaluate(place, "Widget"))
            assert visit.text("#inspected strong") == 'Text "Chores"', visit.text("#inspected")
            visit.evaluate("document.querySelector('#inspected .place a').addEventListener('click', (event) => { event.preventDefault(); window.opened = event.target.href; })")
            visit.page.keyboard.press("g")
            assert visit.evaluate("window.opened") == f"vscode://file{SOURCE}:{where}"
            visit.page.keyboard.press("Escape")
            visit.page.mouse.move(*visit.evaluate(place, 'Text "Chores"'))
            visit.page.mouse.move(*visit.evaluate(place, "Toggle"))
            visit.wait("document.querySelector('#inspected strong').textContent !== 'Text \"Chores\"'")
            assert visit.evaluate("document.documentElement.scrollWidth") <= size[0]
            visit.page.keyboard.press("i")
    # Larger letters are cut; the finding leads to the statement of the view.
    with Visit(browser, package, "widget=Chores&family=systemSmall&type-size=accessibility5", (1440, 900)) as visit:
        visit.page.keyboard.press("e")
        visit.page.wait_for_selector("#finding-list li a", timeout=60_000)
        links = visit.page.locator("#finding-list li a").all()
        for link in links:
            file, line, column = link.get_attribute("href").removeprefix("vscode://file").rsplit(":", 2)
            assert pathlib.Path(file).is_relative_to(EXAMPLES), file
            statement = pathlib.Path(file).read_bytes().splitlines()[int(line) - 1][int(column) - 1:]
            assert re.match(rb"[A-Z]\w*[({ ]", statement), (file, line, statement)


@test
def toggle_runs_its_intent(browser, archives, package):
    with Visit(browser, package, "widget=Chores&family=systemLarge") as visit:
        package.wait_until_idle()
        before = visit.picture()
        box = visit.page.locator("#picture").bounding_box()
        began = time.monotonic()
        # The second row's switch.
        visit.page.mouse.click(box["x"] + box["width"] - 34, box["y"] + 110)
        visit.wait_for_change(before)
        flipped = time.monotonic() - began
        visit.wait("document.querySelector('#log').textContent.includes('SetChoreCompletion ran')", 60)
        print(f"    {flipped:.2f} s to the other state, {time.monotonic() - began:.2f} s to the intent's end")
        visit.wait("Live.live.touched === null && Live.live.layout.hits.filter((hit) => hit.isOn).length === 2")
        assert visit.picture() != before
        # The changed views have moved to their places.
        visit.wait("Number(document.querySelector('#stage').dataset.played) > 0")
        # Quick pictures play a motion again until the intent has ended.
        visit.wait("!Live.live.isPlaying")
        # The still comes after the last picture of the motion.
        visit.wait("Number(document.querySelector('#stage').dataset.shown) === Live.live.pictureNumber", 60)
        package.wait_until_idle()
        shown = visit.picture()
        visit.page.evaluate("Stage.draw()")
        assert visit.picture() == shown, "the motion does not end in the still"
        # It was kept: it can be taken back.
        visit.page.mouse.click(box["x"] + box["width"] - 34, box["y"] + 110)
        visit.wait("document.querySelectorAll('#log li').length >= 4", 60)
        visit.wait("Live.live.touched === null && Live.live.layout.hits.filter((hit) => hit.isOn).length === 1")


def descendants(process):
    """The processes below one, by the parents that they have now."""
    parents = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
    found, rest = set(), {process}
    while rest:
        rest = {child for child, parent in parents.items() if parent in rest} - found
        found |= rest
    return found


@test
@long
def nothing_outlives_a_killed_server(browser, archives, package):
    server = Server(EXAMPLES, "--port", "0")
    package.wait_until_idle()
    server.wait_until_idle()
    loop = pathlib.Path("/proc")
    with edited(SOURCE) as text:
        SOURCE.write_text(text.replace("  var body: some View {\n", "  var body: some View {\n    let _ = { while true {} }()\n", 1))

        def looping():
            return [child for child in descendants(server.process.pid)
                    if (loop / str(child) / "comm").exists() and (loop / str(child) / "comm").read_text().startswith("ExampleWid")]
        end = time.monotonic() + 120
        while len(looping()) < 2:
            assert time.monotonic() < end, "no widget loops"
            time.sleep(0.02)
        below = descendants(server.process.pid)
        server.process.kill()
        server.process.wait()
        server.process.stdout.close()
        time.sleep(2)
        left = [child for child in below if (loop / str(child)).exists()]
        assert left == [], left
    package.wait_until_idle()


# MARK: Once


def once(folder, *words):
    """The report of `preview --once`, its exit code and what it said."""
    done = subprocess.run([VITRINE, "preview", "--once", "-o", folder, EXAMPLES, "--json", "--quiet", *words], capture_output=True, text=True)
    return json.loads(done.stdout), done.returncode, done.stderr


@test
@long
def once_draws_all_and_says_what_is_wrong(browser, archives, package):
    with tempfile.TemporaryDirectory() as name, edited(SOURCE) as text:
        folder = pathlib.Path(name) / "previews"
        SOURCE.write_text(text.replace('Text("Chores")', 'Txet("Chores")'))
        report, code, said = once(folder)
        line = text[:text.index('Text("Chores")')].count("\n") + 1
        assert code == 1 and not report["isSuccessful"], report
        assert report["errors"][0]["file"].endswith("Chores/ChoresView.swift") and report["errors"][0]["line"] == line
        assert f"ChoresView.swift:{line}:" in said and "Txet" in said, said
        assert "Txet" in (folder / "summary.md").read_text()
        # A trap names its widget and line; all others are drawn.
        SOURCE.write_text(text.replace("  var body: some View {\n", '  var body: some View {\n    let _ = { if family == .systemLarge { fatalError("out of chores") } }()\n', 1))
        report, code, said = once(folder)
        line = text[:text.index("  var body: some View {")].count("\n") + 2
        assert code == 1, report
        assert report["errors"] == [] and report["faults"], report
        fault = report["faults"][0]
        assert fault["kind"] == "Chores" and fault["family"] == "systemLarge", fault
        assert f"ChoresView.swift:{line}: Fatal error: out of chores" in fault["reason"], fault
        assert "Chores, systemLarge" in said, said
        own = {(item["target"], item["scheme"]) for item in report["pictures"] if item["widget"] == "Chores"}
        assert own == {(target, scheme) for target in ("systemSmall", "systemMedium") for scheme in ("light", "dark")}, own
        for item in report["pictures"]:
            assert (folder / item["file"]).read_bytes().startswith(b"\x89PNG"), item
        widgets = {item["widget"] for item in report["pictures"]}
        assert len(widgets) > 5 and any(widget.startswith("#Preview") for widget in widgets), widgets
        with contextlib.closing(browser.new_page()) as page:
            page.goto((folder / "index.html").as_uri())
            page.wait_for_selector("img")
        assert "Chores" in (folder / "summary.md").read_text()
    package.wait_until_idle()


EXPORTED = ("widget=com.example.tasks&family=systemMedium", "widget=Delivery&entry=1", "widget=com.example.tides&family=accessoryRectangular")


def until(page, script):
    # The page forbids what Playwright's own waiting evaluates.
    end = time.monotonic() + 20
    while not page.evaluate(script):
        assert time.monotonic() < end, f"never true: {script}"
        time.sleep(0.05)


@test
@long
def exported_page_needs_no_server(browser, archives, package):
    server, folder = archives
    with tempfile.TemporaryDirectory() as name:
        page, few = pathlib.Path(name) / "page", pathlib.Path(name) / "few"
        page.mkdir()
        few.mkdir()
        for file in ("tasks.json", "delivery.json", "lock-screen.json"):
            shutil.copy(folder / file, few)
        words = [VITRINE, "preview", few, "--export", page, "--quiet"]
        # Nothing is replaced that somebody else wrote.
        (page / "index.html").write_text("<h1>Mine</h1>")
        other = subprocess.run(words, capture_output=True, text=True)
        assert other.returncode == 2 and "was not written by Vitrine" in other.stderr, other
        (page / "index.html").unlink()
        done = subprocess.run(words, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        data = (page / "data.js").read_text()
        assert str(few) not in data and str(ROOT) not in data
        for choice in EXPORTED:
            for width, height in SIZES.items():
                with Visit(browser, server, choice, (width, height)) as visit:
                    shown = visit.evaluate("document.querySelector('#picture').naturalWidth")
                with contextlib.closing(browser.new_page(viewport={"width": width, "height": height})) as visit:
                    faults, requests = [], []
                    visit.on("console", lambda message: faults.append(message.text))
                    visit.on("pageerror", lambda error: faults.append(str(error)))
                    visit.on("request", lambda request: requests.append(request.url))
                    visit.goto((page / "index.html").as_uri() + "#" + choice)
                    visit.wait_for_selector("html[data-ready]", state="attached")
                    visit.wait_for_selector("#facts:not(:empty)")
                    assert visit.evaluate("document.querySelector('#picture').naturalWidth") == shown, choice
                    assert visit.evaluate("document.documentElement.scrollWidth") <= width
                    for hidden in ("#record", "#rebuild", "#edit", "#mark-findings", ".scrub"):
                        assert not visit.is_visible(hidden), hidden
                    visit.select_option("[data-option=scheme]", "dark")
                    until(visit, "Live.live.layout.values.scheme === 'dark'")
                    # What the page does not have together is given up, with a word.
                    visit.select_option("[data-option=type-size]", "xxxLarge")
                    until(visit, "Live.live.layout.values.typeSize === 'xxxLarge'")
                    said = visit.inner_text("#toast")
                    assert said.startswith("Without ") and "scheme" in said, said
                    assert visit.is_hidden("#fault"), visit.inner_text("#fault")
                    assert faults == [], faults
                    assert all(url.startswith(("file:", "data:")) for url in requests), requests


# MARK: An Xcode project


PROJECT = """// !$*UTF8*$!
{archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
  P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); developmentRegion = en;};
  G = {isa = PBXGroup; children = (S); sourceTree = "<group>";};
  S = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E); sourceTree = "<group>";};
  E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist);};
  T = {isa = PBXNativeTarget; name = Widget; buildConfigurationList = L; buildPhases = (B);
    fileSystemSynchronizedGroups = (S); dependencies = (); productType = "com.apple.product-type.app-extension";};
  B = {isa = PBXSourcesBuildPhase; files = ();};
  L = {isa = XCConfigurationList; buildConfigurations = (C);};
  C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 6.0;
    INFOPLIST_FILE = Widget/Info.plist; PRODUCT_NAME = Widget; PRODUCT_BUNDLE_IDENTIFIER = com.example.widget;};};
};}
"""

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
<string>com.apple.widgetkit-extension</string></dict></dict></plist>
"""

WIDGET = """import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(Entry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

@main struct Greeting: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: Provider()) { _ in
      Text("Before").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
"""


@test
@long
def xcode_project_follows_its_files(browser, archives, package):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve() / "App"
        (folder / "App.xcodeproj").mkdir(parents=True)
        (folder / "App.xcodeproj/project.pbxproj").write_text(PROJECT)
        (folder / "Widget").mkdir()
        (folder / "Widget/Info.plist").write_text(PLIST)
        source = folder / "Widget/Greeting.swift"
        source.write_text(WIDGET)
        server = Server(folder / "App.xcodeproj", "--port", "0")
        try:
            server.wait_until_idle()
            # The line is in the file that is edited, and not in what was staged of it.
            declaration = server.state()["widgets"][0]["declaration"]
            assert declaration["file"] == str(source) and "StaticConfiguration" in WIDGET.splitlines()[declaration["line"] - 1]
            with Visit(browser, server, "widget=Greeting") as visit:
                before = visit.picture()
                source.write_text(WIDGET.replace("Before", "After"))
                after = visit.wait_for_change(before)
                source.write_text(WIDGET.replace('Text("Before")', 'Txet("Before")'))
                visit.wait("document.querySelector('#fault')?.textContent.includes('Txet')", 180)
                line = WIDGET[:WIDGET.index('Text("Before")')].count("\n") + 1
                assert visit.page.locator("#fault a").first.inner_text().startswith(f"Widget/Greeting.swift:{line}")
                assert visit.picture() == after
                source.write_text(WIDGET)
                assert visit.wait_for_change(after) == before
                visit.wait("document.querySelector('#fault').hidden", 60)
        finally:
            server.stop()
        # A folder without a target of widgets is reported.
        (folder / "App.xcodeproj/project.pbxproj").write_text(PROJECT.replace("targets = (T)", "targets = ()"))
        done = subprocess.run([VITRINE, "preview", "--once", "-o", folder / "out", folder / "App.xcodeproj"], capture_output=True, text=True)
        assert done.returncode == 6 and "widget" in done.stderr and "{" not in done.stderr, done.stderr


@test
def server_that_is_started_again(browser, archives, package):
    server, _ = archives
    with Visit(browser, server, "widget=com.example.tasks", silent=False) as visit:
        server.stop()
        visit.wait("document.querySelector('#status').textContent.includes('has stopped')")
        address = server.address
        server.start()
        assert server.address == address
        visit.wait("document.querySelector('#status').textContent.includes('Up to date')", 30)


def uses_package(function):
    """Whether a test does more with the server of the package than to take it."""
    return "package" in inspect.getsource(function).split(":", 1)[1]


def edits_package(function):
    """Whether a test needs the copy of the package for itself; the others can run beside it."""
    body = inspect.getsource(function).split(":", 1)[1]
    return uses_package(function) or "SOURCE" in body or "EXAMPLES" in body


def has_ended(child, seconds=10):
    """Whether a process ends, which after its parent's end removes what the parent had built."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if pathlib.Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def main():
    word = sys.argv[3] if len(sys.argv) > 3 else ""
    is_short = os.environ.get("PAGE_TESTS") == "short"
    chosen = [function for function in TESTS if any(part in function.__name__ for part in word.split(",")) and not (is_short and function in LONG)]
    if ONLY:
        chosen = [function for function in chosen if edits_package(function) == (ONLY == "package")]
    failed = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name) / "archives"
        shutil.copytree(ARCHIVES, folder)
        archives = Server(folder)
        # The package takes minutes to build: it is started for the tests that touch it. On CI, in a sandbox.
        needs_package = any(uses_package(function) for function in chosen)
        package = Server(EXAMPLES, "--data", str(pathlib.Path(name) / "data"), "--port", "0") if needs_package else None
        browser = playwright.chromium.launch(executable_path=ROOT / ".build/browser/chromium", args=["--no-sandbox"])
        try:
            archives.wait_until_idle()
            if package:
                # An edit would end the preparation, and each build by the package manager begins another.
                package.wait_until_idle(prepared=True)
            for function in chosen:
                began = time.monotonic()
                try:
                    function(browser, (archives, folder), package)
                    print(f"✓ {function.__name__} ({time.monotonic() - began:.1f} s)", flush=True)
                except Exception:
                    failed += 1
                    print(f"✗ {function.__name__}", flush=True)
                    traceback.print_exc(limit=3)
        finally:
            browser.close()
            for server in filter(None, (archives, package)):
                children = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True).stdout
                server.stop()
                for child in children.split():
                    assert has_ended(child), "a child is left"
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
