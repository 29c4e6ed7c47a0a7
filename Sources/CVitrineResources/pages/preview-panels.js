"use strict";

/** The panels next to the picture. */
const Panels = (() => {
  const { live, find, make, query, address } = Live;

  const rounded = (value) => Math.round(value * 100) / 100;

  function show(layout) {
    const size = `${rounded(layout.size.width)} × ${rounded(layout.size.height)} points at ${layout.scale}×`;
    find("#facts").textContent = [size, ...layout.facts].join(" · ");
    find("#hits").replaceChildren(...hits(layout));
    find("#elements").replaceChildren(...layout.elements.map((element) => make("li", {},
      [element.label, element.value, element.traits.join(", "), element.hint].filter(Boolean).join(" — ") || "(nothing)")));
    find("#warnings").hidden = !layout.warnings.length && !live.state.warnings.length;
    find("#warnings ul").replaceChildren(
      ...layout.warnings.map((warning) => make("li", {}, `${warning.path}: ${warning.message}`, warning.hint ? make("span", { class: "quiet" }, " — " + warning.hint) : null)),
      ...live.state.warnings.map((text) => make("li", {}, text)));
    tree(layout.frames);
  }

  const action = (hit) => hit.action?.intent
    ? `${hit.action.intent.type ?? hit.action.intent}(${Object.entries(hit.action.intent.parameters ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(", ")})`
    : hit.action?.url ?? "–";

  function hits(layout) {
    if (!layout.hits.length) return [make("li", { class: "quiet" }, "A tap opens the app.")];
    return layout.hits.map((hit) => {
      const at = { x: hit.box.x + hit.box.width / 2, y: hit.box.y + hit.box.height / 2 };
      const isOn = hit.isOn === undefined || hit.isOn === null ? "" : hit.isOn ? " (on)" : " (off)";
      return make("li", {}, make("button", { onclick: () => Stage.tap(at), disabled: !hit.isEnabled },
        `${hit.role}${isOn}: ${action(hit)}`));
    });
  }

  // MARK: Inspector

  function tree(root) {
    if (find("#inspector").hidden) return;
    const lines = [];
    const walk = (node, above) => {
      const chain = [...above, node];
      lines.push(make("button", { onclick: () => Stage.pin(chain) }, "  ".repeat(above.length) + node.name));
      for (const child of node.children) walk(child, chain);
    };
    walk(root, []);
    find("#tree").replaceChildren(...lines.slice(0, 2000));
  }

  /** Shows a view's box, its location in the source, its path, and its modifiers, the innermost first. */
  function inspect(views) {
    const last = views[views.length - 1];
    const { x, y, width, height } = last.frame;
    const list = make("dl", { class: "modifiers" });
    const place = make("div", { class: "place" });
    find("#inspected").replaceChildren(
      make("strong", {}, last.name), make("br"),
      `${rounded(x)}, ${rounded(y)}  ${rounded(width)} × ${rounded(height)}`, place,
      make("code", {}, views.map((view) => view.name).join(" › ")), list);
    clearTimeout(inspect.timer);
    inspect.opens = false;
    const { path } = last;
    // The pointer may pass many views before it stops.
    if (path) inspect.timer = setTimeout(() => details(path, place, list), 60);
  }

  /** Opens the source location of the inspected view, now or as soon as it is known. */
  function open() {
    const link = find("#inspected .place a");
    if (link) link.click();
    inspect.opens = !link;
  }

  async function details(path, place, list) {
    const answer = await fetch(address("view", { ...query(), path })).then((answer) => answer.json()).catch(() => ({}));
    if (!place.isConnected) return;
    const { source, declaration } = answer;
    if (source) place.replaceChildren(Faults.link(source));
    else if (declaration) place.replaceChildren("in the widget at ", Faults.link(declaration));
    if (inspect.opens) open();
    modifiers(answer, list);
  }

  function modifiers(answer, list) {
    const pairs = (answer.modifiers ?? []).flatMap((modifier) => typeof modifier === "string" ? [[modifier, true]] : Object.entries(modifier));
    if (!pairs.length) return list.replaceChildren(make("dt", {}, "no modifiers"));
    list.replaceChildren(...pairs.flatMap(([name, value]) => [make("dt", {}, "." + name), make("dd", {}, words(value))]));
  }

  /** Returns a value without unnecessary JSON punctuation. */
  const words = (value) => value === true ? "" : typeof value === "string" ? value : typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([key, part]) => `${key}: ${typeof part === "string" ? part : JSON.stringify(part)}`).join(", ") : JSON.stringify(value);

  // MARK: Log

  function log(answer) {
    const { tap } = answer;
    const point = `${Math.round(tap.point.x)}, ${Math.round(tap.point.y)}`;
    const what = tap.effect === "intent" ? action(tap.region) : tap.effect === "url" ? tap.region.action.url : tap.reason ?? "opens the app";
    add(`${point}: ${what}`);
  }

  function performed(report) {
    const time = `${Math.round(report.seconds * 1000)} ms`;
    const said = [report.dialog, report.value !== undefined && report.value !== null ? "gave " + JSON.stringify(report.value) : null,
      report.reloads?.length ? "reloads " + report.reloads.map((kind) => kind || "all").join(", ") : null].filter(Boolean);
    if (report.fault) add(`✗ ${report.intent.type ?? report.intent}: ${report.fault}${report.hint ? " — " + report.hint : ""}`, "bad");
    else add(`✓ ${report.intent.type ?? report.intent} in ${time}${said.length ? ": " + said.join("; ") : ""}`);
  }

  function pushed(report) {
    for (const { isError, path, message, hint } of report.findings) add(`${path}: ${message}${hint ? " — " + hint : ""}`, isError ? "bad" : undefined);
    if (report.widget) add(`✓ notification shown in ${Math.round(report.seconds * 1000)} ms`);
    else add(`✗ notification: ${report.fault ?? "not shown"}${report.hint ? " — " + report.hint : ""}`, "bad");
  }

  function add(text, name) {
    const list = find("#log");
    find("#log-section").hidden = false;
    list.prepend(make("li", { class: name }, text));
    while (list.children.length > 100) list.lastChild.remove();
  }

  return { show, inspect, open, log, performed, pushed, tree, add };
})();

