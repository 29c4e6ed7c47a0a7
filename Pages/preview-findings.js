"use strict";

/** The findings in the current picture, or in all pictures of its widget. */
const Findings = (() => {
  const { live, find, make, titled, inWords, query, address } = Live;
  const { sentence } = Elements;
  let found = [];
  let isWhole = false;
  let number = 0;

  /** Requests the findings again, if the panel is visible. */
  async function check(all = false) {
    if (!live.marks.has("findings") || !live.layout) return;
    const own = ++number;
    find("#findings-count").textContent = all ? "Checking all pictures …" : "Checking …";
    const asked = { ...query(), isWhole: all };
    const answer = await fetch(address("check", asked)).then((answer) => answer.json())
      .catch(() => ({ message: "The server has stopped." }));
    if (own !== number) return;
    isWhole = all;
    found = (answer.findings ?? []).map((finding) => ({ ...finding, frame: box(finding.frame) }));
    show(answer);
    Stage.mark();
  }

  /** Returns a box in the form that marks have. */
  const box = (frame) => frame && { ...frame.origin, ...frame.size };

  /** Returns the findings with a box in the current picture. */
  const marked = () => isWhole ? [] : found.filter((finding) => finding.frame);

  function show(answer) {
    if (answer.message) return say(answer.message + (answer.hint ? " — " + answer.hint : ""));
    const pictures = answer.pictures === 1 ? "this picture" : `${answer.pictures} pictures`;
    const accepted = answer.accepted ? `, ${answer.accepted} accepted` : "";
    const count = found.length === 1 ? "1 finding" : `${found.length || "No"} findings`;
    say(`${count} in ${pictures}${accepted}.`);
    // The list may be below the window.
    find("#mark-findings").dataset.count = found.length;
    find("#finding-list").replaceChildren(...found.slice(0, 200).map(item));
  }

  function say(text) {
    find("#findings-count").textContent = text;
    if (!found.length) find("#finding-list").replaceChildren();
  }

  function item(finding) {
    const where = isWhole ? [finding.target && titled("family", finding.target), finding.cases.summary && inWords(finding.cases.summary)].filter(Boolean).join(": ") : "";
    const box = make("li", { class: finding.severity },
      make("span", { class: "words" }, make("strong", {}, sentence(finding.message))),
      where ? make("span", { class: "words" }, where) : null,
      make("span", { class: "words quiet" }, sentence(finding.hint)),
      finding.source ? Faults.link({ ...finding.source, file: absolute(finding.source.file) }) : null,
      make("code", { class: "words quiet" }, finding.rule));
    if (!isWhole && finding.frame) {
      box.addEventListener("pointerenter", () => Stage.pointOut(finding.frame));
      box.addEventListener("pointerleave", () => Stage.pointOut(null));
    }
    return box;
  }

  const absolute = (file) => file.startsWith("/") ? file : `${live.state.folder}/${file}`;

  find("#check-all").addEventListener("click", () => check(true));

  return { check, marked };
})();
