"use strict";

/** The sheet "Edit Widget": the parameters of the widget's configuration, as a phone shows them. */
const Editor = (() => {
  const { live, find, make, widget, query, onWallpaper, address, picture, put, titled } = Live;
  /** The values of a widget that nobody has edited, by name. */
  let usual = {};
  let asked = 0;

  // MARK: Choice

  const chosen = () => values(live.choice.options.parameter);

  /** Returns the values of an option by name. */
  function values(text = "") {
    if (text.startsWith("{")) { try { return JSON.parse(text); } catch { return {}; } }
    const sign = text.indexOf("=");
    return sign > 0 ? { [text.slice(0, sign)]: text.slice(sign + 1) } : {};
  }

  const isSame = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

  function set(name, value) {
    const values = { ...chosen(), [name]: value };
    if (isSame(value, usual[name])) delete values[name];
    Pickers.set("parameter", Object.keys(values).length ? JSON.stringify(values) : null);
    show();
  }

  // MARK: Controls

  const caption = (parameter) => parameter.title ?? Elements.spaced(parameter.name);
  const text = (choice) => [choice.title ?? String(choice.value), choice.subtitle].filter(Boolean).join(" · ");

  const controls = {
    toggle: ({ name, value }) => make("input", { type: "checkbox", role: "switch", checked: value === true, "data-parameter": name, onchange: (event) => set(name, event.target.checked) }),
    choice: (parameter) => parameter.choices.length ? parameter.control.isList ? several(parameter) : menu(parameter) : typed("text")(parameter),
    text: (parameter) => typed("text")(parameter),
    date: (parameter) => typed("text", "2026-01-31T09:41:00Z")(parameter),
    number: (parameter) => number(parameter, "number"),
    stepper: (parameter) => number(parameter, "number"),
    slider: (parameter) => number(parameter, parameter.control.range ? "range" : "number"),
  };

  const typed = (type, placeholder = "") => ({ name, value }) => make("input", {
    class: "field", type, placeholder, value: Array.isArray(value) ? value.join(",") : value ?? "", "data-parameter": name,
    onchange: (event) => set(name, event.target.value),
  });

  function number({ name, value, control }, type) {
    const [min, max] = control.range ?? [];
    return make("input", {
      class: type === "number" ? "field" : null, type, min, max, step: "any", value: value ?? "", "data-parameter": name,
      onchange: (event) => { if (event.target.reportValidity()) set(name, event.target.value === "" ? usual[name] ?? null : Number(event.target.value)); },
    });
  }

  function menu({ name, value, choices }) {
    const list = make("select", { class: "field", "data-parameter": name, onchange: (event) => set(name, JSON.parse(event.target.value)) },
      value === undefined || value === null ? make("option", { value: "null" }, "Choose") : null,
      choices.map((choice) => make("option", { value: JSON.stringify(choice.value) }, text(choice))));
    if (value !== undefined && value !== null && !choices.some((choice) => isSame(choice.value, value))) list.append(make("option", { value: JSON.stringify(value) }, String(value)));
    list.value = JSON.stringify(value ?? null);
    return list;
  }

  const several = ({ name, value, choices }) => make("span", { class: "several" }, choices.map((choice) => {
    const isChosen = (value ?? []).some((one) => isSame(one, choice.value));
    return make("label", {}, make("input", {
      type: "checkbox", checked: isChosen, "data-parameter": name,
      onchange: () => set(name, choices.map((one) => one.value).filter((one) => isSame(one, choice.value) ? !isChosen : (value ?? []).some((own) => isSame(own, one)))),
    }), text(choice));
  }));

  const row = (parameter) => make(parameter.control.isList ? "div" : "label", { class: "parameter" },
    make("span", {}, caption(parameter), parameter.description ? make("small", { class: "quiet" }, parameter.description) : null),
    (controls[parameter.control.kind] ?? controls.text)(parameter));

  // MARK: Sheet

  /** Returns what the widget offers in the shown family beside the chosen values, or without them. */
  async function offered(chosen) {
    const options = { ...(live.layout ? { family: live.layout.family } : {}), ...chosen };
    const answer = await fetch(address("parameters", { widget: live.choice.widget, options }));
    const value = await answer.json();
    if (!answer.ok) throw value;
    return value;
  }

  /** Shows the parameters: those that are known, or what the widget offers beside the chosen values. */
  async function show(known) {
    const sheet = find("#editing");
    if (!sheet.open) return;
    const number = asked += 1;
    const fault = (error) => { if (number === asked) find("#editing-fault").textContent = [error.message, error.hint].filter(Boolean).join(" – "); };
    fault({});
    drawPicture().catch(fault);
    try {
      const item = known ?? await offered(live.choice.options);
      if (number !== asked) return;
      const focused = document.activeElement?.dataset.parameter;
      find("#editing-text").textContent = item.description ?? "";
      find("#parameters").replaceChildren(...item.parameters.map(row));
      if (focused) find(`#parameters [data-parameter="${CSS.escape(focused)}"]`)?.focus();
      find("#editing-reset").disabled = !Object.keys(chosen()).length;
    } catch (error) {
      if (number === asked) find("#parameters > p")?.remove();
      fault(error);
    }
  }

  async function drawPicture() {
    const asked = onWallpaper(query());
    const image = find("#editing-picture");
    image.parentElement.className = "scene" + (live.targets[asked.options.family ?? widget()?.targets[0]]?.ground === "wallpaper" ? " wallpaper" : "");
    await put(image, await picture(asked));
    image.alt = `${Sidebar.title(widget())}, ${titled("family", asked.options.family ?? widget().targets[0])}`;
  }

  async function open() {
    if (!widget()?.parameters.length) return;
    find("#editing-title").textContent = Sidebar.title(widget());
    find("#editing-text").textContent = "";
    find("#parameters").replaceChildren(make("p", { class: "quiet" }, "Asking the widget for its parameters …"));
    find("#editing-reset").disabled = true;
    find("#editing").showModal();
    let known;
    try {
      const { parameter, ...others } = live.choice.options;
      const plain = await offered(others);
      usual = Object.fromEntries(plain.parameters.map(({ name, value }) => [name, value]));
      if (!parameter) known = plain;
    } catch { usual = {}; }
    show(known);
  }

  /** Offers the sheet for widgets that have parameters. */
  function button() {
    find("#edit").hidden = !widget()?.parameters.length;
    find("#edit").setAttribute("aria-pressed", String(Boolean(live.choice.options.parameter)));
  }

  find("#edit").addEventListener("click", open);
  find("#editing-reset").addEventListener("click", () => { Pickers.set("parameter", null); show(); });

  return { open, button, show, values };
})();
