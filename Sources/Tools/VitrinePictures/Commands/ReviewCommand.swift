import VitrineArguments
import VitrineCommandLine

/// `vitrine review`.
package struct ReviewCommand: EmptiableCommand {
  var selection = PendingOptions()
  var inline = InlineFormat.auto
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "review", "Show pending pictures one by one, to accept or reject them",
    discussion: [
      "Keys: a accept, r reject, s skip; A, R and S apply to all; c accepts all changes that look "
        + "alike; u undoes the last decision; arrows move between pictures; z enlarges a difference, d changes "
        + "the view, o opens them all in a browser, q quits. The terminal's content is restored afterwards.",
      "Exits with 1 if pictures are still pending, with 130 if Ctrl-C ended it then, and with 6 if none were.",
    ],
    examples: [.init("vitrine review --match 'Tasks/*'", "those of one area")])

  package static let arguments: [ArgumentDefinition<Self>] =
    [PendingOptions.match, PendingOptions.cluster, PendingOptions.from, PendingOptions.pending]
    .map { $0.of(\.selection) } + [.inline(\.inline), .allowEmpty(\.allowsEmpty)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let selection = try PendingSelection(selection, isExplicit: false, for: "review", console)
    guard !selection.results.isEmpty else { throw selection.nothingIsPending }
    guard let terminal = RawTerminal() else {
      throw .usage(
        "a review needs a terminal", hint: "see 'vitrine pending', or 'vitrine verify --report DIR'"
      )
    }
    var review = Review(
      selection.results, in: selection.store, page: selection.session.folder, inline.chosen,
      console)
    return try review.run(terminal, selection.session)
  }
}
