"use strict";

/** The panels next to the picture. */
const Panels = (() => {
  const { live, find, make, titled, query, answer } = Live;
  const { spaced, sentence, rounded } = Elements;

  function show(layout) {
    const { values, size, scale } = layout;
    const place = values.location === "alone" ? [] : [titled("location", values.location)];
    const words = [titled("family", layout.family), titled("scheme", values.scheme), ...place, titled("device", values.device)];
    find("#facts").textContent = [...words, `${rounded(size.width)} × ${rounded(size.height)} points at ${scale}×`].join(" · ");
    find("#hits").replaceChildren(...hits(layout));
    find("#elements").replaceChildren(...layout.elements.map(spoken));
    warnings(layout);
    tree(layout.frames);
  }

  /** Lists the warnings of the picture at the lines of their views, and those of the program. */
  function warnings(layout) {
    find("#warnings").hidden = !layout.warnings.length && !live.state.warnings.length;
    find("#warnings ul").replaceChildren(
      ...layout.warnings.map((warning) => make("li", {}, make("span", { class: "words" }, sentence(warning.message)),
        warning.hint ? make("span", { class: "words quiet" }, sentence(warning.hint)) : null, warningPlace(warning, layout))),
      ...live.state.warnings.map((text) => make("li", {}, make("span", { class: "words" }, text))));
  }

  /** Returns a link to the line of a warning, or a button that selects its view. */
  function warningPlace(warning, layout) {
    if (warning.source) return Faults.link(warning.source);
    const chain = chainTo(layout.frames, warning.path);
    return chain ? make("button", { class: "small", title: chain.at(-1).name, onclick: () => reveal(chain) }, "Show the view") : null;
  }

  /** Returns the views from the root to the one at a path, or to the innermost one around it. */
  function chainTo(node, path) {
    for (const child of node.children) {
      const found = chainTo(child, path);
      if (found) return [node, ...found];
    }
    return node.path && (path === node.path || path.startsWith(node.path + ".") || path.startsWith(node.path + "[")) ? [node] : null;
  }

  function reveal(chain) {
    if (!live.marks.has("inspector")) Page.toggle("inspector");
    Stage.pin(chain);
  }

  // Texts are read without a word for their kind.
  const traits = (element) => element.traits.filter((trait) => trait !== "isStaticText").map((trait) => spaced(trait.replace(/^is/, "")).toLowerCase());

  function spoken(element) {
    const rest = [element.value, ...traits(element), element.hint].filter(Boolean).join(", ");
    return make("li", {}, element.label || (rest ? "" : "Nothing"), rest ? make("span", { class: "quiet" }, (element.label ? ", " : "") + rest) : null);
  }

  // MARK: Taps

  const intentName = (intent) => String(intent.type ?? intent);

  /** Returns an action in code: the intent and its parameters, or the URL. */
  function action(hit) {
    const intent = hit.action?.intent;
    if (!intent) return hit.action?.url ? "Opens " + hit.action.url : "Opens the app";
    const parameters = Object.entries(intent.parameters ?? {}).map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
    return `${intentName(intent)}(${parameters.join(", ")})`;
  }

  const center = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

  /** Returns the name of a control, as VoiceOver reads it. */
  function label(hit, layout) {
    const at = center(hit.box);
    const element = layout.elements.find(({ frame, label }) => label && Math.abs(center(frame).x - at.x) < 1 && Math.abs(center(frame).y - at.y) < 1);
    return element?.label ?? { widgetURL: "Widget", app: "Widget" }[hit.role] ?? spaced(hit.role);
  }

  function hits(layout) {
    if (!layout.hits.length) return [make("li", { class: "quiet" }, "A tap anywhere opens the app.")];
    return layout.hits.map((hit) => {
      const value = typeof hit.isOn === "boolean" ? make("span", { class: "quiet" }, hit.isOn ? " · on" : " · off") : null;
      return make("li", {}, make("button", { onclick: () => Stage.tap(center(hit.box)), disabled: !hit.isEnabled, title: action(hit) },
        make("strong", {}, label(hit, layout)), value, make("code", { class: "quiet" }, action(hit))));
    });
  }

  // MARK: Inspector

  function tree(root) {
    if (find("#inspector").hidden) return;
    const lines = [];
    tree.nodes = [];
    const walk = (node, above) => {
      const chain = [...above, node];
      tree.nodes.push(node);
      lines.push(make("button", { onclick: () => Stage.pin(chain), style: `--depth: ${above.length}` }, node.name));
      for (const child of node.children) walk(child, chain);
    };
    walk(root, []);
    find("#tree").replaceChildren(...lines.slice(0, 2000));
  }

  /** Shows a view's box, its location in the source, and its modifiers, the innermost first. */
  function inspect(views) {
    const last = views[views.length - 1];
    const { x, y, width, height } = last.frame;
    const list = make("dl", { class: "modifiers" });
    const place = make("div", { class: "place" });
    find("#inspected").replaceChildren(
      make("strong", {}, last.name), make("div", { class: "quiet" }, `${rounded(width)} × ${rounded(height)} at ${rounded(x)}, ${rounded(y)}`),
      place, list);
    for (const [index, button] of [...find("#tree").children].entries()) {
      const isChosen = tree.nodes[index] === last;
      button.setAttribute("aria-current", String(isChosen));
      if (isChosen) scrollTo(button);
    }
    clearTimeout(inspect.timer);
    inspect.opens = false;
    const { path } = last;
    // The pointer may pass many views before it stops.
    if (path) inspect.timer = setTimeout(() => details(path, place, list), 60);
  }

  /** Scrolls the tree to a row, but not the page. */
  function scrollTo(row) {
    const list = find("#tree");
    const above = row.offsetTop - list.offsetTop - list.scrollTop;
    if (above < 0 || above > list.clientHeight - row.offsetHeight) list.scrollTop += above - list.clientHeight / 2;
  }

  /** Opens the source location of the inspected view, now or as soon as it is known. */
  function open() {
    const link = find("#inspected .place a");
    if (link) link.click();
    inspect.opens = !link;
  }

  async function details(path, place, list) {
    // An exported page has the boxes of views alone.
    if (live.exported) return;
    const view = await answer("view", { ...query(), path }).catch(() => ({}));
    if (!place.isConnected) return;
    const { source, declaration } = view;
    if (source) place.replaceChildren(Faults.link(source));
    else if (declaration) place.replaceChildren("In the widget at ", Faults.link(declaration));
    if (inspect.opens) open();
    modifiers(view, list);
  }

  function modifiers(view, list) {
    const pairs = (view.modifiers ?? []).flatMap((modifier) => typeof modifier === "string" ? [[modifier, true]] : Object.entries(modifier));
    if (!pairs.length) return list.replaceChildren(make("dt", { class: "quiet" }, "No modifiers"));
    list.replaceChildren(...pairs.flatMap(([name, value]) => [make("dt", {}, "." + name), make("dd", {}, words(value))]));
  }

  /** Returns a value without unnecessary JSON punctuation. */
  const words = (value) => value === true ? "" : typeof value === "string" ? value : typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([key, part]) => `${key}: ${typeof part === "string" ? part : JSON.stringify(part)}`).join(", ") : JSON.stringify(value);

  // MARK: Log

  function log(answer) {
    const { tap } = answer;
    const what = tap.effect === "intent" || tap.effect === "url" ? action(tap.region) : tap.reason ?? "Opens the app";
    add(`Tapped at ${Math.round(tap.point.x)}, ${Math.round(tap.point.y)}`, "", what);
  }

  function performed(report) {
    const name = intentName(report.intent);
    if (report.fault) return add(`${name} failed`, "bad", [report.fault, report.hint].filter(Boolean).join(" — "));
    const value = report.value ?? null;
    const reloads = report.reloads?.map((kind) => kind || "all widgets").join(", ");
    add(`${name} ran in ${Math.round(report.seconds * 1000)} ms`, "good",
      [report.dialog, value === null ? null : `returned ${JSON.stringify(value)}`, reloads ? `reloads ${reloads}` : null].filter(Boolean).join(" · "));
  }

  function pushed(report) {
    for (const { isError, path, message, hint } of report.findings) add(message, isError ? "bad" : "", [path, hint].filter(Boolean).join(" — "));
    if (report.widget) add(`Notification shown in ${Math.round(report.seconds * 1000)} ms`, "good");
    else add("Notification not shown", "bad", [report.fault, report.hint].filter(Boolean).join(" — "));
  }

  /** Adds a line to the log, with its time in UTC, as that of entries, and details. */
  function add(text, name, details) {
    const list = find("#log");
    find("#log-section").hidden = false;
    list.prepend(make("li", { class: name || null }, make("span", { class: "words" }, text, make("time", { class: "quiet" }, new Date().toISOString().slice(11, 19))),
      details ? make("span", { class: "words quiet" }, details) : null));
    while (list.children.length > 100) list.lastChild.remove();
  }

  return { show, inspect, open, log, performed, pushed, tree, add };
})();

