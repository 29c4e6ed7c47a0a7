"use strict";

/** Functions for report and gallery: elements, pictures, theme, keyboard, clipboard. */
const Page = (() => {
  const { find, make } = Elements;
  const data = JSON.parse(find("#data").textContent);

  /** Returns the address of a picture: its file, or its data once the parser has reached that. */
  const addresses = new Map(Object.entries(data.addresses ?? {})
    .map(([id, path]) => [id, path.split("/").map(encodeURIComponent).join("/")]));
  function picture(name) {
    const id = String(name);
    if (addresses.has(id)) return addresses.get(id);
    const holder = document.getElementById("picture-" + id);
    // The parser adds long text in parts; an element is complete once something follows it.
    if (!holder || (document.readyState === "loading" && !holder.nextSibling)) return null;
    const address = "data:image/png;base64," + holder.textContent.trim();
    addresses.set(id, address);
    return address;
  }

  const loaded = new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", done, { once: true });
  });

  /** Sets the picture of an image; the pictures follow the script and may not be loaded yet. */
  async function show(image, id) {
    if (!picture(id)) await loaded;
    const address = picture(id);
    if (address) image.src = address;
  }

  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      watcher.unobserve(entry.target);
      show(entry.target, entry.target.dataset.picture);
    }
  }, { rootMargin: "400px" });

  /** Returns an image that loads its picture when it comes near the window. */
  function lazy(id, attributes = {}) {
    const image = make("img", { ...attributes, "data-picture": id, decoding: "async" });
    watcher.observe(image);
    return image;
  }

  const say = (text) => Elements.say(text, 1800);

  /** Copies a text; pages from disk may have no clipboard and copy a selection instead. */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = make("textarea", { class: "unseen", readonly: true });
      area.value = text;
      (document.querySelector("dialog[open]") ?? document.body).append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    say("Copied: " + text);
  }

  const root = document.documentElement;
  function setTheme(theme) {
    root.dataset.theme = theme;
    find("#theme")?.setAttribute("aria-pressed", String(theme === "dark"));
  }
  function toggleTheme() {
    const theme = root.dataset.theme === "dark" ? "light" : "dark";
    setTheme(theme);
    try { localStorage.setItem("vitrine-theme", theme); } catch { /* the theme is not stored */ }
  }
  function firstTheme() {
    try {
      const kept = localStorage.getItem("vitrine-theme");
      if (kept === "dark" || kept === "light") return kept;
    } catch { /* pages from disk may have no storage */ }
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** Binds keys to actions, except while a field has the focus. */
  function keys(table) {
    document.addEventListener("keydown", (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const isTyping = event.target.matches("input:not([type=range]):not([type=radio]), select");
      if (isTyping && event.key !== "Escape") return;
      const isSlider = event.target.matches("input[type=range]");
      if (isSlider && (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End"))
        return;
      const action = table[event.key];
      if (!action || action(event) === false) return;
      event.preventDefault();
    });
  }

  function toggleHelp() {
    const help = find("#help");
    if (help.open) help.close();
    else help.showModal();
  }

  // The address ------------------------------------------------------------------------------

  /** Returns the names and values after the "#" of the address, encoded like a form. */
  function addressed() {
    return new URLSearchParams(location.hash.slice(1));
  }

  function fragment(entries) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(entries))
      if (value !== undefined && value !== null && value !== "") parameters.set(name, value);
    // Slashes and commas need no escaping here, and are frequent in names of goldens.
    return "#" + parameters.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
  }

  /** Updates the address to the current view; `isStep` adds an entry to the history. */
  function address(entries, isStep = false) {
    const hash = fragment(entries);
    if (hash === (location.hash || "#")) return;
    const url = hash === "#" ? location.pathname + location.search : hash;
    try {
      if (isStep) history.pushState(null, "", url);
      else history.replaceState(null, "", url);
    } catch { /* browsers limit frequent changes; the next one contains everything */ }
  }

  /** Calls `action` when the user goes back, or opens another address of this page. */
  function onAddress(action) {
    addEventListener("popstate", action);
  }

  const copyAddress = () => copy(location.href);

  // Words and pixels -------------------------------------------------------------------------

  /** Returns whether a text contains all words of a query, in any order. */
  function hasWords(text, query) {
    const folded = text.toLowerCase();
    return query.toLowerCase().split(/\s+/).every((word) => folded.includes(word));
  }

  /** Converts screen pixels to CSS pixels. */
  const screenPixels = (count) => count / (devicePixelRatio || 1);

  /** Calls `action` when the ratio of screen pixels to CSS pixels changes. */
  function onPixelRatio(action) {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => { action(); onPixelRatio(action); }, { once: true });
  }

  // Pairs ------------------------------------------------------------------------------------

  /** Returns the title of a value of a property, for people. */
  const titled = (axes, key, value) => axes.find((axis) => axis.key === key)?.titles[value] ?? value;

  /** Returns the distinct values of a property, in the order of the items. */
  const values = (items, key) => [...new Set(items.map((item) => String(item[key] ?? "")))];

  /** Groups items that differ in one property only; `keys` are all properties. */
  function alikeBut(key, keys, items) {
    const table = new Map();
    for (const item of items) {
      const same = JSON.stringify(keys.filter((other) => other !== key).map((other) => item[other] ?? ""));
      if (!table.has(same)) table.set(same, []);
      table.get(same).push(item);
    }
    return [...table.values()];
  }

  /** Returns the properties whose values can be shown side by side, as options of a picker. */
  function pairOptions(axes, chosen) {
    return [
      make("option", { value: "" }, "Pairs: none"),
      ...axes.map(({ key, title }) => make("option", { value: key, selected: key === chosen }, "Pairs: " + title)),
    ];
  }

  // Findings ---------------------------------------------------------------------------------

  /** Whether an item has findings: of any rule, of none, or of the rule that is chosen. */
  function hasFindings(item, chosen) {
    const rules = (item.findings ?? []).map(({ rule }) => rule);
    if (chosen === "any") return rules.length > 0;
    if (chosen === "none") return rules.length === 0;
    return !chosen || rules.includes(chosen);
  }

  /** The choices of a filter by findings, each with how many items it leaves; empty if there are none. */
  function findingChoices(items) {
    const rules = new Set(items.flatMap(({ findings }) => (findings ?? []).map(({ rule }) => rule)));
    if (!rules.size) return [];
    const count = (chosen) => items.filter((item) => hasFindings(item, chosen)).length;
    return [
      ["", "Findings: all"], ["any", `With findings (${count("any")})`], ["none", `Without findings (${count("none")})`],
      ...[...rules].sort().map((rule) => [rule, `${rule} (${count(rule)})`]),
    ];
  }

  /** Fills the picker of a filter by findings, and hides it where it has no choice. */
  function findingPicker(picker, items, action) {
    const choices = findingChoices(items);
    picker.hidden = !choices.length;
    picker.replaceChildren(...choices.map(([value, name]) => make("option", { value }, name)));
    picker.addEventListener("change", () => action(picker.value));
    return choices.map(([value]) => value);
  }

  setTheme(firstTheme());
  find("#theme")?.addEventListener("click", toggleTheme);
  find("#keys")?.addEventListener("click", toggleHelp);
  find("#help")?.addEventListener("click", (event) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  });
  return {
    find, data, make, lazy, show, say, copy, keys, toggleTheme, toggleHelp, addressed, fragment,
    address, onAddress, copyAddress, hasWords, screenPixels, onPixelRatio, values, titled, alikeBut, pairOptions,
    hasFindings, findingPicker,
  };
})();
