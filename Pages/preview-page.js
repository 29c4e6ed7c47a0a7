"use strict";

/** Connects the parts: events of the session, keys, and the address. */
const Page = (() => {
  const { live, find, make, say, widget, readAddress, writeAddress, post } = Live;

  // MARK: The session

  async function refresh() {
    const answer = await fetch("api/state");
    take(await answer.json());
  }

  /** Shows a state, and draws everything. */
  function greet(state) {
    take(state);
    Pickers.build();
    redraw();
    Pins.draw();
    document.documentElement.dataset.ready = "";
  }

  function take(state) {
    live.state = state;
    find("#project").textContent = state.project;
    document.title = `${state.project} — Vitrine`;
    if (!widget() && state.widgets.length) choose(Sidebar.ordered(state.widgets)[0].id, {}, false);
    else if (widget() && !take.hasShown) Pins.tell();
    take.hasShown = Boolean(widget());
    Sidebar.picker();
    Sidebar.draw();
    empty();
    others(state.addresses);
    // The options of pickers come from the widget's archive.
    const offered = JSON.stringify([widget()?.targets, widget()?.entries.length]);
    if (take.offered !== offered) { take.offered = offered; Pickers.build(); }
    Editor.button();
    Editor.show();
    status();
    Faults.show();
  }

  function status(text, kind) {
    const state = live.state;
    const element = find("#status");
    if (!text && state) {
      const isBroken = state.failure || state.build?.isSuccessful === false;
      const errors = state.build?.diagnostics.filter((item) => item.severity === "error").length ?? 0;
      const broken = new Set(state.faults.map((fault) => fault.kind)).size;
      if (live.exported && !broken) [text, kind] = ["Exported", ""];
      else if (isBroken) [text, kind] = [state.failure ? "Cannot be built" : `${errors} error${errors === 1 ? "" : "s"}`, "bad"];
      else if (state.phase !== "idle") [text, kind] = [state.phase === "building" ? "Building …" : "Updating …", "busy"];
      else if (broken) [text, kind] = [broken === 1 ? "A widget fails" : `${broken} widgets fail`, "bad"];
      else [text, kind] = ["Up to date" + (state.build?.seconds ? ` · built in ${state.build.seconds.toFixed(1)} s` : ""), "good"];
    }
    element.textContent = text;
    element.dataset.kind = kind ?? "";
    element.title = steps();
  }

  /** Returns what each step from the last saved source to the picture took. */
  function steps() {
    const all = [...live.state?.steps ?? []];
    if (all.length && live.drawSeconds) all.push({ kind: "draw", seconds: live.drawSeconds });
    return all.map(({ kind, seconds }) => `${kind} ${seconds.toFixed(2)} s`).join(", ");
  }

  /** Waits for a picture, and notes what it took. */
  async function timed(picture) {
    const began = performance.now();
    await picture;
    live.drawSeconds = (performance.now() - began) / 1000;
    status();
  }

  /** Explains why there is no picture yet, and what happens next. */
  function empty(text) {
    const { state } = live;
    const isEmpty = !state.widgets.length;
    find("#empty").hidden = !isEmpty;
    find("main").classList.toggle("blank", isEmpty);
    if (!isEmpty) return;
    const isBroken = state.failure || state.build?.isSuccessful === false;
    const isBusy = !isBroken && state.phase !== "idle";
    find("#empty").classList.toggle("spinning", isBusy);
    find("#empty-title").textContent = isBroken ? "Nothing to show yet" : isBusy
      ? state.build ? "Drawing the first pictures" : "Building for the first time" : "There are no widgets";
    find("#empty-text").textContent = isBroken ? "The first picture appears as soon as the sources build." : isBusy
      ? text ?? "This takes longest once; after that only what has changed is built."
      : "Add a Widget to the WidgetBundle, or a #Preview to a source file. It appears here when you save the file.";
  }

  function others(addresses) {
    find("#others").hidden = !addresses.length;
    if (others.drawn === String(addresses)) return;
    others.drawn = String(addresses);
    find("#address-list").replaceChildren(...addresses.map((address, index) => make("li", {},
      make("img", { src: `api/code?q=${index}`, alt: `QR code of ${address}`, loading: "lazy" }), make("a", { href: address }, address))));
    // There is no code where libqrencode is not installed.
    for (const code of document.querySelectorAll("#address-list img")) code.addEventListener("error", () => code.remove());
  }

  function redraw() {
    Stage.draw().then(() => { Pictures.strip(); Pictures.wall(); });
    Timeline.draw();
  }

  function listen() {
    const events = new EventSource("api/events");
    const on = (name, work) => events.addEventListener(name, (event) => work(JSON.parse(event.data)));
    on("hello", greet);
    on("building", () => { status("Building …", "busy"); find("#stage").classList.add("busy"); });
    on("progress", (line) => { status(line.slice(0, 60), "busy"); if (live.state) empty(line); });
    on("built", (result) => {
      find("#stage").classList.remove("busy");
      if (live.state) live.state.build = result;
      refresh();
    });
    on("archived", (made) => {
      // The picture of the current widget comes first.
      const isShown = made.widgets.includes(live.choice.widget) || !live.choice.widget;
      if (isShown && live.touched) live.drawing = Stage.play();
      else if (isShown && !live.isPlaying) live.drawing = timed(Stage.draw());
      refresh().then(() => {
        if (!isShown && !live.layout) Stage.draw();
        Pins.draw(made.isComplete ? null : made.widgets);
        if (isShown || made.isComplete) { Pictures.strip(); Pictures.wall(); Timeline.draw(); }
      });
    });
    on("performed", (report) => {
      Panels.performed(report);
      if (report.fault) { live.touched = null; Stage.draw(); say(report.fault); }
    });
    on("pushed", (report) => {
      Panels.pushed(report);
      if (!report.widget) return say(report.fault ?? report.findings.find((finding) => finding.isError)?.message ?? "The notification is not shown.");
      refresh().then(() => {
        if (live.choice.widget !== report.widget) choose(report.widget, {}, false);
        // The new state is the last one.
        if (report.entry > 0) live.choice.options.entry = String(report.entry);
        else delete live.choice.options.entry;
        changed();
      });
    });
    on("failed", () => { find("#stage").classList.remove("busy"); refresh(); });
    events.addEventListener("error", () => status("The server has stopped", "bad"));
  }

  // MARK: Choice

  /** Shows a widget, in a family that it supports. */
  function choose(id, { family } = {}, isDrawn = true) {
    // Other widgets have other parameters.
    if (live.choice.widget !== id) for (const name of ["configuration", "parameter"]) delete live.choice.options[name];
    live.choice.widget = id;
    const targets = widget()?.targets ?? [];
    if (family) live.choice.options.family = family;
    if (live.choice.options.family && !targets.includes(live.choice.options.family)) delete live.choice.options.family;
    delete live.choice.options.entry;
    delete live.choice.options.date;
    live.touched = null;
    Sidebar.toggle(false);
    Pins.tell();
    if (isDrawn) changed();
  }

  /** Draws everything that a choice affects. */
  function changed() {
    writeAddress();
    find("#widget").value = live.choice.widget ?? "";
    Sidebar.mark();
    Pickers.build();
    buttons();
    redraw();
  }

  function next(by) {
    const ids = Sidebar.ordered(live.state?.widgets ?? []).map((item) => item.id);
    if (ids.length) choose(ids[(ids.indexOf(live.choice.widget) + by + ids.length) % ids.length]);
  }

  /** Advances to the next value of an option, or to no choice after the last one. */
  function cycle(name) {
    const option = Pickers.options().find((item) => item.name === name);
    const list = option ? Pickers.values(option) : [];
    if (!list.length) return;
    // Without a choice, the first family is shown in light.
    const hasUsual = name === "family" || name === "scheme";
    const all = hasUsual ? list : [null, ...list];
    const current = live.choice.options[name] ?? (hasUsual ? list[0] : null);
    Pickers.set(name, all[(all.indexOf(current) + 1) % all.length]);
  }

  // MARK: Buttons and keys

  const zooms = ["fit", "100", "200", "400", "pixels"];
  const zoomWords = { fit: "Fit", pixels: "Pixels" };

  /** Switches between the widget on its device and the widget alone. */
  function frame() {
    live.isFramed = !live.isFramed;
    rearrange();
  }

  /** Switches between both schemes side by side and one alone. */
  function beside() {
    live.isBeside = !live.isBeside;
    rearrange();
  }

  function rearrange() {
    writeAddress();
    buttons();
    if (live.layout) Stage.draw();
  }

  function zoom(value) {
    live.zoom = value;
    writeAddress();
    buttons();
    if (live.layout) Stage.size();
  }

  function toggle(name) {
    if (!live.marks.delete(name)) live.marks.add(name);
    if (find("#" + name)?.tagName === "SECTION") find("#" + name).hidden = !live.marks.has(name);
    buttons();
    if (name === "findings") Findings.check();
    if (live.layout) { Stage.mark(); Panels.tree(live.layout.frames); }
  }

  const layers = { inspector: ["Inspect", "i"], reader: ["VoiceOver", "v"], hits: ["Taps", "t"], findings: ["Check", "e"] };
  function buttons() {
    find("#zoom").replaceChildren(...zooms.map((value) => make("button", { "aria-pressed": String(live.zoom === value), onclick: () => zoom(value) }, zoomWords[value] ?? value + " %")));
    find("#around").replaceChildren(
      make("button", { id: "frame", "aria-pressed": String(live.isFramed), onclick: frame, title: "Show the device around the widget (o)" }, "Frame"),
      make("button", { "aria-pressed": String(live.isBeside), onclick: beside, title: "Show light and dark side by side (l)" }, "Light + dark"));
    Editor.button();
    Pins.button();
    find("#marks").replaceChildren(...Object.entries(layers).map(([name, [text, key]]) => make("button", { id: "mark-" + name, "aria-pressed": String(live.marks.has(name)), title: `${text} (${key})`, onclick: () => toggle(name) }, text)));
  }

  const quoted = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";

  async function copy() {
    if (!live.layout) return;
    const text = live.layout.command.map(quoted).join(" ");
    await navigator.clipboard.writeText(text).catch(() => {});
    say("Copied: " + text);
  }

  function theme() {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  }

  const keys = {
    j: ["Next widget", () => next(1)], k: ["Previous widget", () => next(-1)],
    f: ["Next family", () => cycle("family")], s: ["Light or dark", () => cycle("scheme")],
    m: ["Next mode", () => cycle("mode")], p: ["Next place", () => cycle("location")],
    "+": ["Larger text", () => cycle("type-size")],
    "]": ["Next entry", () => Timeline.step(1)], "[": ["Previous entry", () => Timeline.step(-1)],
    o: ["On its device, or alone", frame], l: ["Light beside dark", beside],
    n: ["Pin the picture, or release it", Pins.toggle],
    "/": ["Search", () => { Sidebar.toggle(true); find("#search").focus(); }],
    z: ["Next zoom", () => zoom(zooms[(zooms.indexOf(live.zoom) + 1) % zooms.length])],
    i: ["Inspector", () => toggle("inspector")], g: ["Open the view’s source", Panels.open],
    Escape: ["Follow the pointer again", () => Stage.pin(null)], v: ["What VoiceOver reads", () => toggle("reader")],
    t: ["Areas that react to taps", () => { toggle("hits"); find("#hits button")?.focus(); }],
    e: ["Findings of checks", () => toggle("findings")],
    w: ["Choose the wall’s option", () => find("#wall-axis").focus()],
    c: ["Copy the command", copy],
    E: ["Edit the widget", Editor.open],
    r: ["Record the picture", Recorder.one], R: ["Record the wall", Recorder.wall],
    b: ["Build again", () => post("build", {})], d: ["Light or dark page", theme],
    "?": ["Show these keys", () => find("#keys").showModal()],
  };

  const keyGroups = {
    Widgets: ["j", "k", "f", "/"], Picture: ["E", "s", "m", "p", "+", "z", "o", "l", "n"], Timeline: ["]", "["],
    Inspect: ["i", "g", "Escape", "v", "t", "e"], Goldens: ["r", "R", "w", "c"], Page: ["b", "d", "?"],
  };

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches?.("input:not([type=checkbox]):not([type=range]), select, textarea") || find("dialog[open]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key][1]();
  });

  // MARK: Start

  async function begin() {
    document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    find("#key-list").replaceChildren(...Object.entries(keyGroups).map(([name, list]) => make("section", {}, make("h3", {}, name), make("div", { class: "keys" },
      list.flatMap((key) => [make("kbd", {}, key === "Escape" ? "Esc" : key), make("span", {}, keys[key][0])])))));
    readAddress();
    buttons();
    find("#widget").addEventListener("change", (event) => choose(event.target.value));
    find("#wall-axis").addEventListener("change", (event) => { live.wall = event.target.value; writeAddress(); Pictures.wall(); });
    find("#moment").addEventListener("input", (event) => Timeline.scrub(event.target.value / 1000));
    find("#copy").addEventListener("click", copy);
    find("#record").addEventListener("click", Recorder.one);
    find("#record-wall").addEventListener("click", Recorder.wall);
    find("#others").addEventListener("click", () => find("#addresses").showModal());
    find("#reset").addEventListener("click", () => { live.choice.options = {}; live.touched = null; changed(); });
    find("#rebuild").addEventListener("click", () => post("build", {}));
    find("#theme").addEventListener("click", theme);
    find("#help").addEventListener("click", keys["?"][1]);
    addEventListener("hashchange", () => { readAddress(); changed(); Pins.draw(); });
    document.documentElement.classList.toggle("exported", Boolean(live.exported));
    Object.assign(live, live.exported?.axes ?? await (await fetch("api/axes")).json());
    if (live.exported) greet(live.exported.state);
    else listen();
  }

  begin();
  return { changed, choose, toggle };
})();
