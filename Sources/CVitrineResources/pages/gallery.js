"use strict";
(() => {
  const { find, data, make, lazy, show, copy, keys, toggleTheme, toggleHelp } = Page;
  const items = data.items.map((item, index) => ({ ...item, index }));

  const islands = ["expanded", "compact", "compactLeading", "compactTrailing", "minimal"];
  const tiles = ["controlSmall", "controlMedium", "controlLarge"];
  const isAccessory = (item) => item.family.startsWith("accessory");
  const homeFamilies = ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait"];
  const contexts = {
    plain: { name: "Plain", takes: () => true },
    home: { name: "Home Screen", takes: (item) => homeFamilies.slice(0, 3).includes(item.family) && item.platform === "iPhone" && !item.location },
    lock: { name: "Lock Screen", takes: (item) => isAccessory(item) && item.platform !== "watch" || ["lockScreen", "controlLockScreen"].includes(item.family) },
    island: { name: "Dynamic Island", takes: (item) => [...islands, "controlActionButton"].includes(item.family) },
    standby: { name: "StandBy", takes: (item) => item.location === "standBy" || item.family === "standBy" },
    watch: { name: "Watch", takes: (item) => isAccessory(item) && item.family !== "accessoryInline" && item.scheme === "dark" || item.family === "smartStack" },
    control: { name: "Control Center", takes: (item) => item.family === "accessoryCircular" && item.scheme === "dark" || [...tiles, "controlStatus"].includes(item.family) },
    carplay: { name: "CarPlay", takes: (item) => item.location === "carPlay" || item.family === "carPlay" && item.scheme === "dark" },
  };
  const axes = data.axes.map(({ key, title }) => [key, title]);
  const facets = [["title", "Widget"], ...axes].filter(([key]) => new Set(items.map((item) => item[key] ?? "")).size > 1);

  // Versions of the system are looked at one by one, that of the first picture first.
  const first = facets.some(([key]) => key === "design") ? { design: String(items[0].design ?? "") } : {};
  const state = { query: "", context: "plain", chosen: first, open: null };
  let visible = [];

  const words = (item) => [item.title, item.description, item.configuration, item.kind, ...axes.map(([key]) => item[key]), item.file]
    .filter((word) => word !== undefined).join(" ").toLowerCase();

  function filtered() {
    const parts = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    return items.filter((item) =>
      facets.every(([key]) => state.chosen[key] === undefined || String(item[key] ?? "") === state.chosen[key])
      && parts.every((part) => words(item).includes(part)));
  }

  /** The family as people call it: "systemSmall" is "Small", "lockScreen" is "Lock Screen". */
  function title(family) {
    return family.replace(/^(system|accessory)/, "").replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, (letter) => letter.toUpperCase());
  }

  function caption(item) {
    return axes.filter(([key]) => key !== "family" && key !== "scale" && item[key] !== undefined)
      .map(([key, name]) => typeof item[key] === "string" ? item[key] : name.toLowerCase() + " " + item[key]).join(" · ");
  }

  function widget(item) {
    const image = lazy(item.index, {
      class: "widget", alt: `${item.title}, ${title(item.family)}, ${caption(item)}`,
      style: `--w: ${item.points.width}; --h: ${item.points.height}`,
    });
    const needsGround = isAccessory(item) || item.family.startsWith("control");
    return make("button", { class: "open" + (needsGround ? " accessory" : ""), "data-index": item.index, onclick: () => open(item) }, image);
  }

  function bare(item) {
    const button = widget(item);
    button.classList.remove("accessory");
    return button;
  }

  function byKind(list) {
    const table = new Map();
    for (const item of list) {
      const key = [item.archive, item.kind, item.configuration].join("\n");
      if (!table.has(key)) table.set(key, []);
      table.get(key).push(item);
    }
    return [...table.values()];
  }

  // Surfaces ---------------------------------------------------------------------------------

  function scene(body, text) {
    return make("figure", { class: "scene" }, body, make("figcaption", {}, text));
  }

  /** One surface for each widget and look: what can stand together stands together. */
  function looks(list) {
    const table = new Map();
    for (const item of list) {
      const key = [item.archive, item.kind, item.configuration, ...axes.map(([name]) => name === "family" ? "" : item[name])].join("\n");
      if (!table.has(key)) table.set(key, []);
      table.get(key).push(item);
    }
    return [...table.values()];
  }

  /** Fills pages of `rows` rows of Home Screen cells. */
  function pages(list, rows) {
    const height = { systemSmall: 1, systemMedium: 2, systemLarge: 4 };
    const result = [[]];
    let used = 0;
    for (const item of list) {
      if (used + height[item.family] > rows * 2 && result.at(-1).length) { result.push([]); used = 0; }
      result.at(-1).push(item);
      used += height[item.family];
    }
    return result;
  }

  const icons = (count) => Array.from({ length: count }, () => make("i"));
  const phone = (item, kind, ...children) => make(
    "div", { class: `phone ${kind} ${item.scheme}` }, ...children,
    make("div", { class: "island" }), make("div", { class: "bottom" }));
  const tool = (item, side) => make(
    "div", { class: "tool", style: `${side}: calc(46 * var(--u))` }, item ? bare(item) : "");

  const builders = {
    plain: (list) => byKind(list).map((group) => make(
      "section", { class: "kind-group", "aria-label": group[0].title },
      make("h2", {}, group[0].title),
      group[0].description ? make("p", { class: "about" }, group[0].description) : "",
      make("p", {}, `${group.length} ${group.length === 1 ? "picture" : "pictures"} · ${group[0].archive}`),
      make("div", { class: "cards" }, group.map((item) => make(
        "figure", { class: "card" }, widget(item),
        make("figcaption", {}, title(item.family), make("span", { class: "quiet" }, caption(item)))))))),
    home: (list) => [make("div", { class: "scenes" }, looks(list).flatMap((group) => pages(group, 3).map((page) => {
      const small = page.filter((item) => item.family === "systemSmall").length;
      const rows = page.reduce((sum, item) => sum + ({ systemSmall: 0, systemMedium: 2, systemLarge: 4 })[item.family], Math.ceil(small / 2) * 2);
      const free = Math.max(0, Math.floor((6 - rows) / 2));
      const apps = make("div", { class: "apps", style: "bottom: calc(150 * var(--u))" }, icons(free * 8));
      return scene(phone(page[0], "", make("div", { class: "status" }, "9:41"),
        make("div", { class: "home" }, page.flatMap((item, place) => {
          const slot = make("div", { class: "slot" }, bare(item), make("span", {}, item.title));
          const isAlone = item.family === "systemSmall" && page[place + 1]?.family !== "systemSmall"
            && page.slice(0, place).filter((other) => other.family === "systemSmall").length % 2 === 0;
          return isAlone ? [slot, make("div", { class: "filler" }, icons(4))] : [slot];
        })),
        free ? apps : "", make("div", { class: "dock" }, icons(4))), `${page[0].title} · ${caption(page[0])}`);
    })))],
    lock: (list) => [make("div", { class: "scenes" }, looks(list).map((group) => {
      const inline = group.filter((item) => item.family === "accessoryInline");
      const rest = group.filter((item) => isAccessory(item) && item.family !== "accessoryInline");
      const activities = group.filter((item) => item.family === "lockScreen");
      const controls = group.filter((item) => item.family === "controlLockScreen");
      return scene(phone(group[0], "", make("div", { class: "lock" },
        make("div", { class: "day" }, inline.length ? inline.map(bare) : "Friday 9 January"),
        make("div", { class: "clock" }, "9:41"), make("div", { class: "line" }, rest.map(bare))),
        make("div", { class: "activities" }, activities.map(bare)),
        tool(controls[0], "left"), tool(controls[1], "right")), `${group[0].title} · ${caption(group[0])}`);
    }))],
    island: (list) => [make("div", { class: "scenes" }, list.map((item) => scene(
      make("div", { class: `phone crop ${item.scheme}` }, make("div", { class: "status" }, "9:41"),
        item.family === "minimal" ? make("div", { class: "island" }) : "",
        make("div", { class: "live " + item.family }, bare(item))),
      `${item.title} · ${title(item.family)} · ${caption(item)}`)))],
    standby: (list) => [make("div", { class: "scenes" }, list.map((item) => {
      if (item.family === "standBy") {
        return scene(make("div", { class: "standby whole" }, bare(item)), `${item.title} · ${caption(item)}`);
      }
      const slot = make("div", { class: "slot", style: `--w: ${item.points.width}; --h: ${item.points.height}` }, bare(item));
      return scene(make("div", { class: "standby" }, make("div", { class: "none" }, "9:41"), slot), `${item.title} · ${caption(item)}`);
    }))],
    watch: (list) => [make("div", { class: "scenes" }, looks(list).map((group) => scene(
      make("div", { class: "watch" }, make("div", { class: "crown" }), make("div", { class: "clock" }, "9:41"),
        make("div", { class: "face" },
          group.filter((item) => ["accessoryRectangular", "accessoryInline", "smartStack"].includes(item.family)).map(bare),
          make("div", { class: "line" }, group.filter((item) => item.family === "accessoryCircular" || item.family === "accessoryCorner").map(bare)))),
      `${group[0].title} · ${caption(group[0])}`)))],
    control: (list) => [make("div", { class: "scenes" }, looks(list).map((group) => scene(
      phone(group[0], "control", make("div", { class: "veil" }), make("div", { class: "tiles" },
        make("i", { class: "wide" }), make("i", { class: "wide" }), icons(2), make("i", { class: "tall" }), make("i", { class: "tall" }), icons(2),
        group.filter((item) => item.family !== "controlStatus").map((item) => make(
          "div", { class: tiles.includes(item.family) ? "tile " + item.family : "slot" }, bare(item))), icons(3)),
        make("div", { class: "status-line" }, group.filter((item) => item.family === "controlStatus").map(bare))),
      `${group[0].title} · ${caption(group[0])}`)))],
    carplay: (list) => [make("div", { class: "scenes" }, list.map((item) => scene(
      make("div", { class: "car" }, make("div", { class: "side" }, make("b", {}, "9:41"), icons(3)),
        make("div", { class: "board" }, bare(item))),
      `${item.title} · ${caption(item)}`)))],
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
  }

  // One widget -------------------------------------------------------------------------------

  const quote = (text) => /^[\w@%+=:,.\/-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";

  function command(item) {
    return ["vitrine render", item.archive, ...item.arguments].map((word, index) => index ? quote(word) : word).join(" ");
  }

  function open(item) {
    state.open = item;
    find("#large-name").textContent = `${item.title} · ${title(item.family)}`;
    const stage = find("#large-stage");
    stage.classList.toggle("accessory", isAccessory(item));
    const image = make("img", { alt: `${item.title}, ${title(item.family)}, ${caption(item)}`, width: item.points.width * 1.5 });
    show(image, item.index);
    stage.replaceChildren(image);
    const facts = [["Description", item.description], ["Kind", item.kind], ["Configuration", item.configuration], ...axes.filter(([key]) => key !== "scale").map(([key, name]) => [name, item[key]]),
      ["Points", `${item.points.width} × ${item.points.height}`], ["Pixels", `${item.width} × ${item.height}`], ["File", item.file]];
    find("#large-facts").replaceChildren(...facts.filter(([, value]) => value !== undefined && value !== "").map(([name, value]) =>
      make("div", {}, make("dt", {}, name), make("dd", {}, value))));
    find("#copy-command").replaceChildren(make("code", {}, command(item)));
    if (!find("#large").open) find("#large").showModal();
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
    // A whole phone has to fit into the window.
    if (!state.isSized) setSize(name === "plain" || name === "watch" ? 100 : Math.max(45, Math.min(100, Math.floor((innerHeight - 190) / 900 * 20) * 5)));
    draw();
  }

  function setSize(value) {
    find("#size").value = value;
    find("#main").style.setProperty("--size", find("#size").value / 100);
  }

  function resize(by) {
    state.isSized = true;
    setSize(Number(find("#size").value) + by);
  }

  find("#facets").replaceChildren(...facets.map(([key, name]) => make(
    "select", { class: "field", id: "facet-" + key, "aria-label": name, onchange(event) { state.chosen[key] = event.target.value === "*" ? undefined : event.target.value; draw(); } },
    make("option", { value: "*" }, name + ": all"),
    [...new Set(items.map((item) => String(item[key] ?? "")))].map((value) => make("option", { value, ...(value === state.chosen[key] ? { selected: "" } : {}) }, value || "standard")))));
  find("#contexts").replaceChildren(...Object.entries(contexts).map(([key, { name }], index) => make(
    "button", { "data-context": key, "aria-pressed": "false", "aria-keyshortcuts": String(index + 1), onclick: () => setContext(key) }, name)));
  find("#search").addEventListener("input", (event) => { state.query = event.target.value; draw(); });
  find("#size").addEventListener("input", (event) => { state.isSized = true; setSize(event.target.value); });
  find("#previous").addEventListener("click", () => step(-1));
  find("#next").addEventListener("click", () => step(1));
  find("#copy-command").addEventListener("click", () => copy(command(state.open)));
  find("#large").addEventListener("click", (event) => { if (event.target === event.currentTarget) event.currentTarget.close(); });
  find("#large").addEventListener("close", () => document.querySelector(`[data-index="${state.open?.index}"]`)?.focus());

  keys({
    ...Object.fromEntries(Object.keys(contexts).map((name, index) => [String(index + 1), () => setContext(name)])),
    ArrowLeft: () => step(-1), ArrowRight: () => step(1),
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
  draw();
  document.documentElement.dataset.ready = "true";
})();
