"use strict";

/** Pinned pictures, which stay in view beside the current one: other widgets, families and options. */
const Pins = (() => {
  const { live, find, make, titled, onWallpaper, answer, picture, put, post } = Live;
  /** The most pins of a page. */
  const most = 12;
  const cards = new Map();

  const id = (pin) => JSON.stringify([pin.widget, Object.entries(pin.options).sort()]);
  const item = (pin) => live.state?.widgets.find((widget) => widget.id === pin.widget);

  /** Returns the current picture as a pin. */
  function current() {
    const options = { ...live.choice.options };
    if (live.layout) options.family ??= live.layout.family;
    return { widget: live.choice.widget, options };
  }

  const isPinned = (pin = current()) => live.pins.some((other) => id(other) === id(pin));

  /** Pins the current picture, or releases it. */
  function toggle() {
    const pin = current();
    if (!pin.widget) return;
    if (isPinned(pin)) return release(pin);
    if (live.pins.length >= most) return Live.say(`A page has at most ${most} pins.`);
    change([...live.pins, pin]);
  }

  function release(pin) { change(live.pins.filter((other) => id(other) !== id(pin))); }

  function change(pins) {
    live.pins = pins;
    Live.writeAddress();
    tell();
    draw();
    button();
  }

  /** Has the visible widgets archived first. */
  function tell() {
    const widgets = [...new Set([live.choice.widget, ...live.pins.map(({ widget }) => widget)])].filter(Boolean);
    post("show", { widgets }).catch(() => {});
  }

  function button() {
    find("#pin").setAttribute("aria-pressed", String(Boolean(live.choice.widget) && isPinned()));
  }

  // MARK: Pictures

  /** Returns the values of a pin in words, the family first. */
  function words({ options: { family, ...others } }) {
    const key = (name) => Pickers.options().find((option) => option.name === name)?.key ?? name;
    const chosen = ([name, value]) => `${Elements.spaced(name)}: ${Elements.spaced(String(value))}`;
    return [titled("family", family), ...Object.entries(others).flatMap(([name, value]) =>
      name === "parameter" ? Object.entries(Editor.values(value)).map(chosen) : titled(key(name), value))].join(" · ");
  }

  function card(pin) {
    const widget = item(pin);
    const name = widget ? [Sidebar.title(widget), widget.configuration].filter(Boolean).join(" · ") : pin.widget;
    const image = make("img", { alt: `${name}, ${words(pin)}`, draggable: "false" });
    const scene = make("span", { class: "scene" }, image);
    const element = make("figure", { class: "pin" },
      make("button", { class: "pinned", onclick: () => show(pin) }, scene, make("strong", {}, name), make("span", { class: "quiet" }, words(pin))),
      make("button", { class: "small", title: "Release this picture", "aria-label": `Release ${name}, ${words(pin)}`, onclick: () => release(pin) }, "×"));
    return { element, image, scene };
  }

  function show(pin) {
    Page.choose(pin.widget, {}, false);
    live.choice.options = { ...pin.options };
    Page.changed();
  }

  /** Draws the pins of some widgets, or all. */
  function draw(widgets = null) {
    find("#pins").hidden = !live.pins.length;
    const known = new Set(live.pins.map(id));
    for (const key of cards.keys()) if (!known.has(key)) cards.delete(key);
    const fresh = live.pins.filter((pin) => !cards.has(id(pin)));
    for (const pin of fresh) cards.set(id(pin), card(pin));
    find("#pin-list").replaceChildren(...live.pins.map((pin) => cards.get(id(pin)).element));
    let last = Promise.resolve(live.drawing);
    for (const pin of live.pins)
      if (!widgets || widgets.includes(pin.widget) || fresh.includes(pin)) last = last.then(() => load(pin));
  }

  async function load(pin) {
    const own = cards.get(id(pin));
    if (!own) return;
    const { image, scene, element } = own;
    try {
      const layout = await answer("layout", pin);
      if (!layout.size) throw layout;
      await put(image, await picture(onWallpaper(pin, item(pin))));
      image.style.width = `${layout.size.width}px`;
      Surroundings.ground(scene, layout, false);
      element.classList.remove("failed");
      element.title = "";
    } catch (fault) {
      // The last picture stays, and says that it is an earlier one.
      element.classList.add("failed");
      element.title = [fault?.message ?? "The server has stopped.", fault?.hint].filter(Boolean).join(" – ");
    }
  }

  find("#pin").addEventListener("click", toggle);
  find("#pins-clear").addEventListener("click", () => change([]));

  return { toggle, draw, button, tell };
})();
