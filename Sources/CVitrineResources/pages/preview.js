"use strict";

/** The live page: one request, its picture, and what the session says of it. */
const Live = (() => {
  const { find, make } = Elements;

  const say = (text) => Elements.say(text, 2200);

  // MARK: What is asked for

  /** What the session knows, the table of axes, and what the person has chosen. */
  const live = {
    state: null, axes: [], layout: null, pictureNumber: 0, shownNumber: 0, touched: null,
    choice: { widget: null, options: {} }, zoom: "fit", isFramed: false, isBeside: false, marks: new Set(), wall: "type-size",
  };

  /** The choice stands in the address, so that it can be opened again and beside itself. */
  function readAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    live.choice = { widget: values.get("widget"), options: {} };
    for (const [name, value] of values) if (!["widget", "zoom", "wall", "around", "beside"].includes(name)) live.choice.options[name] = value;
    live.zoom = values.get("zoom") ?? live.zoom;
    live.wall = values.get("wall") ?? live.wall;
    live.isFramed = values.get("around") === "device";
    live.isBeside = values.get("beside") === "true";
  }

  function writeAddress() {
    const values = new URLSearchParams();
    if (live.choice.widget) values.set("widget", live.choice.widget);
    for (const [name, value] of Object.entries(live.choice.options)) values.set(name, value);
    if (live.zoom !== "fit") values.set("zoom", live.zoom);
    if (live.isFramed) values.set("around", "device");
    if (live.isBeside) values.set("beside", "true");
    if (live.wall !== "type-size") values.set("wall", live.wall);
    history.replaceState(null, "", "#" + values);
  }

  const widget = () => live.state?.widgets.find((item) => item.id === live.choice.widget);

  /** The query of a picture; what was touched shows until the new archive has come. */
  function query(changes = {}) {
    const options = { ...live.choice.options, ...changes };
    for (const name of Object.keys(options)) if (options[name] === null) delete options[name];
    return { widget: live.choice.widget, options, ...(Object.keys(changes).length ? {} : live.touched ?? {}) };
  }

  const address = (name, asked) => `api/${name}?q=${encodeURIComponent(JSON.stringify(asked))}`;

  async function post(name, value) {
    const answer = await fetch(`api/${name}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value),
    });
    return answer.json();
  }

  /** The picture of a query as an address of this page; throws what the session says is wrong. */
  async function picture(asked, name = "picture") {
    const answer = await fetch(address(name, asked));
    if (!answer.ok) throw await answer.json();
    return URL.createObjectURL(await answer.blob());
  }

  const putting = new WeakMap();

  /** Gives an image another picture once the last one is there, and forgets the one before. */
  function put(image, url) {
    const last = putting.get(image) ?? Promise.resolve();
    const next = last.then(async () => {
      const old = image.src;
      image.src = url;
      await image.decode().catch(() => {});
      if (old.startsWith("blob:")) URL.revokeObjectURL(old);
    });
    putting.set(image, next);
    return next;
  }

  return { live, find, make, say, readAddress, writeAddress, widget, query, address, post, picture, put };
})();
