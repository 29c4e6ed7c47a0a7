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

  /** Returns a word in camel case or with hyphens as separate words: `from-entry` as `From entry`. */
  function spaced(word) {
    const text = word.replaceAll("-", " ").replace(/([a-z])([A-Z])/g, (_, before, letter) => `${before} ${letter.toLowerCase()}`);
    return sentence(text);
  }

  /** Returns a text with a capital letter at its start. */
  const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  /** Returns a number with at most two decimals. */
  const rounded = (value) => Math.round(value * 100) / 100;

  return { find, make, say, spaced, sentence, rounded };
})();
