"use strict";

/** The timeline: a slider, and the entries with their times; or the states of a Live Activity. */
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

  /** Returns the number of entries of a timeline, or of states of a Live Activity. */
  const count = () => widget()?.states ?? widget()?.entries.length ?? 0;

  /** Returns the day of a date in words, in UTC as in archives. */
  const day = (text) => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(text));

  /** Returns the time of a date in UTC, with seconds where entries are less than a minute apart. */
  function clock(text) {
    const dates = (widget()?.entries ?? []).map(time);
    const isDense = dates.some((date, index) => index > 0 && date - dates[index - 1] < 60_000);
    return String(text).slice(11, isDense ? 19 : 16);
  }

  /** Returns a length of time in words: `2 h 5 min`. */
  function length(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    const parts = [[Math.floor(seconds / 3600), "h"], [Math.floor(seconds / 60) % 60, "min"], [seconds % 60, "s"]];
    return parts.filter(([value]) => value).slice(0, 2).map((part) => part.join(" ")).join(" ") || "0 s";
  }

  function entry(text, index, first) {
    const words = day(text) !== day(first) ? day(text) : index ? "+" + length(time(text) - time(first)) : "first";
    return make("button", { "data-entry": index, onclick: () => choose(index) }, clock(text), make("span", {}, words));
  }

  const state = (_, index) => make("button", { "data-entry": index, onclick: () => choose(index) }, `State ${index + 1}`);

  function draw() {
    const range = span();
    const isActivity = Boolean(widget()?.states);
    find("#timeline").hidden = !range && count() < 2;
    find("#timeline h2").textContent = isActivity ? "States" : "Timeline";
    find(".scrub").hidden = !range;
    if (range) ticks(range);
    const list = isActivity ? Array.from({ length: count() }) : widget()?.entries ?? [];
    const buttons = list.slice(0, most).map((item, index) => isActivity ? state(item, index) : entry(item, index, list[0]));
    const others = list.length > most ? [make("span", { class: "quiet" }, `and ${list.length - most} more`)] : [];
    find("#entry-list").replaceChildren(...buttons, ...others);
    find("#entry-list").hidden = list.length < 2;
    if (live.layout) show(live.layout);
  }

  /** Draws the slider, and a tick for each entry. */
  function ticks(range) {
    const place = (date) => (date - range.start) / (range.end - range.start);
    find("#entries").replaceChildren(...range.dates.map((date) => make("i", { style: `left:${place(date) * 100}%` })));
    const chosen = live.choice.options.date;
    const shown = range.dates[Number(live.choice.options.entry ?? 0)] ?? range.start;
    find("#moment").value = place(chosen ? time(chosen) : shown) * 1000;
  }

  /** Marks the moment and the entry of a picture. */
  function show(layout) {
    const { date } = live.choice.options;
    const isActivity = Boolean(widget()?.states);
    const current = layout.entry ?? (isActivity ? 0 : undefined);
    const text = isActivity ? null : date ?? widget()?.entries[current ?? 0];
    const words = [text ? `${day(text)}, ${clock(text)} UTC` : null, current === undefined ? null : `${isActivity ? "state" : "entry"} ${current + 1} of ${count()}`];
    find("#moment-text").textContent = words.filter(Boolean).join(" · ");
    for (const button of find("#entry-list").querySelectorAll("button"))
      button.setAttribute("aria-pressed", String(Number(button.dataset.entry) === current));
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
    const current = live.layout?.entry ?? 0;
    if (count()) choose(Math.max(0, Math.min(count() - 1, current + by)));
  }

  return { draw, show, scrub, step, count };
})();
