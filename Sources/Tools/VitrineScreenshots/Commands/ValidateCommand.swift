import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine validate`.
package struct ValidateCommand: PackagedCommand, EmptiableCommand {
  package var package = PackageOptions()
  var request = RequestOptions()
  var widget: String?
  var fontFolder: String?
  var costs = CostOptions()
  var isStrict = false
  var isLenient = false
  var isQuiet = false
  var isJSON = false
  package var allowsEmpty = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "validate", "Report problems in archives", operands: .archives,
    discussion: [
      "Validates the given archives, packages or projects, or else what the current folder holds.",
      "Reads each archive and lays out every entry for every family, state and scheme that it "
        + "supports, and decodes the images, without drawing, in the given places and appearances, and a Live "
        + "Activity in every presentation, fresh and stale. It finds missing assets and glyphs, "
        + "unknown names and "
        + "families without a view. Each problem is printed once, on standard output.",
      "It does not look at the pictures: 'vitrine check' finds texts that are cut, colours that cannot be told "
        + "apart and controls too small for a finger.",
      "Exits with 0 if there are at most warnings, with 1 if an archive has errors, with 2 if a file "
        + "cannot be read at all, with 4 if --strict finds only warnings, and with 6 if there are no widgets.",
    ],
    examples: [
      .init("vitrine validate Examples/Archives/*.json", "all examples"),
      .init("vitrine validate --strict --json Tasks.json", "warnings are errors, for a program"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\.package) } + [.widget(\.widget)]
    + RequestOptions.arguments(without: Validator.covered).map { $0.of(\.request) }
    + [
      .fontFolder(\.fontFolder)
    ] + CostOptions.arguments.map { $0.of(\.costs) }
    + [
      .strict(\.isStrict), .lenient(\.isLenient), .allowEmpty(\.allowsEmpty), .quiet(\.isQuiet),
      .json(\.isJSON),
    ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let validator = Validator(
      renderer: try costs.renderer(fonts: fontFolder, jobs: nil),
      axes: request.axes.onCurrentDesign,
      isStrict: isStrict)
    let given = try self.archives(
      for: "validating", widget: widget, isQuiet: isQuiet || isJSON, console)
    defer { withExtendedLifetime(given) {} }
    let archives = given.archives
    let reading = ArchiveReading(
      archives, widget: given.kind(widget), ArchiveDecoder(isLenient: isLenient))
    let entries = Dictionary(grouping: reading.entries, by: \.archive)
    let failures = Dictionary(grouping: reading.failures, by: \.archive)
    let reports = Parallel.map(archives.count) { index in
      let archive = archives[index]
      return validator.report(
        on: archive, entries[archive, default: []].map(\.content),
        failures[archive, default: []].map(\.error))
    }
    if isJSON {
      try console.printJSON(reports)
    } else {
      for report in reports { try print(report, console) }
      if !isQuiet {
        console.say(ValidationReport.summary(of: reports))
        console.say("hint: 'vitrine check' also finds what people cannot read, see or tap")
      }
    }
    let code = ExitCode.worst(reports.map(\.code))
    guard code != .done || reports.contains(where: { $0.layouts > 0 }) else {
      throw .empty("nothing was validated: there are no widgets")
    }
    return given.code(code, isStrict: isStrict)
  }

  /// Prints the problems of one archive, until the output is closed.
  private func print(_ report: ValidationReport, _ console: Console) throws(CommandError) {
    for problem in report.problems.prefix(ArchiveError.mostShown) {
      try console.printProblem(problem)
    }
    let rest = report.problems.count - ArchiveError.mostShown
    if rest > 0 {
      try console.print("\(report.file.singleLine): \(ArchiveError.more(rest))")
    }
  }
}
