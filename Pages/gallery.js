"use strict";
(() => {
  const {
    find, data, make, lazy, show, copy, keys, toggleTheme, toggleHelp, addressed, fragment, address,
    onAddress, copyAddress, hasWords, screenPixels, onPixelRatio, values, titled, alikeBut, pairOptions,
    hasFindings, findingPicker,
  } = Page;
  const { rounded } = Elements;
  // The file name of a card is its address, which does not change when others are added or removed.
  const items = data.items.map((item, index) => ({ ...item, app: data.appName, index, parts: data.parts[index], screen: data.screens[data.screenOf[index]], card: item.file.replace(/\.png$/, "") }));

  // Clear widgets are light and translucent, as those of the Lock Screen.
  /** Returns the classes of what is behind a picture. */
  const grounds = (item) => ({ none: [], sheet: ["accessory", "sheet", item.scheme] })[ground(item)] ?? ["accessory"];
  const ground = (item) => item.appearance === "clear" ? "wallpaper" : data.targets[item.family].ground;
  const contexts = Object.fromEntries(data.surfaces.map(({ key, title: name }) => [key, { name, takes: (item) => item.parts[key] !== undefined }]));
  const axes = data.axes.map(({ key, title }) => [key, title]);
  const facets = [["title", "Widget"], ...axes].filter(([key]) => values(items, key).length > 1);
  // The properties to compare side by side; scales of one picture look the same.
  const pairAxes = data.axes.filter(({ key }) => key !== "scale" && facets.some(([facet]) => facet === key));

  // One version of the system is shown at a time, first that of the first picture.
  const first = facets.some(([key]) => key === "design") ? { design: String(items[0].design ?? "") } : {};
  const state = { query: "", context: "plain", chosen: { ...first }, open: null, pairs: "", isExact: false, isSized: false, finding: "" };
  let visible = [];

  const words = (item) => [item.title, item.description, item.configuration, item.kind, ...axes.map(([key]) => item[key]), item.file, ...item.texts, ...(item.findings ?? []).flatMap(({ rule, message }) => [rule, message])]
    .filter((word) => word !== undefined).join(" ");

  function filtered() {
    return items.filter((item) =>
      facets.every(([key]) => state.chosen[key] === undefined || String(item[key] ?? "") === state.chosen[key])
      && hasFindings(item, state.finding) && hasWords(words(item), state.query));
  }

  /** Returns the display name of a family. */
  const title = (family) => data.targets[family].title;

  function caption(item) {
    return axes.filter(([key]) => key !== "family" && key !== "scale" && item[key] !== undefined)
      .map(([key, name]) => typeof item[key] === "string" ? titled(data.axes, key, item[key]) : name.toLowerCase() + " " + item[key]).join(" · ");
  }

  function widget(item) {
    const image = lazy(item.index, {
      class: "widget" + (state.isExact && state.context === "plain" ? " exact" : ""),
      alt: `${item.title}, ${title(item.family)}, ${caption(item)}`,
      style: `--w: ${item.points.width}; --h: ${item.points.height}; --pw: ${item.width}; --ph: ${item.height}`,
    });
    return make("button", { class: ["open", ...grounds(item)].join(" "), "data-index": item.index, onclick: () => open(item) }, image);
  }

  function bare(item) {
    const button = widget(item);
    button.classList.remove("accessory", "sheet");
    return button;
  }

  /** Returns all properties of a picture in words. */
  const identity = ["archive", "kind", "configuration"];
  const properties = [...identity, ...axes.map(([key]) => key)];
  const byKind = (list) => alikeBut("", identity, list);

  // Cards ------------------------------------------------------------------------------------

  function card(item) {
    return make(
      "figure", { class: "card" }, widget(item), ...(item.notes ?? []).map((note) => make("span", { class: "note" }, note)),
      ...found(item),
      make("figcaption", {}, make("a", { href: fragment({ ...current(), card: item.card }), onclick: (event) => follow(event, item) }, title(item.family)),
        make("span", { class: "quiet" }, caption(item))));
  }

  /** How many findings a picture has, in the colour of the worst. */
  function found(item) {
    const findings = item.findings ?? [];
    if (!findings.length) return [];
    const severity = findings.some((finding) => finding.severity === "error") ? "error" : "warning";
    return [make("span", { class: "finding " + severity, title: findings.map(({ message }) => message).join("\n") },
      findings.length === 1 ? "1 finding" : findings.length + " findings")];
  }

  /** Opens a card on click; with a modifier key, the browser opens its address elsewhere. */
  function follow(event, item) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(item);
  }

  /** Groups the filtered pictures that differ in the chosen property only. */
  const pairOf = (item, list) => alikeBut(state.pairs, properties, list).find((group) => group.includes(item)) ?? [item];

  function pairName(item) {
    const axis = pairAxes.find(({ key }) => key === state.pairs);
    return state.pairs === "family" ? title(item.family) : axis.title + ": " + titled(data.axes, state.pairs, item[state.pairs] ?? "Standard");
  }

  function pairs(group) {
    const rows = alikeBut(state.pairs, properties, group).filter((row) => row.length > 1);
    const single = group.length - rows.flat().length;
    return [
      ...rows.map((row) => make("div", { class: "pairs", tabindex: 0, role: "group", "aria-label": row.map(pairName).join(", ") }, row.map(card))),
      single ? make("p", {}, `${single} without a counterpart ${single === 1 ? "is" : "are"} not shown.`) : "",
    ];
  }

  // Surfaces ---------------------------------------------------------------------------------

  function scene(body, text) {
    return make("figure", { class: "scene" }, body, make("figcaption", {}, text));
  }

  /** Creates a surface for each widget and look, with all pictures that fit on it together. */
  const looks = (list) => alikeBut("family", properties, list);

  /** Returns the properties that distinguish phones with several Live Activities. */
  const surroundings = axes.map(([key]) => key).filter((key) => !["family", "entry", "date"].includes(key));

  /** Groups Live Activities of different widgets, as many as a phone shows together. */
  function together(list) {
    return alikeBut("", surroundings, list).flatMap((alike) => {
      const apart = byKind(alike).map(([item]) => item);
      const most = apart.length ? apart[0].screen.activities : 0;
      return Array.from({ length: Math.ceil(apart.length / most) }, (_, page) => apart.slice(page * most, (page + 1) * most));
    }).filter((group) => group.length > 1);
  }

  const titles = (group) => group.map((item) => item.title).join(", ");

  /** Creates a surface for each picture. */
  const one = (list, draw) => [make("div", { class: "scenes" }, list.map((item) =>
    scene(draw(item, bare), `${item.title} · ${caption(item)}`)))];

  /** Creates a surface for all pictures of a look. */
  const several = (list, draw) => [make("div", { class: "scenes" }, looks(list).map((group) =>
    scene(draw(group, bare), `${group[0].title} · ${caption(group[0])}`)))];

  /** Says that the pictures of cards have no wallpaper behind their glass. */
  const glass = (list) => list.some(({ parts, design }) => parts.lock === "activity" && (design ?? "ios18") > "ios18")
    ? [make("p", { class: "about" }, "Glass of Live Activities is drawn in the system’s colour here, as if there were no wallpaper; ‘vitrine screens’ draws it over the blurred one.")] : [];

  const builders = {
    plain: (list) => byKind(list).map((group) => make(
      "section", { class: "kind-group", "aria-label": group[0].title },
      make("h2", {}, group[0].title),
      group[0].description ? make("p", { class: "about" }, group[0].description) : "",
      make("p", {}, [`${group.length} ${group.length === 1 ? "picture" : "pictures"}`, group[0].archive].filter(Boolean).join(" · ")),
      state.pairs ? pairs(group) : make("div", { class: "cards" }, group.map(card)))),
    home: (list) => [make("div", { class: "scenes" }, looks(list).flatMap((group) =>
      Screens.home(group, bare).map((body) => scene(body, `${group[0].title} · ${caption(group[0])}`))))],
    lock: (list) => [...glass(list), make("div", { class: "scenes" }, [
      ...looks(list).map((group) => scene(Screens.lock(group, bare), `${group[0].title} · ${caption(group[0])}`)),
      ...together(list.filter((item) => item.parts.lock === "activity")).map((group) => scene(
        Screens.lock(group, bare), `${titles(group)} · ${caption(group[0])}`)),
    ])],
    island: (list) => [make("div", { class: "scenes" }, [
      ...list.map((item) => scene(Screens.island([item], bare), `${item.title} · ${title(item.family)} · ${caption(item)}`)),
      // The island shows two activities at a time; a third one needs a swipe.
      ...together(list.filter((item) => item.parts.island === "beside")).map((group) => scene(
        Screens.island(group.slice(0, 2), bare), `${titles(group)} · ${caption(group[0])}`)),
    ])],
    standby: (list) => one(list, Screens.standby),
    watch: (list) => several(list, Screens.watch),
    // The gallery of controls is over Control Center, not in it.
    control: (list) => [false, true].flatMap((isOffer) => several(list.filter((item) => (item.parts.control === "offer") === isOffer), Screens.control)),
    carplay: (list) => one(list, Screens.carplay),
    mac: (list) => one(list, Screens.mac),
  };

  function draw() {
    const fitting = filtered();
    visible = fitting.filter(contexts[state.context].takes);
    for (const button of find("#contexts").children) {
      const name = button.dataset.context;
      button.setAttribute("aria-pressed", String(name === state.context));
      button.disabled = !items.some(contexts[name].takes);
    }
    find("#main").replaceChildren(...(visible.length ? builders[state.context](visible) : []));
    find("#empty").hidden = visible.length > 0;
    find("#facts").textContent = `${visible.length} of ${items.length}`;
    find("#pairs").disabled = find("#pixels").disabled = state.context !== "plain";
    find("#pixels").setAttribute("aria-pressed", String(state.isExact));
    // At one pixel per pixel, the slider has no effect.
    find("#size").disabled = state.isExact && state.context === "plain";
  }

  // The address ------------------------------------------------------------------------------

  /** Returns the current view for the address, without defaults. */
  function current() {
    const chosen = facets.map(([key]) => [key === "title" ? "widget" : key, state.chosen[key] ?? "*", first[key] ?? "*"])
      .filter(([, value, usual]) => value !== usual).map(([key, value]) => [key, value]);
    return {
      q: state.query, on: state.context === "plain" ? "" : state.context, ...Object.fromEntries(chosen),
      pairs: state.pairs, pixels: state.isExact ? 1 : "", size: state.isSized ? find("#size").value : "",
      card: state.open?.card, finding: state.finding,
    };
  }

  /** Shows the view in the address; invalid values become defaults. */
  function restore() {
    const asked = addressed();
    const item = items.find(({ card }) => card === asked.get("card"));
    state.open = item ?? null;
    state.query = asked.get("q") ?? "";
    for (const [key] of facets) {
      const value = asked.get(key === "title" ? "widget" : key) ?? first[key];
      state.chosen[key] = value === "*" || !values(items, key).includes(value) ? undefined : value;
      find("#facet-" + key).value = state.chosen[key] ?? "*";
    }
    state.pairs = pairAxes.some(({ key }) => key === asked.get("pairs")) ? asked.get("pairs") : "";
    state.isExact = asked.get("pixels") === "1";
    state.finding = find("#findings").value = choices.includes(asked.get("finding")) ? asked.get("finding") : "";
    find("#search").value = state.query;
    find("#pairs").value = state.pairs;
    state.isSized = asked.has("size");
    if (state.isSized) setSize(asked.get("size"));
    setContext(contexts[asked.get("on")] ? asked.get("on") : "plain");
    if (item) open(item, false);
    else if (find("#large").open) find("#large").close();
  }

  /** Draws the changes, and updates the address. */
  function update() {
    draw();
    address(current());
  }

  // One widget -------------------------------------------------------------------------------

  const quote = (text) => /^[\w@%+=:,.\/-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";

  function command(item) {
    const subject = item.archive ? [item.archive] : ["--widget", item.kind];
    return ["vitrine render", ...subject, ...item.arguments].map((word, index) => index ? quote(word) : word).join(" ");
  }

  function largeImage(item, zoom) {
    const image = make("img", {
      alt: `${item.title}, ${title(item.family)}, ${caption(item)}`, width: Math.round(item.points.width * zoom),
      class: state.isExact ? "exact" : "", style: `--pw: ${item.width}; --ph: ${item.height}`,
    });
    show(image, item.index);
    return image;
  }

  /** Returns the picture, or all pictures to compare side by side. */
  function largePictures(item) {
    const group = state.pairs && state.context === "plain" ? pairOf(item, visible) : [item];
    if (group.length === 1) return largeImage(item, 1.5);
    return make("div", { class: "large-pair" }, group.map((other) => make(
      "figure", {}, largeImage(other, 1), make("figcaption", {}, pairName(other)))));
  }

  function open(item, isStep = true) {
    const isNew = !find("#large").open;
    state.open = item;
    find("#large-name").textContent = `${item.title} · ${title(item.family)}`;
    const stage = find("#large-stage");
    stage.className = ["check", ...(ground(item) === "panel" ? [] : grounds(item))].join(" ");
    stage.replaceChildren(largePictures(item));
    find("#large-pixels").setAttribute("aria-pressed", String(state.isExact));
    const facts = [...(item.findings ?? []).map(({ rule, message }) => [rule, message]), ["Note", item.notes?.join("; ")], ["Description", item.description], ["Kind", item.kind], ...axes.filter(([key]) => key !== "scale").map(([key, name]) => [name, titled(data.axes, key, item[key])]),
      ["Points", `${rounded(item.points.width)} × ${rounded(item.points.height)}`], ["Pixels", `${item.width} × ${item.height}`], ["File", item.file]];
    find("#large-facts").replaceChildren(...facts.filter(([, value]) => value !== undefined && value !== "").map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, value))));
    find("#copy-command").replaceChildren(make("code", {}, command(item)));
    if (isNew) find("#large").showModal();
    // The browser's back button closes an open card.
    if (isStep) address(current(), isNew);
  }

  function step(by) {
    if (!find("#large").open) return false;
    const place = visible.indexOf(state.open) + by;
    if (visible[place]) open(visible[place]);
  }

  // Binding ----------------------------------------------------------------------------------

  function setContext(name) {
    if (!items.some(contexts[name].takes)) return;
    state.context = name;
    // A whole phone must fit into the window.
    if (!state.isSized) setSize(name === "plain" || name === "watch" ? 100 : Math.max(45, Math.min(100, Math.floor((innerHeight - 190) / 900 * 20) * 5)));
    update();
  }

  function setExact(isExact) {
    state.isExact = isExact;
    update();
    if (find("#large").open) open(state.open, false);
  }

  function setPairs(key) {
    state.pairs = key;
    find("#pairs").value = key;
    update();
  }

  function nextPairs() {
    const choices = ["", ...pairAxes.map(({ key }) => key)];
    setPairs(choices[(choices.indexOf(state.pairs) + 1) % choices.length]);
    if (find("#large").open) open(state.open, false);
  }

  /** Resets all filters. */
  function reset() {
    state.query = find("#search").value = "";
    state.finding = find("#findings").value = "";
    for (const [key] of facets) {
      state.chosen[key] = first[key];
      find("#facet-" + key).value = first[key] ?? "*";
    }
    setContext("plain");
  }

  function setSize(value) {
    find("#size").value = value;
    find("#main").style.setProperty("--size", find("#size").value / 100);
  }

  function resize(by) {
    state.isSized = true;
    setSize(Number(find("#size").value) + by);
    address(current());
  }

  const setRatio = () => document.documentElement.style.setProperty("--ratio", 1 / screenPixels(1));

  find("#facets").replaceChildren(...facets.map(([key, name]) => make(
    "select", { class: "field", id: "facet-" + key, "aria-label": name, onchange(event) { state.chosen[key] = event.target.value === "*" ? undefined : event.target.value; update(); } },
    make("option", { value: "*" }, name + ": all"),
    [...new Set(items.map((item) => String(item[key] ?? "")))].map((value) => make("option", { value, ...(value === state.chosen[key] ? { selected: "" } : {}) }, titled(data.axes, key, value) || "Standard")))));
  const choices = findingPicker(find("#findings"), items, (chosen) => { state.finding = chosen; update(); });
  find("#contexts").replaceChildren(...Object.entries(contexts).map(([key, { name }], index) => make(
    "button", { "data-context": key, "aria-pressed": "false", "aria-keyshortcuts": String(index + 1), onclick: () => setContext(key) }, name)));
  find("#pairs").replaceChildren(...pairOptions(pairAxes, state.pairs));
  find("#pairs").hidden = !pairAxes.length;
  find("#pairs").addEventListener("change", (event) => setPairs(event.target.value));
  find("#pixels").addEventListener("click", () => setExact(!state.isExact));
  find("#large-pixels").addEventListener("click", () => setExact(!state.isExact));
  find("#copy-address").addEventListener("click", () => copyAddress());
  find("#reset").addEventListener("click", reset);
  find("#search").addEventListener("input", (event) => { state.query = event.target.value; update(); });
  find("#size").addEventListener("input", (event) => { state.isSized = true; setSize(event.target.value); });
  find("#size").addEventListener("change", () => address(current()));
  find("#previous").addEventListener("click", () => step(-1));
  find("#next").addEventListener("click", () => step(1));
  find("#copy-command").addEventListener("click", () => copy(command(state.open)));
  find("#large").addEventListener("click", (event) => { if (event.target === event.currentTarget) event.currentTarget.close(); });
  find("#large").addEventListener("close", () => {
    document.querySelector(`[data-index="${state.open?.index}"]`)?.focus();
    state.open = null;
    address(current());
  });

  keys({
    ...Object.fromEntries(Object.keys(contexts).map((name, index) => [String(index + 1), () => setContext(name)])),
    ArrowLeft: () => step(-1), ArrowRight: () => step(1),
    l: () => void copyAddress(), p: () => setExact(!state.isExact),
    s: () => state.context === "plain" && pairAxes.length ? nextPairs() : false,
    c: () => find("#large").open ? void copy(command(state.open)) : false,
    "+": () => resize(10), "=": () => resize(10),
    "-": () => resize(-10),
    "/": () => find("#search").focus(),
    Escape: () => document.activeElement === find("#search") ? find("#search").blur() : false,
    t: toggleTheme, "?": toggleHelp,
  });

  document.title = data.title;
  find("h1").textContent = data.title;
  setSize(100);
  setRatio();
  onPixelRatio(setRatio);
  restore();
  onAddress(restore);
  document.documentElement.dataset.ready = "true";
})();