/** Shows errors over the last picture. */
const Faults = (() => {
  const { live, find, make, titled, inWords } = Live;
  const { sentence } = Elements;
  /** The maximum number of errors that are shown. */
  const most = 20;
  let asked = null;

  /** Shows the error of the request; `null` if there is none. */
  function request(fault) {
    asked = fault;
    show();
  }

  function show() {
    const box = find("#fault");
    const items = [...(asked ? [text({ ...asked, message: inWords(sentence(asked.message)) })] : []), ...state()];
    box.replaceChildren(...items);
    box.hidden = !items.length;
    const build = live.state?.build;
    // A family that is drawn is not older than those whose code fails.
    const family = live.layout?.family;
    const isTrapped = live.state?.faults.some((fault) => fault.kind === Live.widget()?.kind && (!fault.family || !family || fault.family === family));
    find("#stage").classList.toggle("old", Boolean(asked || isTrapped || live.state?.failure || build && !build.isSuccessful));
  }

  const text = (fault) => make("div", {}, make("h3", {}, fault.message), fault.hint ? make("p", {}, sentence(fault.hint)) : null);

  /** Returns a link that opens a source location in VS Code; it breaks after slashes. */
  function link({ file, line, column }) {
    const folder = live.state.folder + "/";
    const place = [line, column].filter(Boolean).join(":");
    const name = file.startsWith(folder) ? file.slice(folder.length) : file;
    const parts = name.split("/").flatMap((part, index, all) => index < all.length - 1 ? [part + "/", make("wbr")] : [part]);
    if (live.exported) return make("code", { class: "source" }, parts, ":" + place);
    return make("a", { class: "source", href: `vscode://file${file}:${place}`, title: "Open in VS Code" }, parts, ":" + place);
  }

  function diagnostic(error) {
    return make("div", { class: "diagnostic" }, make("h3", {}, error.message), error.file ? link(error) : null,
      error.excerpt.length ? make("pre", {}, error.excerpt.join("\n")) : null);
  }

  /** Describes what a widget's code did; the same in several families is said once, with what follows from it. */
  function widgetFault([fault, ...others], following) {
    const families = [fault, ...others].map(({ family }) => family && titled("family", family)).filter(Boolean).join(", ");
    // The link names the file and the line.
    const reason = fault.place ? fault.reason.replace(/^\S+\.swift:\d+: /, "") : fault.reason;
    const box = text({ message: `${fault.kind}${families ? ` (${families})` : ""}: ${reason}`, hint: fault.hint });
    if (fault.place) box.append(link(fault.place));
    const skipped = following.map(({ family }) => family && titled("family", family)).filter(Boolean).join(", ");
    if (skipped) box.append(make("p", { class: "quiet" }, `Not waited for: ${skipped}.`));
    return box;
  }

  /** Returns an element for each fault that does not follow from another one of its widget. */
  function widgetFaults(faults) {
    const causes = faults.filter((fault) => !fault.isConsequence || !faults.some((other) => other.kind === fault.kind && !other.isConsequence));
    const told = new Set();
    return alike(causes).slice(0, most).map((group) => {
      const following = told.has(group[0].kind) ? [] : faults.filter((fault) => fault.kind === group[0].kind && !causes.includes(fault));
      told.add(group[0].kind);
      return widgetFault(group, following);
    });
  }

  function alike(faults) {
    const table = new Map();
    for (const fault of faults) {
      const key = JSON.stringify([fault.kind, fault.reason, fault.hint, fault.place]);
      table.set(key, [...table.get(key) ?? [], fault]);
    }
    return [...table.values()];
  }

  function state() {
    if (!live.state) return [];
    const { failure, build, faults } = live.state;
    const errors = (build?.isSuccessful === false ? build.diagnostics : []).filter((item) => item.severity === "error");
    return [...failure ? [text(failure)] : [], ...errors.slice(0, most).map(diagnostic), ...widgetFaults(faults),
      ...errors.length > most ? [make("p", { class: "quiet" }, `and ${errors.length - most} more errors`)] : []];
  }

  return { request, show, link };
})();
