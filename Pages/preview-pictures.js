"use strict";

/** Small pictures: the strip of families, the wall of one axis, thumbnails. */
const Pictures = (() => {
  const { live, find, make, inWords, widget, query, onWallpaper, picture, put } = Live;
  const holders = new Map();
  /** The size of small pictures relative to the screen, and their maximum width in CSS pixels. */
  const small = 0.6;
  const widest = 260;

  /** Returns whether a picture is white and transparent, and so invisible on a light page. */
  function hasLightInk(family, mode) {
    return mode === "vibrant" || live.targets[family]?.ground === "wallpaper";
  }

  const waiting = new WeakMap();
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) {
      watcher.unobserve(target);
      waiting.get(target)();
    }
  }, { rootMargin: "160px" });

  /** Waits until an element is in the window, or nearly so. */
  const seen = (element) => new Promise((done) => {
    waiting.set(element, done);
    watcher.observe(element);
  });

  /** Shows small pictures of changes to the request, which the user can choose. */
  function fill(list, changes, isChosen) {
    const number = (holders.get(list) ?? 0) + 1;
    holders.set(list, number);
    // Old pictures stay until the new ones are loaded.
    const known = new Map([...list.children].map((child) => [child.dataset.value, child.querySelector("img")]));
    const cards = changes.map(({ name, value, title }) => {
      const image = known.get(value ?? "") ?? make("img", { alt: "" });
      return { name, value, image, card: make("button", { "aria-pressed": String(isChosen(name, value)), "data-value": value ?? "", onclick: () => Pickers.set(name, value) }, image, make("span", {}, title)) };
    });
    for (const child of list.children) watcher.unobserve(child);
    list.replaceChildren(...cards.map((item) => item.card));
    // One after the other, and only what a person sees: the large picture does not wait for them.
    let last = Promise.resolve(live.drawing);
    for (const item of cards) seen(item.card).then(() => { last = last.then(() => load(item, list, number)); });
  }

  async function load({ name, value, image, card }, list, number) {
    if (holders.get(list) !== number) return;
    try {
      const url = await picture(onWallpaper(query({ [name]: value })));
      if (holders.get(list) !== number) return URL.revokeObjectURL(url);
      await put(image, url);
      image.style.width = Math.min(image.naturalWidth / (live.layout?.scale ?? 3) * small, widest) + "px";
      const { mode, family } = { ...live.choice.options, [name]: value };
      image.classList.toggle("light-ink", hasLightInk(family ?? widget()?.targets[0], mode));
    } catch (fault) {
      image.remove();
      card.append(make("span", { class: "none" }, inWords(fault.message ?? "No picture")));
    }
  }

  function strip() {
    const targets = widget()?.targets ?? [];
    const current = live.choice.options.family ?? targets[0];
    find("#strip-title").hidden = find("#strip").hidden = targets.length < 2;
    return fill(find("#strip"), targets.map((value) => ({ name: "family", value, title: live.targets[value]?.title ?? value })), (_, value) => value === current);
  }

  // MARK: Wall

  const isOffered = (option) => option.isFlag || Pickers.values(option).length > 1;

  /** Lists the options of a wall. */
  function axes() {
    const offered = Pickers.options().filter(isOffered);
    find("#wall-axis").replaceChildren(...offered.map((option) => make("option", { value: option.name }, Pickers.name(option))));
    find("#wall-axis").value = live.wall;
  }

  /** Returns the changes to the request, one for each picture of the wall. */
  function wallChanges() {
    const option = Pickers.options().find((item) => item.name === live.wall);
    if (!option) return [];
    return option.isFlag
      ? [{ name: option.name, value: null, title: "Off" }, { name: option.name, value: "true", title: "On" }]
      : Pickers.values(option).slice(0, 40).map((value) => ({ name: option.name, value, title: Pickers.words(option, value) }));
  }

  function wall() {
    const current = live.choice.options[live.wall] ?? null;
    return fill(find("#wall"), wallChanges(), (_, value) => value === current);
  }

  return { strip, wall, wallChanges, axes, hasLightInk };
})();
