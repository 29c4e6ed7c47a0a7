"use strict";

/** Ties the parts together: events of the session, keys, the address. */
const Page = (() => {
  const { live, find, make, say, widget, readAddress, writeAddress, post } = Live;

  // MARK: The session

  async function refresh() {
    const answer = await fetch("api/state");
    take(await answer.json());
  }

  function take(state) {
    live.state = state;
    find("#project").textContent = state.project;
    document.title = `${state.project} — Vitrine`;
    const list = find("#widget");
    const forms = { widget: "Widgets", liveActivity: "Live Activities", control: "Controls", preview: "Previews" };
    list.replaceChildren(...Object.entries(forms).map(([form, title]) => {
      const items = state.widgets.filter((item) => item.form === form);
      return items.length ? make("optgroup", { label: title }, items.map((item) => make("option", { value: item.id }, item.displayName ? `${item.displayName} (${item.id})` : item.id))) : null;
    }).filter(Boolean));
    if (!widget() && state.widgets.length) choose(state.widgets[0].id, false);
    else if (widget() && !take.hasShown) post("show", { widgets: [live.choice.widget] }).catch(() => {});
    take.hasShown = Boolean(widget());
    list.value = live.choice.widget ?? "";
    // Pickers list what the widget has, which its archive says.
    const offered = JSON.stringify([widget()?.targets, widget()?.entries.length]);
    if (take.offered !== offered) { take.offered = offered; Pickers.build(); }
    status();
    Faults.show();
  }

  function status(text, kind) {
    const state = live.state;
    const element = find("#status");
    if (!text && state) {
      const isBroken = state.failure || state.build?.isSuccessful === false;
      const errors = state.build?.diagnostics.filter((item) => item.severity === "error").length ?? 0;
      if (isBroken) [text, kind] = [state.failure ? "cannot be built" : `${errors} error${errors === 1 ? "" : "s"}`, "bad"];
      else if (state.phase !== "idle") [text, kind] = [state.phase + " …", "busy"];
      else if (state.faults.length) [text, kind] = [`${state.faults.length} not archived`, "bad"];
      else [text, kind] = ["up to date" + (state.build?.seconds ? `, built in ${state.build.seconds.toFixed(1)} s` : ""), "good"];
    }
    element.textContent = text;
    element.dataset.kind = kind ?? "";
  }

  function redraw() {
    Stage.draw().then(() => { Pickers.strip(); Pickers.wall(); });
    Pickers.timeline();
  }

  function listen() {
    const events = new EventSource("api/events");
    const on = (name, work) => events.addEventListener(name, (event) => work(JSON.parse(event.data)));
    on("hello", (state) => { take(state); Pickers.build(); redraw(); document.documentElement.dataset.ready = ""; });
    on("building", () => { status("building …", "busy"); find("#stage").classList.add("busy"); });
    on("progress", (line) => status(line.slice(0, 60), "busy"));
    on("built", (result) => {
      find("#stage").classList.remove("busy");
      if (live.state) live.state.build = result;
      refresh();
    });
    on("archived", (made) => {
      // Of the widget that is shown the picture is first.
      const isShown = made.widgets.includes(live.choice.widget) || !live.choice.widget;
      if (isShown && live.touched) Stage.play();
      else if (isShown && !live.isPlaying) Stage.draw();
      refresh().then(() => {
        if (!isShown && !live.layout) Stage.draw();
        if (isShown || made.isComplete) { Pickers.strip(); Pickers.wall(); Pickers.timeline(); }
      });
    });
    on("performed", (report) => {
      Panels.performed(report);
      if (report.fault) { live.touched = null; Stage.draw(); say(report.fault); }
    });
    on("failed", () => { find("#stage").classList.remove("busy"); refresh(); });
    events.addEventListener("error", () => status("the server has ended; trying again …", "bad"));
  }

  // MARK: Choice

  function choose(id, isDrawn = true) {
    live.choice.widget = id;
    const targets = widget()?.targets ?? [];
    if (live.choice.options.family && !targets.includes(live.choice.options.family)) delete live.choice.options.family;
    delete live.choice.options.entry;
    delete live.choice.options.date;
    live.touched = null;
    post("show", { widgets: [id] }).catch(() => {});
    if (isDrawn) changed();
  }

  /** Draws again what a choice concerns. */
  function changed() {
    writeAddress();
    find("#widget").value = live.choice.widget ?? "";
    Pickers.build();
    redraw();
  }

  function next(by) {
    const ids = live.state?.widgets.map((item) => item.id) ?? [];
    if (ids.length) choose(ids[(ids.indexOf(live.choice.widget) + by + ids.length) % ids.length]);
  }

  /** Goes through the values of an option, and through none. */
  function cycle(name) {
    const option = Pickers.options().find((item) => item.name === name);
    const list = option ? Pickers.values(option) : [];
    if (!list.length) return;
    // The first family, and light, are what is shown without a choice.
    const hasUsual = name === "family" || name === "scheme";
    const all = hasUsual ? list : [null, ...list];
    const current = live.choice.options[name] ?? (hasUsual ? list[0] : null);
    Pickers.set(name, all[(all.indexOf(current) + 1) % all.length]);
  }

  // MARK: Buttons and keys

  const zooms = ["100", "200", "400", "pixels"];
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
    if (live.layout) { Stage.mark(); Panels.tree(live.layout.frames); }
  }

  const layers = { inspector: "Inspect (i)", reader: "VoiceOver (v)", hits: "Touch (t)" };
  function buttons() {
    find("#zoom").replaceChildren(...zooms.map((value) => make("button", { "aria-pressed": String(live.zoom === value), onclick: () => zoom(value) }, value === "pixels" ? "Pixels" : value + " %")));
    find("#marks").replaceChildren(...Object.entries(layers).map(([name, title]) => make("button", { "aria-pressed": String(live.marks.has(name)), onclick: () => toggle(name) }, title)));
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
    j: ["next widget", () => next(1)], k: ["widget before", () => next(-1)],
    f: ["next family", () => cycle("family")], s: ["light, dark", () => cycle("scheme")],
    m: ["next mode", () => cycle("mode")], p: ["next place", () => cycle("location")],
    "+": ["larger text", () => cycle("type-size")],
    "]": ["next entry of the timeline", () => Pickers.step(1)], "[": ["entry before", () => Pickers.step(-1)],
    z: ["next zoom", () => zoom(zooms[(zooms.indexOf(live.zoom) + 1) % zooms.length])],
    i: ["inspector", () => toggle("inspector")], v: ["what VoiceOver reads", () => toggle("reader")],
    t: ["what reacts to touch", () => { toggle("hits"); find("#hits button")?.focus(); }],
    w: ["choose the wall’s axis", () => find("#wall-axis").focus()],
    c: ["copy as command", copy],
    r: ["record as golden", Recorder.one], R: ["record the wall", Recorder.wall],
    b: ["build again", () => post("build", {})], d: ["light or dark page", theme],
    "?": ["these keys", () => find("#keys").showModal()],
  };

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches?.("input:not([type=checkbox]):not([type=range]), select, textarea") || find("dialog[open]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key][1]();
  });

  // MARK: Begin

  async function begin() {
    document.documentElement.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    find("#key-list").replaceChildren(...Object.entries(keys).flatMap(([key, [text]]) => [make("kbd", {}, key), make("span", {}, text)]));
    readAddress();
    buttons();
    find("#widget").addEventListener("change", (event) => choose(event.target.value));
    find("#wall-axis").addEventListener("change", (event) => { live.wall = event.target.value; writeAddress(); Pickers.wall(); });
    find("#moment").addEventListener("input", (event) => Pickers.scrub(event.target.value / 1000));
    find("#copy").addEventListener("click", copy);
    find("#record").addEventListener("click", Recorder.one);
    find("#record-wall").addEventListener("click", Recorder.wall);
    find("#rebuild").addEventListener("click", () => post("build", {}));
    find("#theme").addEventListener("click", theme);
    find("#help").addEventListener("click", keys["?"][1]);
    addEventListener("hashchange", () => { readAddress(); changed(); });
    Object.assign(live, await (await fetch("api/axes")).json());
    listen();
  }

  begin();
  return { changed };
})();
