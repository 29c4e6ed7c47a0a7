"use strict";

/** The picture in its place, with marks over it, and what a touch does. */
const Stage = (() => {
  const { live, find, make, say, widget, query, address, post, picture, put } = Live;
  const image = make("img", { id: "picture", alt: "", draggable: "false" });
  const marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const canvas = make("div", { class: "canvas touch" }, image, marks);

  // MARK: Drawing

  /** Asks for picture and layout at once; what comes late is left out. */
  async function draw() {
    const number = ++live.pictureNumber;
    live.isPlaying = false;
    const asked = query();
    if (!widget()) return;
    const layout = fetch(address("layout", asked)).then((answer) => answer.json());
    try {
      const url = await picture(asked);
      if (number < live.shownNumber) return URL.revokeObjectURL(url);
      live.shownNumber = number;
      await put(image, url);
      find("#stage").dataset.shown = number;
    } catch (fault) {
      if (number >= live.shownNumber) Faults.request(fault.message ? fault : { message: "The server has ended." });
      return;
    }
    const answer = await layout.catch(() => null);
    if (answer?.size && number === live.shownNumber) settle(answer);
  }

  // MARK: Motion

  /** Shows how what was touched passes into the new archive, picture by picture as they come; then the still. */
  async function play() {
    const asked = { ...query(), reducesMotion: matchMedia("(prefers-reduced-motion: reduce)").matches };
    const number = ++live.pictureNumber;
    live.shownNumber = number;
    live.touched = null;
    live.isPlaying = true;
    try {
      const { duration } = await (await fetch(address("passage", asked))).json();
      const began = performance.now();
      let pictures = 0;
      for (let time = 0; time < duration; time = (performance.now() - began) / 1000) {
        const url = await picture({ ...asked, time }, "passage");
        if (number !== live.pictureNumber) return URL.revokeObjectURL(url);
        await put(image, url);
        find("#stage").dataset.played = ++pictures;
      }
    } catch {
      // The still says what is wrong.
    } finally {
      if (number === live.pictureNumber) live.isPlaying = false;
    }
    if (number === live.pictureNumber) draw();
  }

  function settle(layout) {
    live.layout = layout;
    Faults.request(null);
    size();
    place();
    mark();
    image.alt = `${widget().displayName ?? widget().kind}, ${layout.family}`;
    Panels.show(layout);
  }

  function size() {
    const { size, scale } = live.layout;
    const zoom = live.zoom === "pixels" ? scale / devicePixelRatio : Number(live.zoom) / 100;
    canvas.style.width = size.width * zoom + "px";
    canvas.style.height = size.height * zoom + "px";
    canvas.classList.toggle("pixels", live.zoom === "pixels" || zoom > 2);
    marks.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  }

  /** What is around the widget where it stands. */
  function place() {
    const { ground, isDark, hasClock } = live.layout.backdrop;
    const stage = find("#stage");
    stage.classList.toggle("place", ground === "wallpaper");
    stage.classList.toggle("dark", isDark);
    stage.classList.toggle("black", ground === "black");
    const clock = hasClock && live.layout.date
      ? make("div", { class: "place-clock", "aria-hidden": "true" }, String(live.layout.date).slice(11, 16)) : null;
    if (find("#scene").dataset.kind !== String(Boolean(clock)) || !canvas.isConnected) {
      find("#scene").dataset.kind = String(Boolean(clock));
      find("#scene").replaceChildren(...[clock, canvas].filter(Boolean));
    }
  }

  // MARK: Marks

  function rectangle(frame, name) {
    const element = document.createElementNS(marks.namespaceURI, "rect");
    for (const key of ["x", "y", "width", "height"]) element.setAttribute(key, frame[key]);
    element.setAttribute("class", name);
    marks.append(element);
    return element;
  }

  function mark() {
    marks.replaceChildren();
    for (const old of canvas.querySelectorAll(".number")) old.remove();
    if (live.marks.has("hits")) for (const hit of live.layout.hits) rectangle(hit.box, "hit");
    if (live.marks.has("reader")) for (const element of live.layout.elements) {
      rectangle(element.frame, "element");
      canvas.append(make("span", {
        class: "number", "aria-hidden": "true",
        style: `left:${element.frame.x / live.layout.size.width * 100}%;top:${element.frame.y / live.layout.size.height * 100}%`,
      }, String(element.order)));
    }
  }

  function point(event) {
    const bounds = image.getBoundingClientRect();
    return {
      x: (event.clientX - bounds.x) / bounds.width * live.layout.size.width,
      y: (event.clientY - bounds.y) / bounds.height * live.layout.size.height,
    };
  }

  const inside = (frame, at) =>
    at.x >= frame.x && at.y >= frame.y && at.x < frame.x + frame.width && at.y < frame.y + frame.height;

  /** The views below a point, from the outermost to the one in front. */
  function path(tree, at) {
    let best = null;
    for (const child of tree.children) {
      const found = path(child, at);
      // A later view is in front, and one in it nearer still.
      if (found) best = found;
    }
    if (best) return [tree, ...best];
    return inside(tree.frame, at) ? [tree] : null;
  }

  function choose(views) {
    marks.querySelector(".chosen")?.remove();
    if (!views) return;
    rectangle(views[views.length - 1].frame, "view chosen");
    Panels.inspect(views);
  }

  image.addEventListener("pointermove", (event) => {
    if (live.marks.has("inspector") && live.layout) choose(path(live.layout.frames, point(event)));
  });

  // MARK: Touch

  /** Taps at a point: the picture changes at once, then the intent runs. */
  async function tap(at) {
    const answer = await post("tap", { ...query(), ...at }).catch(() => ({ message: "The server has ended." }));
    if (answer.message) return say(answer.message);
    const { effect, reason, region, opensApp } = answer.tap;
    Panels.log(answer);
    if (effect === "nothing") return say("Nothing: " + reason);
    if (effect === "url") return say("Opens " + region.action.url);
    if (effect === "app") return say("Opens the app");
    live.touched = { toggled: answer.toggled, awaitsReload: answer.awaitsReload };
    if (opensApp) say("Opens the app");
    draw();
  }

  image.addEventListener("click", (event) => {
    if (live.layout && !live.marks.has("inspector")) tap(point(event));
  });

  return { draw, play, size, mark, place, choose, tap, image };
})();
