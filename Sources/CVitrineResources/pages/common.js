"use strict";

/** Shared by report and gallery: finding elements, pictures, theme, keyboard, copying. */
const Page = (() => {
  const find = (selector, root = document) => root.querySelector(selector);
  const data = JSON.parse(find("#data").textContent);

  /** An element with attributes and children; text stays text. */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
  }

  /** The address of a picture that the page holds, once it has been read so far. */
  const addresses = new Map();
  function picture(id) {
    if (addresses.has(id)) return addresses.get(id);
    const holder = document.getElementById("picture-" + id);
    if (!holder) return null;
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

  function say(text) {
    const toast = find("#toast");
    toast.textContent = text;
    toast.classList.add("shown");
    clearTimeout(say.timer);
    say.timer = setTimeout(() => toast.classList.remove("shown"), 1800);
  }

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

  setTheme(firstTheme());
  find("#theme")?.addEventListener("click", toggleTheme);
  find("#keys")?.addEventListener("click", toggleHelp);
  find("#help")?.addEventListener("click", (event) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  });
  return { find, data, make, lazy, show, say, copy, keys, toggleTheme, toggleHelp };
})();
