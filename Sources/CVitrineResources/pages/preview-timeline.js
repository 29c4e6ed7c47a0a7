"use strict";

/** The timeline: a slider, and the entries with their times. */
const Timeline = (() => {
  const { live, find, make, widget } = Live;
  const time = (text) => Date.parse(text);
  /** The maximum number of listed entries. */
  const most = 200;

  function span() {
    const dates = (widget()?.entries ?? []).map(time);
    if (!dates.length) return null;
    const [start, end] = [Math.min(...dates), Math.max(...dates)];
    // At least an hour after the last entry, so that relative dates visibly change.
    return { start, end: end + Math.max((end - start) * 0.15, 3_600_000), dates };
  }

  /** Returns day and time of a date in UTC, as in archives. */
  const day = (text) => String(text).slice(0, 10);
  const clock = (text) => String(text).slice(11, 19).replace(/:00$/, "");

  function entry(text, index, first) {
    const button = make("button", { "data-entry": index, onclick: () => choose(index) }, clock(text));
    const after = Math.round((time(text) - time(first)) / 60_000);
    const words = day(text) === day(first) ? (index ? `+${after} min` : "first") : day(text);
    button.append(make("span", {}, words));
    return button;
  }

  function draw() {
    const range = span();
    find("#timeline").hidden = !range;
    if (!range) return;
    const place = (date) => (date - range.start) / (range.end - range.start);
    find("#entries").replaceChildren(...range.dates.map((date) => make("i", { style: `left:${place(date) * 100}%` })));
    const chosen = live.choice.options.date;
    const shown = range.dates[Number(live.choice.options.entry ?? 0)] ?? range.start;
    find("#moment").value = place(chosen ? time(chosen) : shown) * 1000;
    const { entries } = widget();
    const others = entries.length > most ? [make("span", { class: "quiet" }, `and ${entries.length - most} more`)] : [];
    find("#entry-list").replaceChildren(...entries.slice(0, most).map((text, index) => entry(text, index, entries[0])), ...others);
    find("#entry-list").hidden = entries.length < 2;
    if (live.layout) show(live.layout);
  }

  /** Marks the moment and the entry of a picture. */
  function show(layout) {
    const { date } = live.choice.options;
    const count = widget()?.entries.length ?? 0;
    const text = date ?? widget()?.entries[layout.entry ?? 0];
    const words = [text ? `${day(text)} ${clock(text)} UTC` : null, layout.entry !== undefined && layout.entry !== null ? `entry ${layout.entry + 1} of ${count}` : null];
    find("#moment-text").textContent = words.filter(Boolean).join(" · ");
    for (const button of find("#entry-list").querySelectorAll("button")) {
      const isShown = Number(button.dataset.entry) === layout.entry;
      button.setAttribute("aria-pressed", String(isShown));
    }
  }

  function scrub(part) {
    const range = span();
    if (!range) return;
    const date = new Date(range.start + (range.end - range.start) * part);
    delete live.choice.options.entry;
    live.choice.options.date = date.toISOString().slice(0, 19) + "Z";
    live.touched = null;
    Live.writeAddress();
    Stage.draw();
  }

  function choose(index) {
    delete live.choice.options.date;
    Pickers.set("entry", String(index));
  }

  /** Moves to the previous or next entry. */
  function step(by) {
    const count = widget()?.entries.length ?? 0;
    if (count) choose(Math.max(0, Math.min(count - 1, (live.layout?.entry ?? 0) + by)));
  }

  return { draw, show, scrub, step };
})();
