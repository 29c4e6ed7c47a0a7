import VitrineArguments
import VitrineCommandLine

/// `vitrine check`.
package struct CheckCommand: EmptiableCommand {
  var options = CheckOptions()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "check", "Check all pictures of widgets and report problems",
    operands: .archives,
    discussion: [
      "Checks the given archives, packages or projects, or else what the current folder holds; the first "
        + "line then says what this is.",
      "Lays out each widget in every family, language of its catalogue, pseudo-language, text size and "
        + "entry, on the usual and on the smallest device, and draws it in every scheme, rendering mode and "
        + "place: each value by itself, and every pair of values. Each problem is reported in one line, "
        + "however many pictures have it: truncated texts, views outside the widget, colours with low "
        + "contrast, lost content, targets too small for a finger, what VoiceOver "
        + "cannot read, missing translations, timelines that end.",
      "'.vitrine/check.json' disables rules, makes them errors or warnings, and accepts findings with a "
        + "reason; --rules lists the rules, and 'vitrine explain RULE' shows an example of one.",
      "Exits with 0 if there are at most warnings, with 1 if there are errors, with 2 if a file "
        + "cannot be read, with 4 if --strict finds only warnings, and with 6 if there was nothing to check.",
    ],
    examples: [
      .init("vitrine check", "the widgets of the current folder"),
      .init("vitrine check Examples/Archives/*.json", "all examples"),
      .init(
        "vitrine check Tasks.json --family systemSmall --thorough",
        "every combination of one family"),
      .init("vitrine check --rules", "a list of all rules"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    CheckOptions.arguments.map { $0.of(\.options) }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    if options.listsRules { return try CheckRules.list(console, isJSON: options.isJSON) }
    return try CheckRun(options, archives: operands, console).run()
  }
}
