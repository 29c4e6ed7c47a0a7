"use strict";

/** Functions for all pages: finding and creating elements, and short messages. */
const Elements = (() => {
  const find = (selector, root = document) => root.querySelector(selector);

  /** Creates an element with attributes and children; strings become text, not markup. */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
  }

  /** Shows a message for a number of milliseconds. */
  function say(text, duration) {
    const toast = find("#toast");
    toast.textContent = text;
    toast.classList.add("shown");
    clearTimeout(say.timer);
    say.timer = setTimeout(() => toast.classList.remove("shown"), duration);
  }

  return { find, make, say };
})();
