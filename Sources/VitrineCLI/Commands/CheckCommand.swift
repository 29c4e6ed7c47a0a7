import Vitrine
import VitrineArguments
import VitrineCheck

/// `vitrine check`.
struct CheckCommand: ParsableCommand {
  var options = CheckOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "check", "Check all pictures of widgets and report problems",
    operands: .optionalArchives,
    discussion: [
      "Lays out each widget in every family, language of its catalogue, pseudo-language, text size and "
        + "entry, on the usual and on the smallest device, and draws it in every scheme, rendering mode and "
        + "place: each value by itself, and every pair of two. What it finds is one line for each fault, "
        + "however many pictures have it: texts that are cut, views outside of the widget, colours that "
        + "cannot be told apart, content that is lost, targets too small for a finger, what VoiceOver "
        + "cannot read, strings without translation, timelines that end.",
      "'.vitrine/check.json' turns rules off, makes them errors or warnings, and accepts findings with a "
        + "reason; --rules lists the rules.",
      "Ends with 0 when there are at most warnings, with 1 when there are errors, with 2 when a file "
        + "cannot be read, and with 4 when --strict finds warnings alone.",
    ],
    examples: [
      .init("vitrine check Examples/Archives/*.json", "all examples"),
      .init("vitrine check Tasks.json --family systemSmall --thorough", "all of the small one"),
      .init("vitrine check --rules", "what is looked for"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    CheckOptions.arguments.map { $0.of(\.options) }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    if options.listsRules { return try CheckRules.list(console, isJSON: options.isJSON) }
    return try CheckRun(options, archives: operands, console).run()
  }
}
