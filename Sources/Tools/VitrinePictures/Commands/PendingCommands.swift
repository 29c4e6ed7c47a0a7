import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine accept`.
package struct AcceptCommand: EmptiableCommand {
  var selection = PendingOptions()
  var isForced = false
  var isQuiet = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "accept", "Accept pending pictures as goldens",
    discussion: [
      "Each golden is replaced as a whole. --from takes a folder from another machine, for example the "
        + "report of a CI run, and leaves it as it is; goldens are written below the current folder only. A picture whose golden or archive changed since it was verified "
        + "is not accepted without --force.",
      "Exits with 6 if no pictures are pending.",
    ],
    examples: [
      .init("vitrine accept --match 'Tasks/*'", "all pictures of one area"),
      .init("vitrine accept --cluster 1f00d2ab", "changes that look alike"),
      .init("vitrine accept --all --from ~/Downloads/report", "the changes of a CI run"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    [
      PendingOptions.match, PendingOptions.cluster, PendingOptions.all, PendingOptions.from,
      PendingOptions.pending,
    ].map { $0.of(\.selection) } + [.flag("force", \.isForced, "Accept outdated pictures, too")]
    + [.allowEmpty(\.allowsEmpty), .quiet(\.isQuiet)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let selection = try PendingSelection(self.selection, isExplicit: true, for: "accept", console)
    guard !selection.results.isEmpty else { throw selection.nothingIsPending }
    var code = ExitCode.done
    for result in selection.results {
      do throws(PendingStore.Failure) {
        try selection.store.accept(result, isForced: isForced)
        if !isQuiet { console.say("accepted \(result.name.singleLine)") }
      } catch {
        console.report(ReportedDiagnostic(error))
        code = .notRendered
      }
    }
    return code
  }
}

/// `vitrine reject`.
package struct RejectCommand: EmptiableCommand {
  var selection = PendingOptions()
  var isQuiet = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "reject", "Delete pending pictures and keep the goldens",
    discussion: ["Exits with 6 if no pictures are pending."],
    examples: [.init("vitrine reject --all", "all of them")])

  package static let arguments: [ArgumentDefinition<Self>] =
    [PendingOptions.match, PendingOptions.cluster, PendingOptions.all, PendingOptions.pending]
    .map { $0.of(\.selection) } + [.allowEmpty(\.allowsEmpty), .quiet(\.isQuiet)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let selection = try PendingSelection(self.selection, isExplicit: true, for: "reject", console)
    guard !selection.results.isEmpty else { throw selection.nothingIsPending }
    for result in selection.results {
      selection.store.discard(result.name)
      if !isQuiet { console.say("rejected \(result.name.singleLine)") }
    }
    return .done
  }
}

/// `vitrine pending`.
package struct PendingCommand: EmptiableCommand {
  var selection = PendingOptions()
  var isJSON = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "pending", "List pending pictures",
    discussion: [
      "Exits with 0 also if none are pending, and with 6 if nothing was verified here yet."
    ],
    examples: [.init("vitrine pending", "all of them, by changes that look alike")])

  package static let arguments: [ArgumentDefinition<Self>] =
    [PendingOptions.match, PendingOptions.cluster, PendingOptions.from, PendingOptions.pending]
    .map { $0.of(\.selection) } + [.allowEmpty(\.allowsEmpty), .json(\.isJSON)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let selection = try PendingSelection(self.selection, isExplicit: false, for: "pending", console)
    if isJSON {
      try console.printJSON(selection.results)
    } else if selection.results.isEmpty {
      console.say("no pictures are pending")
    } else {
      let rows = selection.results.map { result in
        [
          (result.group ?? "–").singleLine, result.outcome.rawValue, result.name.singleLine,
          result.summary.singleLine,
        ]
      }
      let titles = ["CLUSTER", "OUTCOME", "NAME", "WHAT CHANGED"]
      try console.print(TextTable.text([titles] + rows.sorted { $0[0] < $1[0] }))
    }
    return .done
  }
}
