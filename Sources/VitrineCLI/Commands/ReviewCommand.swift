import Vitrine
import VitrineSnapshot

extension Command {
  static let review = Command(
    "review", "Show waiting pictures one by one, to accept or reject them",
    flags: [.match, .cluster, .from, .pending, .inline],
    discussion: [
      "Keys: a accept, r reject, s skip; A, R and S do so with all; c accepts all changes that look "
        + "alike; arrows go on and back; d changes the view, o opens them all in a browser, q quits.",
      "Ends with 1 when pictures are still waiting.",
    ],
    examples: [Example("vitrine review --match 'Tasks/*'", "those of one area")]
  ) { (arguments, console) throws(Stop) in
    let selection = try PendingSelection(arguments, isExplicit: false)
    guard !selection.results.isEmpty else {
      console.say("no picture waits")
      return .done
    }
    guard let terminal = RawTerminal() else {
      throw .usage(
        "a review needs a terminal", hint: "see 'vitrine pending', or 'vitrine verify --report DIR'"
      )
    }
    var review = Review(
      selection.results, in: selection.store, page: selection.workplace.folder,
      InlineFormat.choose(arguments), console)
    return try review.run(terminal)
  }
}
