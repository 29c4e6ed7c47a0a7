"use strict";

/** The surroundings of a picture: its device, or a background and a clock. */
const Surroundings = (() => {
  const { find, live, make, widget } = Live;

  /** Returns the surroundings of a picture. */
  function draw(layout, canvas, isFramed) {
    const { surface, parts, screen } = layout.surroundings;
    if (isFramed && surface) {
      const scheme = layout.backdrop.isDark ? "dark" : "light";
      const item = {
        parts, screen, scheme, family: layout.family, points: layout.size, locale: live.choice.options.locale,
        app: live.state?.app, title: widget()?.displayName ?? widget()?.kind ?? "",
      };
      return [Screens.alone[surface](item, () => canvas)];
    }
    const { hasClock } = layout.backdrop;
    const clock = hasClock && layout.date
      ? make("div", { class: "place-clock", "aria-hidden": "true" }, String(layout.date).slice(11, 16)) : null;
    return [clock, canvas].filter(Boolean);
  }

  /** Sets the background of a scene. */
  function ground(scene, layout, isFramed) {
    const { ground: kind, isDark } = layout.backdrop;
    const isPlain = isFramed || kind === "plain";
    scene.classList.toggle("wallpaper", !isPlain && kind === "wallpaper");
    scene.classList.toggle("black", !isPlain && kind === "black");
    scene.classList.toggle("dark", isDark);
    scene.classList.toggle("edged", kind === "plain");
  }

  /** Returns the scale at which a scene fits, at most 1. */
  function fit(scene, room) {
    scene.style.setProperty("--size", 1);
    const { offsetWidth: width, offsetHeight: height } = scene;
    const factor = Math.min(1, room.width / width, room.height / height);
    return Number.isFinite(factor) && factor > 0 ? factor : 1;
  }

  /** Returns whether the device of a layout can be drawn. */
  const hasDevice = (layout) => Boolean(layout?.surroundings.surface);

  /** Returns the space on the stage for each scene, in CSS pixels. */
  function room(count) {
    const style = getComputedStyle(find("#stage"));
    const padding = parseFloat(style.paddingLeft) * 2;
    return {
      width: (find("#stage").clientWidth - padding - (count - 1) * 24) / count,
      height: Math.max(320, innerHeight * 0.62),
    };
  }

  return { draw, ground, fit, hasDevice, room };
})();
