"use strict";

/** Records pictures as goldens of the project, and asks first if that changes a golden. */
const Recorder = (() => {
  const { live, find, make, say, query, post } = Live;

  /** The results of comparing a picture with its golden, in words. */
  const meanings = {
    identical: "the same as its golden", equivalent: "the same as its golden, except for invisible differences",
    missing: "new", changed: "differs from its golden", unreadable: "its golden cannot be read",
  };

  async function record(pictures, replaces = false) {
    if (!live.layout) return say("There is no picture yet.");
    const answer = await post("record", { pictures, replaces }).catch(() => ({ message: "The server has stopped." }));
    if (answer.message) return show("Not recorded", [make("p", {}, answer.message), answer.hint ? make("p", { class: "quiet" }, answer.hint) : null]);
    if (answer.report.isRecorded) done(answer);
    else ask(answer.report, () => record(pictures, true));
  }

  // MARK: The dialog

  function show(title, content, { replace = null, copied = null } = {}) {
    const dialog = find("#recorded");
    find("#recorded-title").textContent = title;
    find("#recorded-text").replaceChildren(...content.filter(Boolean));
    const buttons = { replace: find("#recorded-replace"), copy: find("#recorded-copy"), close: find("#recorded-close") };
    buttons.replace.hidden = !replace;
    buttons.replace.textContent = replace?.title ?? "";
    buttons.replace.onclick = () => { dialog.close(); replace.work(); };
    buttons.copy.hidden = !copied;
    buttons.copy.onclick = () => navigator.clipboard.writeText(copied).then(() => say("Copied: " + copied), () => say(copied));
    buttons.close.textContent = replace ? "Keep the golden" : "Close";
    if (!dialog.open) dialog.showModal();
    // Enter selects the choice that changes nothing.
    buttons.close.focus();
  }

  function ask(report, work) {
    const differing = report.pictures.filter(({ result }) => ["changed", "unreadable"].includes(result.outcome));
    const count = differing.length;
    show(
      count === 1 ? "The golden shows something else" : `${count} goldens show something else`,
      [make("p", {}, "Nothing was written."), ...differing.map(difference)],
      { replace: { title: count === 1 ? "Replace it" : `Replace ${count} goldens`, work } });
  }

  function difference({ result, expected, actual }) {
    const picture = (data, title) => data
      ? make("figure", {}, make("img", { src: "data:image/png;base64," + data, alt: `${title}: ${result.name}` }), make("figcaption", {}, title)) : null;
    return make("section", { class: "difference" },
      make("h3", {}, result.name), make("p", {}, [meanings[result.outcome], result.summary].filter(Boolean).join(": ")),
      make("div", { class: "pair" }, picture(expected, "golden"), picture(actual, "now")),
      result.nodes.length ? make("ul", {}, result.nodes.slice(0, 6).map((node) => make("li", {}, make("code", {}, node.name)))) : null);
  }

  function done({ report, command }) {
    const count = report.pictures.length;
    show(
      count === 1 ? "Recorded" : `Recorded ${count} pictures`,
      [
        make("ul", {}, report.pictures.map(({ result }) => make("li", {}, make("code", {}, result.golden), ` (${meanings[result.outcome] ?? result.outcome})`))),
        report.files.length ? make("details", {}, make("summary", {}, report.files.length === 1 ? "Also written: 1 file" : `Also written: ${report.files.length} files`),
          make("ul", {}, report.files.slice(0, 100).map((file) => make("li", { class: "quiet" }, file)))) : null,
        make("p", {}, "This passes now: ", make("code", {}, command)),
        report.others.length ? make("div", { class: "bad" }, make("p", {}, "Other goldens of the same archive fail now:"),
          make("ul", {}, report.others.slice(0, 10).map((result) => make("li", {}, make("code", {}, result.name), ": " + result.summary)))) : null,
      ],
      { copied: command });
    Panels.add(`Recorded ${report.pictures.map(({ result }) => result.name).join(", ")}`);
  }

  /** Records the current picture. */
  const one = () => record([query()]);

  /** Records all pictures of the wall. */
  const wall = () => {
    // Requests that cannot be drawn have no picture.
    const drawn = new Set([...find("#wall").children].filter((card) => card.querySelector("img")).map((card) => card.dataset.value));
    const changes = Pictures.wallChanges().filter(({ value }) => drawn.has(value ?? ""));
    return changes.length ? record(changes.map(({ name, value }) => query({ [name]: value }))) : say("The wall is empty.");
  };

  return { one, wall };
})();