/** Shows errors over the last picture. */
const Faults = (() => {
  const { live, find, make } = Live;
  let asked = null;

  /** Shows the error of the request; `null` if there is none. */
  function request(fault) {
    asked = fault;
    show();
  }

  function show() {
    const box = find("#fault");
    const items = [...(asked ? [text(asked)] : []), ...state()];
    box.replaceChildren(...items);
    box.hidden = !items.length;
    const build = live.state?.build;
    find("#stage").classList.toggle("old", Boolean(asked || live.state?.failure || build && !build.isSuccessful));
  }

  const text = (fault) => make("div", {}, make("h3", {}, fault.message), fault.hint ? make("p", {}, fault.hint) : null);

  // A link that opens a source location in VS Code.
  function link({ file, line, column }) {
    const folder = live.state.folder + "/";
    const place = [line, column].filter(Boolean).join(":");
    const name = file.startsWith(folder) ? file.slice(folder.length) : file;
    return make("a", { href: `vscode://file${file}:${place}` }, `${name}:${place}`);
  }

  function state() {
    if (!live.state) return [];
    const { failure, build, faults } = live.state;
    const items = failure ? [text(failure)] : [];
    for (const error of (build?.isSuccessful === false ? build.diagnostics : []).filter((item) => item.severity === "error").slice(0, 20)) {
      items.push(make("div", { class: "diagnostic" },
        make("h3", {}, error.message),
        error.file ? link(error) : null,
        error.excerpt.length ? make("pre", {}, error.excerpt.join("\n")) : null));
    }
    for (const fault of faults.slice(0, 20)) {
      const box = text({ message: [fault.kind, fault.family].filter(Boolean).join(", ") + ": " + fault.reason, hint: fault.hint });
      if (fault.place) box.append(link(fault.place));
      items.push(box);
    }
    return items;
  }

  return { request, show, link };
})();
