import VitrineArguments
import VitrineCommandLine

/// `vitrine verify`.
package struct VerifyCommand: EmptiableCommand {
  var options = VerificationOptions()
  package var operands: [String] = []

  package init() {}

  package var allowsEmpty: Bool { options.allowsEmpty }

  package static let configuration = CommandConfiguration(
    "verify", "Draw goldens again and report what changed", operands: .patterns,
    discussion: [
      "Verifies what the current folder holds: goldens in 'Golden' that are drawn from archives, and "
        + "the widgets of a package or of an Xcode project, which are built. The first line says what was "
        + "chosen. --package names another package; --goldens without it means archives alone.",
      "Every JSON file in the golden folder, or in a folder in it, is an archive; 'matrix.json' "
        + "next to it lists the families, states and so on to keep. A golden is a picture and the "
        + "frames of its views as text, both next to the archive.",
      "PATTERN is the name of an area, an archive or a golden; '*' is any text, '?' any character. "
        + "Options such as --scheme select among the values of the matrices.",
      "A package needs no archives: its widgets are built and archived, "
        + "without data of earlier runs, and compared with 'Golden/PROGRAM' in it; a 'matrix.json' "
        + "there lists the pictures to keep; by default, all families, light and dark. Code that "
        + "reads the date gets the matrix's, or 9 January 2026, 9:41. Exits with 2 after the "
        + "compiler's errors if the package does not build, and with 3 if a widget traps.",
      "Failed pictures are kept in a folder until 'accept' makes them goldens or 'reject' removes them; "
        + "'review' shows them one by one. If the variable CI is set, nothing is recorded, and "
        + "a missing golden fails.",
      "With --watch it verifies again whenever a source, an archive or a matrix changes; another terminal can "
        + "review and accept meanwhile.",
      "Exits with 6 and the reason if nothing was compared: no goldens, a part of --shard without "
        + "any, or none that failed last time. With --allow-empty this is a success.",
      "Comparison 'exact' requires equal pixels. Comparison 'perceptual' allows noise of anti-aliasing and "
        + "what nobody sees; one pixel that shows something else still fails.",
    ],
    examples: [
      .init("vitrine verify", "all goldens of the current folder"),
      .init("vitrine verify Tasks --record missing", "record new goldens of one archive"),
      .init("vitrine verify --package Widgets --record missing", "record those of another folder"),
      .init("vitrine verify --package App.xcodeproj --github", "the widgets of a project, in CI"),
      .init("vitrine verify --scheme dark --family systemSmall", "all small dark widgets"),
      .init(
        "vitrine verify --shard 1/4 --report report --json report/shard.json --github",
        "a quarter of the goldens on a CI machine"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    VerificationOptions.arguments.map { $0.of(\.options) }

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard options.watches else {
      return try Verification(options, patterns: operands, console).run()
    }
    return try WatchedVerification(options: options, patterns: operands, console: console).run()
  }
}
