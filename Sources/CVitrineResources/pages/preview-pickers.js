"use strict";

/** Pickers for all axes, the strip of families, the wall of one axis and the timeline. */
const Pickers = (() => {
  const { live, find, make, widget, query, picture, put } = Live;

  const options = () => live.axes.flatMap((axis) => axis.options.map((option) => ({ ...option, title: axis.title, isOnly: axis.options.length === 1 })));

  function values(option) {
    if (option.name === "family") return widget()?.targets ?? [];
    if (option.name === "entry") return (widget()?.entries ?? []).map((_, index) => String(index));
    return option.values.length ? option.values : option.proposals;
  }

  function set(name, value) {
    if (value === "" || value === null) delete live.choice.options[name];
    else live.choice.options[name] = value;
    live.touched = null;
    Page.changed();
  }

  function build() {
    const all = options();
    const isFirst = (option) => live.first.includes(option.name);
    find("#pickers").replaceChildren(...live.first.map((name) => all.find((option) => option.name === name)).filter(Boolean).map(picker));
    find("#more").replaceChildren(...all.filter((option) => !isFirst(option)).map(picker));
    find("#wall-axis").replaceChildren(...all.filter((option) => option.valueName === null || values(option).length > 1 || option.values.length > 1)
      .map((option) => make("option", { value: option.name }, option.isOnly ? option.title : option.name)));
    find("#wall-axis").value = live.wall;
  }

  function picker(option) {
    const current = live.choice.options[option.name];
    const name = option.isOnly ? option.title : option.name;
    const label = (field) => make("label", { class: "picker" + (current === undefined ? "" : " set"), title: option.help }, make("span", {}, name), field);
    const attributes = { class: "field", "data-option": option.name, onchange: (event) => set(option.name, event.target.value) };
    if (option.valueName === null) {
      return label(make("input", { type: "checkbox", checked: current === "true", "data-option": option.name, onchange: (event) => set(option.name, event.target.checked ? "true" : null) }));
    }
    const list = values(option);
    if (!list.length || option.proposals.length) {
      const hints = list.length ? make("datalist", { id: "values-" + option.name }, list.map((value) => make("option", { value }))) : null;
      const field = make("input", { ...attributes, type: "text", value: current ?? "", placeholder: option.valueName, list: hints ? "values-" + option.name : null });
      return label(make("span", {}, field, hints));
    }
    const field = make("select", attributes, make("option", { value: "" }, "–"), list.map((value) => make("option", { value }, value)));
    field.value = current ?? "";
    return label(field);
  }

  // MARK: Strip and wall

  const holders = new Map();

  /** Whether a picture is white on nothing, as on a Lock Screen: it is not seen on a light page. */
  function hasLightInk(name, value) {
    const { mode, family } = { ...live.choice.options, [name]: value };
    return mode === "vibrant" || live.targets[family ?? widget()?.targets[0]]?.ground === "wallpaper";
  }

  /** Small pictures of some changes of the request, each of which can be chosen. */
  async function fill(list, changes, isChosen) {
    const number = (holders.get(list) ?? 0) + 1;
    holders.set(list, number);
    // Old pictures stay until the new ones have come.
    const known = new Map([...list.children].map((child) => [child.dataset.value, child.querySelector("img")]));
    const cards = changes.map(({ name, value, title }) => {
      const image = known.get(value ?? "") ?? make("img", { alt: "" });
      return { name, value, image, card: make("button", { "aria-pressed": String(isChosen(name, value)), "data-value": value ?? "", onclick: () => set(name, value) }, image, make("span", {}, title)) };
    });
    list.replaceChildren(...cards.map((item) => item.card));
    for (const { name, value, image, card } of cards) {
      if (holders.get(list) !== number) return;
      try {
        const url = await picture(query({ [name]: value }));
        if (holders.get(list) !== number) return URL.revokeObjectURL(url);
        await put(image, url);
        image.style.width = Math.min(image.naturalWidth / 3, 240) + "px";
        image.classList.toggle("light-ink", hasLightInk(name, value));
      } catch (fault) {
        image.remove();
        card.append(make("span", { class: "none" }, fault.message ?? "no picture"));
      }
    }
  }

  function strip() {
    const targets = widget()?.targets ?? [];
    const current = live.choice.options.family ?? targets[0];
    return fill(find("#strip"), targets.map((value) => ({ name: "family", value, title: value })), (_, value) => value === current);
  }

  /** What the pictures of the wall change in the request. */
  function wallChanges() {
    const option = options().find((item) => item.name === live.wall);
    if (!option) return [];
    return option.valueName === null
      ? [{ name: option.name, value: null, title: "off" }, { name: option.name, value: "true", title: "on" }]
      : values(option).slice(0, 40).map((value) => ({ name: option.name, value, title: value }));
  }

  function wall() {
    const current = live.choice.options[live.wall] ?? null;
    return fill(find("#wall"), wallChanges(), (_, value) => value === current);
  }

  // MARK: Timeline

  const time = (text) => Date.parse(text);

  function span() {
    const dates = (widget()?.entries ?? []).map(time);
    if (!dates.length) return null;
    const [start, end] = [Math.min(...dates), Math.max(...dates)];
    // After the last entry an hour at least, so that relative dates can be seen to move.
    return { start, end: end + Math.max((end - start) * 0.15, 3_600_000), dates };
  }

  function timeline() {
    const range = span();
    find("#timeline").hidden = !range;
    if (!range) return;
    const place = (date) => (date - range.start) / (range.end - range.start);
    find("#entries").replaceChildren(...range.dates.map((date) => make("i", { style: `left:${place(date) * 100}%` })));
    const chosen = live.choice.options.date;
    find("#moment").value = chosen ? place(time(chosen)) * 1000 : place(range.dates[Number(live.choice.options.entry ?? 0)] ?? range.start) * 1000;
    find("#moment-text").textContent = chosen ?? "at its entry";
  }

  function scrub(part) {
    const range = span();
    if (!range) return;
    const date = new Date(range.start + (range.end - range.start) * part);
    delete live.choice.options.entry;
    live.choice.options.date = date.toISOString().slice(0, 19) + "Z";
    find("#moment-text").textContent = live.choice.options.date;
    live.touched = null;
    Live.writeAddress();
    Stage.draw();
  }

  /** Goes to the entry before or after the one that is shown. */
  function step(by) {
    const count = widget()?.entries.length ?? 0;
    if (!count) return;
    const shown = live.layout?.entry ?? 0;
    delete live.choice.options.date;
    set("entry", String(Math.max(0, Math.min(count - 1, shown + by))));
  }

  return { build, strip, wall, wallChanges, timeline, scrub, step, set, values, options };
})();
