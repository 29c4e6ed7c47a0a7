"use strict";

/** Shared by report and gallery: finding elements, pictures, theme, keyboard, copying. */
const Page = (() => {
  const { find, make } = Elements;
  const data = JSON.parse(find("#data").textContent);

  /** The address of a picture: of its file beside the page, or once the page was read so far. */
  const addresses = new Map(Object.entries(data.addresses ?? {})
    .map(([id, path]) => [id, path.split("/").map(encodeURIComponent).join("/")]));
  function picture(name) {
    const id = String(name);
    if (addresses.has(id)) return addresses.get(id);
    const holder = document.getElementById("picture-" + id);
    // The parser gives long text in parts: an element is whole once something follows it.
    if (!holder || (document.readyState === "loading" && !holder.nextSibling)) return null;
    const address = "data:image/png;base64," + holder.textContent.trim();
    addresses.set(id, address);
    return address;
  }

  const loaded = new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", done, { once: true });
  });

  /** Gives an image its picture; pictures stand behind the script and may still be on their way. */
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

  /** An image that gets its picture when it comes near the window. */
  function lazy(id, attributes = {}) {
    const image = make("img", { ...attributes, "data-picture": id, decoding: "async" });
    watcher.observe(image);
    return image;
  }

  const say = (text) => Elements.say(text, 1800);

  /** Copies a text; pages from disk may lack the clipboard, so that a selection has to do. */
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
    try { localStorage.setItem("vitrine-theme", theme); } catch { /* not kept, then */ }
  }
  function firstTheme() {
    try {
      const kept = localStorage.getItem("vitrine-theme");
      if (kept === "dark" || kept === "light") return kept;
    } catch { /* pages from disk may have no storage */ }
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }

  /** Binds keys to actions; what is typed into a field stays there. */
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

  /** What the address says behind its "#": names and values, as a form would send them. */
  function addressed() {
    return new URLSearchParams(location.hash.slice(1));
  }

  function fragment(entries) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(entries))
      if (value !== undefined && value !== null && value !== "") parameters.set(name, value);
    // Slashes and commas need no escape here, and names of goldens are full of them.
    return "#" + parameters.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
  }

  /** Makes the address say what is shown; `isStep` adds it to the history, for the way back. */
  function address(entries, isStep = false) {
    const hash = fragment(entries);
    if (hash === (location.hash || "#")) return;
    const url = hash === "#" ? location.pathname + location.search : hash;
    try {
      if (isStep) history.pushState(null, "", url);
      else history.replaceState(null, "", url);
    } catch { /* browsers slow down what changes it too often; the next change says it all */ }
  }

  /** Calls `action` when somebody goes back, or opens another address of this page. */
  function onAddress(action) {
    addEventListener("popstate", action);
  }

  const copyAddress = () => copy(location.href);

  // Words and pixels -------------------------------------------------------------------------

  /** Whether a text has all words of a query, in any order. */
  function hasWords(text, query) {
    const folded = text.toLowerCase();
    return query.toLowerCase().split(/\s+/).every((word) => folded.includes(word));
  }

  /** CSS pixels of so many pixels of the screen. */
  const screenPixels = (count) => count / (devicePixelRatio || 1);

  /** Calls `action` when the window comes to a screen with other pixels, or is zoomed. */
  function onPixelRatio(action) {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => { action(); onPixelRatio(action); }, { once: true });
  }

  // Pairs ------------------------------------------------------------------------------------

  /** The values of a property that items have, in the order in which they come. */
  const values = (items, key) => [...new Set(items.map((item) => String(item[key] ?? "")))];

  /** Groups of items that differ in no property but one; `keys` are all of them. */
  function alikeBut(key, keys, items) {
    const table = new Map();
    for (const item of items) {
      const same = JSON.stringify(keys.filter((other) => other !== key).map((other) => item[other] ?? ""));
      if (!table.has(same)) table.set(same, []);
      table.get(same).push(item);
    }
    return [...table.values()];
  }

  /** The properties whose values can stand side by side, as options of a picker. */
  function pairOptions(axes, chosen) {
    return [
      make("option", { value: "" }, "Pairs: none"),
      ...axes.map(({ key, title }) => make("option", { value: key, selected: key === chosen }, "Pairs: " + title)),
    ];
  }

  setTheme(firstTheme());
  find("#theme")?.addEventListener("click", toggleTheme);
  find("#keys")?.addEventListener("click", toggleHelp);
  find("#help")?.addEventListener("click", (event) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  });
  return {
    find, data, make, lazy, show, say, copy, keys, toggleTheme, toggleHelp, addressed, fragment,
    address, onAddress, copyAddress, hasWords, screenPixels, onPixelRatio, values, alikeBut, pairOptions,
  };
})();
