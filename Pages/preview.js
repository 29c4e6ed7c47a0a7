"use strict";

/** The live page: a request, its picture, and the state of the session. */
const Live = (() => {
  const { find, make } = Elements;

  const say = (text) => Elements.say(text, 2200);

  // MARK: Request

  /** The state of the session, the table of options, and the user's choices. */
  const live = {
    /** The pictures of a page that was exported; `null` on a page with a server. */
    exported: typeof vitrineExport === "undefined" ? null : vitrineExport,
    /** The large picture of the last archives, which small ones wait for: they would take the processors from it. */
    drawing: null,
    state: null, axes: [], layout: null, pictureNumber: 0, shownNumber: 0, touched: null,
    choice: { widget: null, options: {} }, pins: [], zoom: "fit", isFramed: false, isBeside: false, isPinned: false, marks: new Set(), wall: "type-size",
  };

  /** Stores the choice in the address, so that it can be reopened, also in another window. */
  function readAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    live.choice = { widget: values.get("widget"), options: {} };
    for (const [name, value] of values) if (!["widget", "zoom", "wall", "around", "beside", "pin"].includes(name)) live.choice.options[name] = value;
    live.zoom = values.get("zoom") ?? live.zoom;
    live.wall = values.get("wall") ?? live.wall;
    live.isFramed = values.get("around") === "device";
    live.isBeside = values.get("beside") === "true";
    live.pins = values.getAll("pin").map(parsed).filter(Boolean);
  }

  /** Returns a query that the address holds; `null` if it is none. */
  function parsed(text) {
    try {
      const { widget, options } = JSON.parse(text);
      return typeof widget === "string" && typeof options === "object" ? { widget, options: { ...options } } : null;
    } catch {
      return null;
    }
  }

  function writeAddress() {
    const values = new URLSearchParams();
    if (live.choice.widget) values.set("widget", live.choice.widget);
    for (const [name, value] of Object.entries(live.choice.options)) values.set(name, value);
    if (live.zoom !== "fit") values.set("zoom", live.zoom);
    if (live.isFramed) values.set("around", "device");
    if (live.isBeside) values.set("beside", "true");
    if (live.wall !== "type-size") values.set("wall", live.wall);
    for (const pin of live.pins) values.append("pin", JSON.stringify(pin));
    history.replaceState(null, "", "#" + values);
  }

  /** Returns the title of a value of an axis, for people. */
  const titled = (key, value) => live.axes.find((axis) => axis.key === key)?.titles[value] ?? value;

  /** Returns a text with the titles of values instead of their spelling in code. */
  function inWords(text) {
    const titles = Object.assign({}, ...live.axes.map((axis) => axis.titles));
    return text.replace(/[\w-]+/g, (word) => /[A-Z\d]/.test(word) ? titles[word] ?? word : word);
  }

  const widget = () => live.state?.widgets.find((item) => item.id === live.choice.widget);

  /** Returns the query of a picture, with the effects of taps until the new archive arrives. */
  function query(changes = {}) {
    const options = { ...live.choice.options, ...changes };
    for (const name of Object.keys(options)) if (options[name] === null) delete options[name];
    return { widget: live.choice.widget, options, ...(Object.keys(changes).length ? {} : live.touched ?? {}) };
  }

  /** Returns the query of a picture without a background, for families that are drawn on a wallpaper. */
  function onWallpaper(asked, item = widget()) {
    const family = asked.options.family ?? item?.targets[0];
    const isOpen = live.targets[family]?.ground === "wallpaper";
    return isOpen ? { ...asked, options: { wallpaper: "clear", ...asked.options } } : asked;
  }

  const address = (name, asked) => `api/${name}?q=${encodeURIComponent(JSON.stringify(asked))}`;

  // MARK: Answers

  /** Returns the key of a query among exported pictures. */
  function key({ widget: id, options: { wallpaper, ...options } }) {
    const all = { family: live.state.widgets.find((item) => item.id === id)?.targets[0], ...options };
    return [id, ...Object.keys(all).sort().map((name) => `${name}=${all[name]}`)].join("\n");
  }

  /** Returns whether a query can be shown: on an exported page only if it has its picture. */
  const isShown = (asked) => !live.exported || key(asked) in live.exported.answers;

  function kept(asked) {
    const answer = live.exported.answers[key(asked)];
    if (!answer) throw { message: "This page has no picture of these options together.", hint: "It has one other option at a time beside family, scheme and entry." };
    if (!answer.picture) throw answer;
    return answer;
  }

  /** Returns the server's answer to a query, or the exported one. */
  async function answer(name, asked) {
    if (live.exported) return name === "layout" ? kept(asked).layout : {};
    return (await fetch(address(name, asked))).json();
  }

  async function post(name, value) {
    if (live.exported) return name === "tap" ? { message: "Taps run on the page of ‘vitrine preview’." } : {};
    const answer = await fetch(`api/${name}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value),
    });
    return answer.json();
  }

  /** Returns the picture of a query as an object URL; throws the session's error. */
  async function picture(asked, name = "picture") {
    if (live.exported) return kept(asked).picture;
    const answer = await fetch(address(name, asked));
    if (!answer.ok) throw await answer.json();
    return URL.createObjectURL(await answer.blob());
  }

  const putting = new WeakMap();

  /** Replaces the picture of an image after it has loaded, and releases the previous one. */
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

  return { live, find, make, say, readAddress, writeAddress, titled, inWords, widget, query, onWallpaper, isShown, answer, address, post, picture, put };
})();
