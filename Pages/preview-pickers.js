"use strict";

/** Pickers for all options of a request; each shows the current value. */
const Pickers = (() => {
  const { live, find, make, widget } = Live;
  const { spaced } = Elements;

  const options = () => live.axes.flatMap((axis) => axis.options.map((option) => (
    { ...option, key: axis.key, title: axis.title, titles: axis.titles, isOnly: axis.options.length === 1 })));

  /** Returns the values of a picker; those of a widget come from its archive. */
  function values(option) {
    if (option.name === "family") return widget()?.targets ?? [];
    if (option.name === "entry") return Array.from({ length: Timeline.count() }, (_, index) => String(index));
    if (option.name === "locale") return widget()?.languages ?? [];
    return option.values;
  }

  function set(name, value) {
    if (value === "" || value === null) delete live.choice.options[name];
    else live.choice.options[name] = value;
    live.touched = null;
    fit(name);
    Page.changed();
  }

  /** Gives up other choices where an exported page does not have them together with the last one. */
  function fit(name) {
    const dropped = [];
    const others = () => Object.keys(live.choice.options).filter((other) => other !== name && other !== "family");
    while (!Live.isShown(Live.query()) && others().length) {
      const other = others().find((other) => !["scheme", "entry"].includes(other)) ?? others()[0];
      delete live.choice.options[other];
      dropped.push(other);
    }
    if (dropped.length) Live.say(`Without ${dropped.map((other) => spaced(other).toLowerCase()).join(", ")}: this page has one other option at a time.`);
  }

  // MARK: Fields

  /** Returns the name of an option, for people. */
  const name = (option) => option.isOnly ? option.title : spaced(option.name);

  /** Returns the display name of a value: its title, the name of a language, the number of an entry. */
  function words(option, value) {
    if (option.name === "locale") return language(value);
    if (option.name === "entry" && /^\d+$/.test(value)) return String(Number(value) + 1);
    return option.titles[value] ?? value;
  }

  function language(value) {
    try {
      return new Intl.DisplayNames(["en"], { type: "language" }).of(value.replaceAll("_", "-")) ?? value;
    } catch {
      return value;
    }
  }

  const asked = new Set();

  function picker(option) {
    const current = live.choice.options[option.name];
    const list = values(option);
    const isListed = list.length && !asked.has(option.name);
    const field = option.isFlag ? flag(option, current) : isListed ? choice(option, list, current) : text(option, current);
    return make("label", { class: "picker" + (current === undefined ? "" : " set"), title: option.help }, make("span", {}, name(option)), field);
  }

  const flag = (option, current) => make("input", {
    type: "checkbox", checked: current === "true", "data-option": option.name,
    onchange: (event) => set(option.name, event.target.checked ? "true" : null),
  });

  const text = (option, current) => make("input", {
    class: "field", type: "text", value: current ?? "", placeholder: "none", "data-option": option.name,
    "data-axis": option.isOnly ? option.key : null, onchange: (event) => { asked.delete(option.name); set(option.name, event.target.value); },
  });

  const another = "…";

  function choice(option, list, current) {
    const all = current === undefined || list.includes(current) ? list : [...list, current];
    // Languages outside the catalogue still change dates and numbers.
    const isOpen = !option.values.length && option.name === "locale";
    const field = make("select", {
      class: "field", "data-option": option.name, "data-axis": option.isOnly ? option.key : null,
      onchange: (event) => {
        if (event.target.value !== another) return set(option.name, event.target.value);
        asked.add(option.name);
        build();
        find(`[data-option="${option.name}"]`).focus();
      },
    }, make("option", { value: "" }, "Default"), all.map((value) => make("option", { value }, words(option, value))),
    isOpen ? make("option", { value: another }, "Another …") : null);
    field.value = current ?? "";
    return field;
  }

  function build() {
    const all = options();
    const isFirst = (option) => live.first.includes(option.name);
    find("#pickers").replaceChildren(...live.first.map((name) => all.find((option) => option.name === name)).filter(Boolean).map(picker));
    find("#more").replaceChildren(...all.filter((option) => !isFirst(option)).map(picker));
    find("#reset").hidden = !Object.keys(live.choice.options).length;
    Pictures.axes();
    if (live.layout) inForce(live.layout);
  }

  /** Shows the values of a picture in pickers without a choice. */
  function inForce(layout) {
    const table = new Map(options().map((option) => [option.name, option]));
    for (const field of document.querySelectorAll("[data-axis]")) {
      const value = layout.values[field.dataset.axis];
      const option = table.get(field.dataset.option);
      if (value === undefined || !option) continue;
      const isChosen = live.choice.options[option.name] !== undefined;
      if (field.tagName === "INPUT") field.placeholder = words(option, value);
      else field.options[0].textContent = isChosen ? "Default" : words(option, value);
    }
  }

  return { build, set, values, options, name, words, inForce };
})();
