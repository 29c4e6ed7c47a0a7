"use strict";

/** The current picture with its marks, and the effects of taps. */
const Stage = (() => {
  const { live, find, make, say, titled, widget, query, onWallpaper, answer, post, picture, put } = Live;
  const image = make("img", { id: "picture", alt: "", draggable: "false" });
  const marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const canvas = make("div", { class: "canvas touch" }, image, marks);

  // MARK: Drawing

  /** Requests picture and layout together, and ignores late responses. */
  async function draw() {
    const number = ++live.pictureNumber;
    live.isPlaying = false;
    const asked = query();
    if (!widget()) return;
    const layout = answer("layout", asked).catch(() => null);
    try {
      const url = await picture(onWallpaper(asked));
      if (number < live.shownNumber) return URL.revokeObjectURL(url);
      live.shownNumber = number;
      await put(image, url);
      find("#stage").dataset.shown = number;
    } catch (fault) {
      if (number >= live.shownNumber) Faults.request(fault.message ? fault : { message: "The server has stopped." });
      return;
    }
    const drawn = await layout;
    if (drawn?.size && number === live.shownNumber) settle(drawn);
  }

  // MARK: Motion

  /** Plays the transition from the tapped picture to the new archive, then shows the final picture. */
  async function play() {
    const asked = { ...query(), reducesMotion: matchMedia("(prefers-reduced-motion: reduce)").matches };
    const number = ++live.pictureNumber;
    live.shownNumber = number;
    live.touched = null;
    live.isPlaying = true;
    try {
      const { duration } = await answer("passage", asked);
      const began = performance.now();
      let pictures = 0;
      for (let time = 0; time < duration; time = (performance.now() - began) / 1000) {
        const url = await picture(onWallpaper({ ...asked, time }), "passage");
        if (number !== live.pictureNumber) return URL.revokeObjectURL(url);
        await put(image, url);
        find("#stage").dataset.played = ++pictures;
      }
    } catch {
      // The final picture reports the error.
    } finally {
      if (number === live.pictureNumber) live.isPlaying = false;
    }
    if (number === live.pictureNumber) draw();
  }

  function settle(layout) {
    live.layout = layout;
    Faults.request(null);
    place();
    size();
    mark();
    image.alt = `${Sidebar.title(widget())}, ${titled("family", layout.family)}`;
    Panels.show(layout);
    Findings.check();
    Pickers.inForce(layout);
    Timeline.show(layout);
    beside();
  }

  /** Returns the zoom of a picture, relative to its size in points. */
  function factor(scene, count) {
    if (live.zoom === "fit") return Surroundings.fit(scene, Surroundings.room(count));
    return live.zoom === "pixels" ? live.layout.scale / devicePixelRatio : Number(live.zoom) / 100;
  }

  function measure(element, layout) {
    element.style.width = `calc(${layout.size.width}px * var(--size))`;
    element.style.height = `calc(${layout.size.height}px * var(--size))`;
  }

  function size() {
    const scenes = [find("#scene"), ...(find("#beside").hidden ? [] : [find("#beside")])];
    const zoom = Math.min(...scenes.map((scene) => factor(scene, scenes.length)));
    for (const scene of scenes) scene.style.setProperty("--size", zoom);
    canvas.classList.toggle("pixels", live.zoom === "pixels" || zoom > 2);
    find("#stage").dataset.zoom = Math.round(zoom * 100);
  }

  /** Draws the surroundings of the widget. */
  function place() {
    const { layout } = live;
    const scene = find("#scene");
    const isFramed = live.isFramed && Surroundings.hasDevice(layout);
    const { surroundings: { surface, screen }, backdrop, family } = layout;
    measure(canvas, layout);
    marks.setAttribute("viewBox", `0 0 ${layout.size.width} ${layout.size.height}`);
    Surroundings.ground(scene, layout, isFramed);
    // Unchanged surroundings stay, so that the focus does not move.
    const key = JSON.stringify([isFramed && [surface, screen, family, backdrop.isDark], backdrop.hasClock && layout.date]);
    if (scene.dataset.key === key && canvas.isConnected) return;
    scene.dataset.key = key;
    scene.replaceChildren(...Surroundings.draw(layout, canvas, isFramed));
  }

  // MARK: Light and dark

  const other = make("img", { alt: "", draggable: "false" });
  const otherCanvas = make("div", { class: "canvas" }, other);

  /** Shows the same picture in the other scheme. */
  async function beside() {
    const scene = find("#beside");
    if (!live.isBeside) {
      scene.hidden = true;
      return size();
    }
    const number = live.shownNumber;
    const scheme = live.layout.backdrop.isDark ? "light" : "dark";
    const asked = { ...query(), options: { ...live.choice.options, scheme } };
    try {
      const layout = await answer("layout", asked);
      const url = await picture(onWallpaper(asked));
      if (number !== live.shownNumber || !layout.size) return URL.revokeObjectURL(url);
      await put(other, url);
      other.alt = `${image.alt}, ${scheme}`;
      const isFramed = live.isFramed && Surroundings.hasDevice(layout);
      measure(otherCanvas, layout);
      Surroundings.ground(scene, layout, isFramed);
      scene.replaceChildren(...Surroundings.draw(layout, otherCanvas, isFramed));
      scene.hidden = false;
      size();
    } catch {
      scene.hidden = true;
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
    live.isPinned = false;
    for (const old of canvas.querySelectorAll(".number")) old.remove();
    if (live.marks.has("hits")) for (const hit of live.layout.hits) rectangle(hit.box, "hit");
    if (live.marks.has("findings")) for (const finding of Findings.marked()) rectangle(finding.frame, `finding ${finding.severity}`);
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

  /** Returns the views at a point, from the outermost to the one in front. */
  function path(tree, at) {
    let best = null;
    for (const child of tree.children) {
      const found = path(child, at);
      // A later view is in front of earlier ones, and behind its own children.
      if (found) best = found;
    }
    if (best) return [tree, ...best];
    return inside(tree.frame, at) ? [tree] : null;
  }

  /** Keeps a view in the inspector while the pointer moves, so that its source can be opened. */
  function pin(views) {
    live.isPinned = Boolean(views);
    choose(views);
  }

  function choose(views) {
    marks.querySelector(".chosen")?.remove();
    if (!views) return;
    rectangle(views[views.length - 1].frame, "view chosen");
    Panels.inspect(views);
  }

  image.addEventListener("pointermove", (event) => {
    if (live.marks.has("inspector") && !live.isPinned && live.layout) choose(path(live.layout.frames, point(event)));
  });

  // MARK: Taps

  /** Taps at a point: the picture changes immediately, then the intent runs. */
  async function tap(at) {
    const result = await post("tap", { ...query(), ...at }).catch(() => ({ message: "The server has stopped." }));
    if (result.message) return say(result.message);
    const { effect, reason, region, opensApp } = result.tap;
    Panels.log(result);
    if (effect === "nothing") return say("Nothing: " + reason);
    if (effect === "url") return say("Opens " + region.action.url);
    if (effect === "app") return say("Opens the app");
    live.touched = { toggled: result.toggled, awaitsReload: result.awaitsReload };
    if (opensApp) say("Opens the app");
    draw();
  }

  image.addEventListener("pointermove", (event) => {
    if (!live.layout) return;
    const at = point(event);
    const isHit = live.layout.hits.some((hit) => hit.isEnabled && inside(hit.box, at));
    canvas.classList.toggle("touch", isHit && !live.marks.has("inspector"));
  });

  addEventListener("resize", () => { if (live.layout) size(); });

  image.addEventListener("click", (event) => {
    if (!live.layout) return;
    if (!live.marks.has("inspector")) return tap(point(event));
    // The second click of two opens the source of the first.
    if (event.detail > 1) Panels.open();
    else pin(path(live.layout.frames, point(event)));
  });

  /** Highlights the box of a finding. */
  function pointOut(frame) {
    marks.querySelector(".chosen")?.remove();
    if (frame) rectangle(frame, "finding chosen");
  }

  return { draw, play, size, mark, place, beside, choose, pin, pointOut, tap, image };
})();
