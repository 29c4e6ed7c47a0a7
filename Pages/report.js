"use strict";
(() => {
  const {
    find, data, make, lazy, show, copy, keys, toggleTheme, toggleHelp, addressed, fragment, address,
    onAddress, copyAddress, hasWords, screenPixels, onPixelRatio, values, titled, alikeBut, pairOptions,
    hasFindings, findingPicker,
  } = Page;
  const { rounded } = Elements;
  const report = data.report;

  const outcomes = {
    changed: ["✗", "changed"], missing: ["+", "new"], unreadable: ["!", "unreadable"],
    broken: ["!", "not rendered"], equivalent: ["~", "equivalent"], recorded: ["●", "recorded"],
    identical: ["✓", "identical"], orphan: ["⊘", "orphans"],
  };
  const views = ["side", "swipe", "onion", "blink", "heat"];
  const viewNames = { side: "Side by side", swipe: "Swipe", onion: "Onion", blink: "Blink", heat: "Heat" };

  const items = [
    ...report.results.map((result, index) => ({ ...result, index, pictures: data.pictures[index] })),
    ...report.identical.map((name) => ({ name, outcome: "identical", pictures: {}, nodes: [], clusters: [] })),
    ...report.orphans.map((name) => ({ name, outcome: "orphan", pictures: {}, nodes: [], clusters: [] })),
  ];
  const counts = {};
  for (const item of items) counts[item.outcome] = (counts[item.outcome] ?? 0) + 1;

  const known = Object.keys(outcomes).filter((outcome) => counts[outcome]);
  const failed = known.filter((outcome) => outcome !== "identical");
  /** The default view. */
  const usual = failed.length ? failed : ["identical"];
  const state = {
    shown: new Set(usual), query: "", current: null, view: "side", zoom: 1, mix: 50, paused: false,
    pairs: "", isExact: false, finding: "",
  };

  // The goldens with pictures in the report, and the values in their names.
  const pictured = items.filter((item) => item.subject && (item.pictures.actual ?? item.pictures.expected))
    .map((item) => ({ ...item.parameters, subject: item.subject, item }));
  const properties = ["subject", ...data.axes.map(({ key }) => key)];
  const pairAxes = data.axes.filter(({ key }) => values(pictured, key).length > 1);

  // The list ---------------------------------------------------------------------------------

  const buttons = new Map();

  function split(name) {
    const dot = name.indexOf(".");
    return dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
  }

  function row(item) {
    const [archive, parameters] = split(item.name);
    const id = item.pictures.actual ?? item.pictures.expected;
    const button = make(
      "a", {
        class: "field", href: fragment({ ...current(), golden: item.name }),
        onclick(event) {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          select(item, true, true);
        },
      },
      make("span", { class: "thumb", "aria-hidden": "true" }, id ? lazy(id, { alt: "" }) : ""),
      make("span", { class: "name" },
        make("span", { class: "mark " + item.outcome, "aria-hidden": "true" }, outcomes[item.outcome][0] + " "),
        archive, make("span", { class: "params" }, parameters),
        make("span", { class: "unseen" }, ", " + outcomes[item.outcome][1])));
    buttons.set(item, button);
    return make("li", {}, button);
  }

  /** Groups similar changes, the largest group first. */
  function groups(list) {
    const table = new Map();
    for (const item of list) {
      const key = item.group ?? item.outcome;
      if (!table.has(key)) table.set(key, []);
      table.get(key).push(item);
    }
    return [...table].map(([key, members]) => ({ key, members, isAlike: members[0].group === key }));
  }

  function title(group) {
    if (!group.isAlike) return outcomes[group.members[0].outcome][1];
    const first = group.members[0].nodes[0];
    const what = first ? describe(first) : "drawn otherwise";
    return group.members.length + " alike · " + what;
  }

  /** Returns the text to search for a golden. */
  const words = (item) => [
    item.name, outcomes[item.outcome][1], item.summary, ...item.nodes.flatMap((node) => [node.kind, node.oldName, node.name]),
    ...item.clusters.flatMap((cluster) => cluster.nodes), ...(item.findings ?? []).flatMap(({ rule, message }) => [rule, message]),
  ].filter(Boolean).join(" ");

  let visible = [];
  function list() {
    visible = items.filter((item) => state.shown.has(item.outcome) && hasFindings(item, state.finding)
      && hasWords(words(item), state.query));
    const nav = find("#list");
    buttons.clear();
    const parts = groups(visible);
    nav.replaceChildren(...parts.flatMap((group) => [
      make("h2", {}, title(group)), make("ul", {}, group.members.map(row)),
    ]));
    visible = parts.flatMap((group) => group.members);
    find("#live").textContent = visible.length + " goldens shown";
    select(visible.includes(state.current) ? state.current : visible[0] ?? null, false);
  }

  // The address ------------------------------------------------------------------------------

  /** Returns the current view for the address, without defaults. */
  function current() {
    const shown = known.filter((outcome) => state.shown.has(outcome));
    return {
      golden: state.current?.name, q: state.query, show: shown.join() === usual.join() ? "" : shown.join() || "none",
      view: state.view === "side" ? "" : state.view, pairs: state.pairs, pixels: state.isExact ? 1 : "",
      zoom: state.zoom === 1 ? "" : state.zoom, finding: state.finding,
    };
  }

  /** Shows the view in the address; invalid values become defaults. */
  function restore() {
    const asked = addressed();
    state.query = find("#search").value = asked.get("q") ?? "";
    state.shown = new Set(asked.has("show") ? known.filter((outcome) => asked.get("show").split(",").includes(outcome)) : usual);
    state.view = views.includes(asked.get("view")) ? asked.get("view") : "side";
    state.pairs = pairAxes.some(({ key }) => key === asked.get("pairs")) ? asked.get("pairs") : "";
    find("#pairs").value = state.pairs;
    state.isExact = asked.get("pixels") === "1";
    state.finding = find("#findings").value = findingChoices.includes(asked.get("finding")) ? asked.get("finding") : "";
    state.zoom = zooms.includes(Number(asked.get("zoom"))) ? Number(asked.get("zoom")) : 1;
    const item = items.find(({ name }) => name === asked.get("golden"));
    // A golden in the address is shown even if the filters exclude it.
    if (item) state.shown.add(item.outcome);
    if (item && !hasFindings(item, state.finding)) state.finding = find("#findings").value = "";
    state.current = item ?? null;
    filters();
    list();
  }

  function filters() {
    find("#filters").replaceChildren(...Object.entries(outcomes)
      .filter(([outcome]) => counts[outcome])
      .map(([outcome, [symbol, word]]) => make(
        "button", {
          "aria-pressed": String(state.shown.has(outcome)), "data-outcome": outcome,
          onclick(event) {
            if (!state.shown.delete(outcome)) state.shown.add(outcome);
            event.currentTarget.setAttribute("aria-pressed", String(state.shown.has(outcome)));
            list();
          },
        },
        make("span", { class: "mark " + outcome, "aria-hidden": "true" }, symbol + " "),
        counts[outcome] + " " + (counts[outcome] === 1 ? word.replace(/s$/, "") : word))));
    if (report.emptiness) find("#filters").append(make("span", {}, "Nothing was verified: " + report.emptiness));
  }

  // One golden -------------------------------------------------------------------------------

  function describe(node) {
    const kind = node.name.split(" ", 1)[0] + " ";
    const tail = node.oldName?.startsWith(kind) ? node.name.slice(kind.length) : node.name;
    if (node.kind === "renamed") return node.oldName + " → " + tail;
    return node.name + " " + node.kind;
  }

  function box(rect) {
    return `${rounded(rect.origin.x)}, ${rounded(rect.origin.y)} · ${rounded(rect.size.width)} × ${rounded(rect.size.height)} pt`;
  }

  function select(item, focus = true, isStep = false) {
    state.current = item;
    address(current(), isStep);
    find("#case").hidden = !item;
    find("#empty").hidden = !!item;
    for (const [other, button] of buttons) button.setAttribute("aria-current", String(other === item));
    if (!item) return;
    find("#name").textContent = item.name;
    find("#summary").textContent = [outcomes[item.outcome][1], item.summary, item.hint].filter(Boolean).join(" · ");
    document.title = item.name + " – Vitrine report";
    facts(item);
    stage();
    const button = buttons.get(item);
    if (focus && button) {
      button.scrollIntoView({ block: "nearest" });
      find("#live").textContent = `${item.name}, ${outcomes[item.outcome][1]}, ${item.summary ?? ""}`;
    }
  }

  function step(by) {
    if (!visible.length) return;
    const place = visible.indexOf(state.current);
    select(visible[Math.min(visible.length - 1, Math.max(0, place + by))]);
    buttons.get(state.current)?.focus({ preventScroll: true });
  }

  function facts(item) {
    const mark = (rect) => ({
      onmouseenter: () => highlight(rect), onfocus: () => highlight(rect),
      onmouseleave: () => highlight(null), onblur: () => highlight(null),
    });
    const nothing = (text = "None") => make("li", { class: "quiet" }, text);
    const colours = item.clusters.length ? "No view moved or changed its text; pixels differ in the areas below." : "None";
    find("#nodes").replaceChildren(...(item.nodes.length ? item.nodes.map((node, index) =>
      make("li", {}, make("button", mark(node.frame),
        make("span", { class: "kind" }, index === 0 && item.nodes.length > 1 ? "likely cause" : node.kind), describe(node),
        make("span", { class: "params quiet" }, make("br"), 
          (node.oldFrame ? box(node.oldFrame) + " → " : "") + box(node.frame))))) : [nothing(colours)]));
    const found = item.findings ?? [];
    find("#found-section").hidden = !found.length;
    // Each hint is said once.
    const isFirst = (finding, index) => found.findIndex(({ hint }) => hint === finding.hint) === index;
    find("#found").replaceChildren(...found.slice(0, 30).map((finding, index) =>
      make("li", {}, make("button", { class: finding.severity, ...(finding.frame ? mark(finding.frame) : {}) },
        make("span", { class: "kind" }, finding.rule), finding.message,
        isFirst(finding, index) ? make("span", { class: "params quiet" }, make("br"), finding.hint) : null))));
    find("#places").replaceChildren(...(item.clusters.length ? item.clusters.slice(0, 30).map((cluster) =>
      make("li", {}, make("button", mark(cluster.box),
        cluster.nodes.join(", ") || "Nothing there", make("br"),
        make("span", { class: "quiet" }, `${cluster.pixels} px at ${box(cluster.box)}`)))) : [nothing()]));
    find("#commands").replaceChildren(...commands(item).map(([id, text, label]) =>
      make("li", {}, make("button", { id, onclick: () => copy(text) },
        make("span", { class: "kind" }, label), make("code", {}, text)))));
    if (!commands(item).length) find("#commands").replaceChildren(nothing());
  }

  const quote = (text) => "'" + text.replaceAll("'", "'\\''") + "'";

  function commands(item) {
    if (item.outcome === "orphan") return [["copy-accept", "vitrine orphans --delete", "Remove all orphans"]];
    if (item.outcome !== "changed" && item.outcome !== "missing") return [];
    const list = [["copy-accept", "vitrine accept --match " + quote(item.name), "Copy: accept this one"]];
    if (item.group) list.push(["copy-group", "vitrine accept --cluster " + item.group, "Copy: accept all similar"]);
    return list;
  }

  // The pictures -----------------------------------------------------------------------------

  let blinking = null;

  function image(id, alt) {
    const picture = make("img", { alt });
    picture.addEventListener("load", () => size(picture));
    show(picture, id);
    return picture;
  }

  /** Returns the CSS pixels per point of a picture: 1 at zoom 1, independent of the picture's scale. */
  function zoomOf(item) {
    return state.isExact ? screenPixels(item?.scale || 1) : state.zoom;
  }

  function size(picture) {
    picture.style.width = picture.naturalWidth / (state.current?.scale || 1) * zoomOf(state.current) + "px";
  }

  function sizeAll() {
    find("#zoom").textContent = state.isExact ? "1:1" : state.zoom + "×";
    find("#pixels").setAttribute("aria-pressed", String(state.isExact));
    find("#stage").classList.toggle("smooth", !state.isExact && state.zoom < 2);
    document.querySelectorAll("#stage img").forEach(size);
  }

  function setExact(isExact) {
    state.isExact = isExact;
    sizeAll();
    address(current());
  }

  /** Returns the goldens that differ from this one in the chosen property only, including itself. */
  function counterparts(item) {
    if (!state.pairs) return [item];
    const group = alikeBut(state.pairs, properties, pictured).find((row) => row.some((other) => other.item === item));
    return group?.map((other) => other.item) ?? [item];
  }

  function pairName(item) {
    return titled(data.axes, state.pairs, item.parameters?.[state.pairs] ?? "Standard");
  }

  function holder(...children) { return make("div", { class: "holder" }, ...children); }

  function stage() {
    clearInterval(blinking);
    const item = state.current;
    const { expected, actual, difference } = item.pictures;
    const both = expected && actual;
    const view = both ? state.view : "side";
    const host = find("#stage");
    for (const button of find("#views").children) {
      button.setAttribute("aria-pressed", String(button.dataset.view === view));
      button.disabled = !both && button.dataset.view !== "side";
    }
    find("#mix-label").hidden = view !== "swipe" && view !== "onion";
    find("#mix-name").textContent = view === "onion" ? "New" : "Position";
    find("#pause").hidden = view !== "blink";
    const group = view === "side" ? counterparts(item) : [item];
    host.replaceChildren(...(group.length === 1 ? builders[view](expected, actual, difference) : pairs(group)));
    sizeAll();
    mix();
  }

  function pairs(group) {
    return group.flatMap((item) => [
      make("h3", { "aria-current": item === state.current ? "true" : null }, pairName(item) + " · " + outcomes[item.outcome][1]),
      ...builders.side(item.pictures.expected, item.pictures.actual, item.pictures.difference),
    ]);
  }

  function setPairs(key) {
    state.pairs = key;
    find("#pairs").value = key;
    if (key) state.view = "side";
    if (state.current) stage();
    address(current());
  }

  function nextPairs() {
    const choices = ["", ...pairAxes.map(({ key }) => key)];
    setPairs(choices[(choices.indexOf(state.pairs) + 1) % choices.length]);
  }

  const builders = {
    side(expected, actual, difference) {
      const parts = [["Golden", expected], ["Now", actual], ["Difference", difference]]
        .filter(([, id]) => id)
        .map(([name, id]) => make("figure", {}, make("figcaption", {}, name), holder(image(id, name))));
      if (!parts.length) return [make("p", { class: "quiet" }, "Identical pictures are not kept in the report.")];
      return [make("div", { class: "side" }, parts)];
    },
    swipe(expected, actual) {
      const top = image(actual, "Actual, right of the edge");
      top.classList.add("over", "mixed");
      const host = holder(image(expected, "Golden, left of the edge"), top, make("div", { class: "edge" }));
      const drag = (event) => {
        if (event.type === "pointermove" && !event.buttons) return;
        const frame = host.getBoundingClientRect();
        setMix((event.clientX - frame.left) / frame.width * 100);
      };
      host.addEventListener("pointerdown", drag);
      host.addEventListener("pointermove", drag);
      host.addEventListener("dragstart", (event) => event.preventDefault());
      return [host];
    },
    onion(expected, actual) {
      const top = image(actual, "Actual, over the golden");
      top.classList.add("over", "mixed");
      return [holder(image(expected, "Golden"), top)];
    },
    blink(expected, actual) {
      const top = image(actual, "Golden and actual in turn");
      top.classList.add("over");
      blinking = setInterval(() => {
        if (!state.paused) top.style.visibility = top.style.visibility === "hidden" ? "" : "hidden";
      }, 500);
      return [holder(image(expected, "Golden"), top)];
    },
    heat(expected, actual, difference) {
      if (!difference) return [make("p", { class: "quiet" }, "All pixels are the same.")];
      return [holder(image(difference, "Difference: changed pixels in magenta, noise in amber"))];
    },
  };

  function setMix(value) {
    state.mix = Math.min(100, Math.max(0, value));
    find("#mix").value = state.mix;
    mix();
  }

  function mix() {
    const top = find("#stage .mixed");
    if (!top) return;
    if (state.view === "onion") top.style.opacity = state.mix / 100;
    else {
      top.style.clipPath = `inset(0 0 0 ${state.mix}%)`;
      find("#stage .edge").style.left = state.mix + "%";
    }
  }

  function highlight(rect) {
    for (const frame of document.querySelectorAll("#stage .holder")) {
      frame.querySelector("svg")?.remove();
      if (!rect) continue;
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      const zoom = zoomOf(state.current);
      for (const [name, value] of Object.entries({
        x: rect.origin.x * zoom - 2, y: rect.origin.y * zoom - 2,
        width: Math.max(1, rect.size.width * zoom) + 4, height: Math.max(1, rect.size.height * zoom) + 4,
      })) mark.setAttribute(name, value);
      svg.append(mark);
      frame.append(svg);
    }
  }

  const findingChoices = findingPicker(find("#findings"), items, (chosen) => {
    state.finding = chosen;
    list();
    address(current());
  });

  const zooms = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];
  function zoom(by) {
    const place = by === 0 ? 1 : Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(state.zoom) + by));
    state.zoom = zooms[place];
    setExact(false);
  }

  function setView(view) {
    state.view = view;
    if (state.current) stage();
    address(current());
  }

  function togglePause() {
    state.paused = !state.paused;
    find("#pause").setAttribute("aria-pressed", String(state.paused));
  }

  // Binding ----------------------------------------------------------------------------------

  find("#views").replaceChildren(...views.map((view, index) => make(
    "button", { "data-view": view, "aria-pressed": "false", "aria-keyshortcuts": String(index + 1), onclick: () => setView(view) },
    viewNames[view])));
  find("#facts").textContent = `${report.seconds.toFixed(1)} s · ${report.engine}`;
  find("#search").addEventListener("input", (event) => { state.query = event.target.value; list(); });
  find("#mix").addEventListener("input", (event) => setMix(Number(event.target.value)));
  find("#pairs").replaceChildren(...pairOptions(pairAxes, state.pairs));
  find("#pairs").hidden = !pairAxes.length;
  find("#pairs").addEventListener("change", (event) => setPairs(event.target.value));
  find("#pixels").addEventListener("click", () => setExact(!state.isExact));
  find("#copy-address").addEventListener("click", () => copyAddress());
  find("#smaller").addEventListener("click", () => zoom(-1));
  find("#larger").addEventListener("click", () => zoom(1));
  find("#pause").addEventListener("click", togglePause);
  // With reduced motion, blinking starts only on request.
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) togglePause();

  const nudge = (by) => state.view === "swipe" || state.view === "onion" ? setMix(state.mix + by) : false;
  const press = (id) => { const button = find(id); if (!button) return false; button.click(); };
  keys({
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    ...Object.fromEntries(views.map((view, index) => [String(index + 1), () => setView(view)])),
    d: () => setView(views[(views.indexOf(state.view) + 1) % views.length]),
    "+": () => zoom(1), "=": () => zoom(1), "-": () => zoom(-1), 0: () => zoom(0),
    ArrowLeft: () => nudge(-2), ArrowRight: () => nudge(2),
    " ": (event) => state.view === "blink" && !event.target.matches("button") ? togglePause() : false,
    p: () => setExact(!state.isExact), l: () => void copyAddress(),
    s: () => pairAxes.length ? nextPairs() : false,
    c: () => press("#copy-accept"), g: () => press("#copy-group"),
    "/": () => find("#search").focus(),
    Escape: () => document.activeElement === find("#search") ? find("#search").blur() : false,
    t: toggleTheme, "?": toggleHelp,
  });

  onPixelRatio(sizeAll);
  restore();
  onAddress(restore);
  document.documentElement.dataset.ready = "true";
})();
