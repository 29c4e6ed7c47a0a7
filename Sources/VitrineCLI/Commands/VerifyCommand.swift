import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine verify`.
struct VerifyCommand: ParsableCommand {
  var options = VerificationOptions()
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "verify", "Render goldens again and find out what changed", operands: .patterns,
    discussion: [
      "Every JSON file in the golden folder, or in a folder in it, is an archive; 'matrix.json' "
        + "beside it says which families, states and so on are kept. A golden is a picture and the "
        + "frames of its views as text, both beside the archive.",
      "PATTERN is the name of an area, an archive or a golden; '*' is any text, '?' any character. "
        + "Options such as --scheme choose among the values that matrices give.",
      "With --package nothing is kept but goldens: the widgets of a package are built, archived "
        + "without data of earlier runs, and compared with 'Golden/PROGRAM' in it; a 'matrix.json' "
        + "there says which pictures are kept, or else all families are, light and dark. Code that "
        + "asks for the date gets the matrix's, or 9 January 2026, 9:41. Ends with 2 after the "
        + "compiler's errors when the package does not build, and with 3 when a widget traps.",
      "Failed pictures wait in a folder until 'accept' makes them goldens or 'reject' removes them; "
        + "'review' shows them one by one. Where the variable CI is set nothing is ever recorded, and "
        + "a missing golden fails.",
      "In comparison 'exact' every pixel must be the same. In comparison 'perceptual' noise of anti-aliasing and "
        + "what nobody sees may differ; one pixel that shows something else still fails.",
    ],
    examples: [
      .init("vitrine verify", "all goldens"),
      .init("vitrine verify Tasks --record missing", "record what is new of one archive"),
      .init("vitrine verify --package . --record missing", "record the widgets of a package"),
      .init("vitrine verify --package App.xcodeproj --github", "those of a project, in CI"),
      .init("vitrine verify --scheme dark --family systemSmall", "the small dark ones"),
      .init(
        "vitrine verify --shard 1/4 --report report --json report/shard.json --github",
        "a quarter of them on a CI machine"),
    ])

  static let arguments: [ArgumentDefinition<Self>] =
    VerificationOptions.arguments.map { $0.of(\.options) }

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try Verification(options, patterns: operands, console).run()
  }
}
