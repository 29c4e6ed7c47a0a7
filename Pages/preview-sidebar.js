"use strict";

/** The list of widgets with pictures and families, and its search field. */
const Sidebar = (() => {
  const { live, find, make, onWallpaper, picture, put } = Live;
  const forms = { widget: "Widgets", liveActivity: "Live Activities", control: "Controls", preview: "Previews" };
  let drawn = "";

  /** Returns the name of a widget for people; the name of a Live Activity is that of its attributes, and previews have their own. */
  function title(item) {
    if (item.form === "preview") return item.kind;
    if (item.displayName) return item.displayName;
    return item.form === "liveActivity" ? item.kind.replace(/(.)Attributes$/, "$1") : item.kind;
  }

  const groups = (widgets) => Object.entries(forms)
    .map(([form, name]) => [name, widgets.filter((item) => item.form === form)]).filter(([, items]) => items.length);

  /** Returns widgets in the order of the list. */
  const ordered = (widgets) => groups(widgets).flatMap(([, items]) => items);

  /** Returns the words to search for a widget, in lower case. */
  const words = (item) => [item.id, title(item), item.kind, item.configuration, forms[item.form], ...item.targets.map((name) => live.targets[name]?.title)]
    .filter(Boolean).join(" ").toLowerCase();

  // MARK: Thumbnails

  const asked = new Map();

  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) {
      watcher.unobserve(target);
      load(target.firstChild);
    }
  });

  async function load(image) {
    const { widget, key } = image.dataset;
    if (asked.get(widget) === key) return;
    asked.set(widget, key);
    await live.drawing;
    try {
      const item = live.state.widgets.find(({ id }) => id === widget);
      await put(image, await picture(onWallpaper({ widget, options: {} }, item)));
    } catch {
      asked.delete(widget);
    }
  }

  // MARK: List

  function row(item) {
    const image = make("img", { alt: "", "data-widget": item.id, draggable: "false" });
    image.classList.toggle("light-ink", Pictures.hasLightInk(item.targets[0]));
    const isNamed = item.displayName && item.displayName.replaceAll(" ", "") !== item.kind;
    const detail = item.configuration ?? (item.form === "preview" ? [item.displayName, item.file?.split("/").pop()].filter(Boolean).join(" · ") : isNamed ? item.kind : null);
    const families = item.targets.length > 1 ? make("div", { class: "families" }, item.targets.map((name) => make(
      "button", { "data-family": name, onclick: () => Page.choose(item.id, { family: name }) }, live.targets[name]?.title ?? name))) : null;
    return make("li", { "data-id": item.id }, make(
      "button", { class: "item", onclick: () => Page.choose(item.id) }, make("span", { class: "thumbnail" }, image),
      make("span", { class: "words" }, make("strong", {}, title(item)), detail && detail !== title(item) ? make("span", { class: "quiet" }, detail) : null)), families);
  }

  function draw() {
    const { widgets } = live.state;
    const key = JSON.stringify(widgets.map(({ id, displayName, file, targets }) => [id, displayName, file, targets]));
    if (key !== drawn) {
      drawn = key;
      asked.clear();
      find("#list").replaceChildren(...groups(widgets).map(([name, items]) => make(
        "section", {}, make("h2", {}, name), make("ul", {}, items.map(row)))));
      filter();
    }
    mark();
    // Widgets of a new build are drawn again.
    for (const image of find("#list").querySelectorAll("img")) {
      image.dataset.key = String(live.state.generation);
      watcher.observe(image.parentElement);
    }
  }

  /** Marks the current widget and family. */
  function mark() {
    const family = live.choice.options.family ?? live.layout?.family;
    for (const item of find("#list").querySelectorAll("li")) {
      const isShown = item.dataset.id === live.choice.widget;
      item.classList.toggle("shown", isShown);
      item.querySelector(".item").setAttribute("aria-current", String(isShown));
      for (const button of item.querySelectorAll("[data-family]")) button.setAttribute("aria-pressed", String(isShown && button.dataset.family === family));
    }
  }

  function filter() {
    const asks = find("#search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const known = new Map(live.state.widgets.map((item) => [item.id, words(item)]));
    let count = 0;
    for (const section of find("#list").children) {
      let own = 0;
      for (const item of section.querySelectorAll("li")) {
        const isFound = asks.every((word) => known.get(item.dataset.id)?.includes(word));
        item.hidden = !isFound;
        if (isFound) own += 1;
      }
      section.hidden = !own;
      count += own;
    }
    find("#none-found").hidden = count > 0 || !live.state.widgets.length;
  }

  /** Fills the picker of widgets, for narrow pages. */
  function picker() {
    const list = find("#widget");
    list.replaceChildren(...groups(live.state.widgets).map(([label, items]) => make("optgroup", { label }, items.map((item) => make(
      "option", { value: item.id }, [title(item), item.configuration].filter(Boolean).join(" · "))))));
    list.value = live.choice.widget ?? "";
  }

  /** Opens or closes the list, if the page is too narrow for a sidebar. */
  function toggle(isOpen = !document.body.classList.contains("open")) {
    document.body.classList.toggle("open", isOpen);
    find("#menu").setAttribute("aria-expanded", String(isOpen));
  }

  find("#search").addEventListener("input", filter);
  find("#search").addEventListener("keydown", (event) => {
    if (event.key === "Escape") { event.target.value = ""; filter(); event.target.blur(); }
    if (event.key === "Enter") find("#list section:not([hidden]) li:not([hidden]) .item")?.click();
  });
  find("#menu").addEventListener("click", () => toggle());

  return { draw, mark, ordered, picker, toggle, title };
})();
