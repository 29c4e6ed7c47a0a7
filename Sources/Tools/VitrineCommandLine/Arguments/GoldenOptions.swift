import Vitrine
import VitrineArguments
import VitrineProcess
import VitrineSnapshot

/// Options for the folder of goldens.
package struct GoldenOptions: ParsableArguments {
  /// The path of the folder; `nil` is `Golden`.
  package var folder: String?
  package var operands: [String] = []

  package init() {}

  /// The folder if no option names one.
  package static let standard = ArchiveFolder.goldens

  package static let goldens: ArgumentDefinition<Self> = .option(
    "goldens", .file("DIR"), \.folder,
    "Folder of archives, matrices and goldens; default: Golden")

  package static let arguments = [goldens]

  /// The folder, which may be a link only if the command line names it.
  package var location: FolderLocation {
    guard let folder else {
      return FolderLocation(given: ".", below: GoldenOptions.standard)
    }
    return FolderLocation(given: GoldenOptions.withoutSlashes(folder))
  }

  /// Returns the folder of a package's goldens: `Golden` in the package, unless an option names
  /// another.
  ///
  /// - Parameter package: path of the package's folder.
  package func location(ofPackage package: String) -> FolderLocation {
    guard folder == nil else { return location }
    let place = ProjectPath.relative(package)
    return FolderLocation(given: place, below: GoldenOptions.standard)
  }

  /// Returns a path without slashes at its end.
  @Sendable package static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// Options that select pending pictures.
package struct PendingOptions: ParsableArguments {
  package var match: String?
  package var cluster: String?
  package var includesAll = false
  package var from: String?
  package var folder: String?
  package var operands: [String] = []

  package init() {}

  package static let match: ArgumentDefinition<Self> = .option(
    "match", .text("PATTERN"), \.match, "Only pictures whose name matches")
  package static let cluster: ArgumentDefinition<Self> = .option(
    "cluster", .text("ID"), \.cluster,
    "Only the pictures of one group of similar changes, as 'pending' numbers them")
  package static let all: ArgumentDefinition<Self> = .flag(
    "all", \.includesAll, "All pending pictures")
  package static let from: ArgumentDefinition<Self> = .option(
    "from", .file("DIR"), \.from,
    "Folder with failed pictures, for example from another machine")
  package static let pending: ArgumentDefinition<Self> = .pending(\.folder)

  package static let arguments = [match, cluster, all, from, pending]
}

/// Options for the files of a run's report.
package struct ReportOptions: ParsableArguments {
  package var junit: String?
  package var markdown: String?
  package var isForGitHub = false
  package var isSingleFile = false
  package var operands: [String] = []

  package init() {}

  package static let arguments: [ArgumentDefinition<Self>] = [
    .singleFile(\.isSingleFile),
    .option("junit", .file("FILE"), \.junit, "Write the results as JUnit XML"),
    .option("markdown", .file("FILE"), \.markdown, "Write a summary in Markdown"),
    .flag(
      "github", \.isForGitHub,
      "Print annotations for GitHub, and append to the summary of the step"),
  ]

  /// How the page of the report stores its pictures.
  package var form: PageForm { isSingleFile ? .singleFile : .automatic }

  /// Whether a report file is standard output, which then has nothing else.
  package var takesOutput: Bool { [junit, markdown].contains("-") }

  /// Writes the report files.
  ///
  /// - Throws: `CommandError` when one cannot be written.
  package func write(_ report: RunReport, _ files: OutputFiles) throws(CommandError) {
    if let junit { try files.write(JUnitReport.text(report), to: junit) }
    if let markdown { try files.write(MarkdownReport.text(report), to: markdown) }
  }
}

/// Options for verifying goldens.
package struct VerificationOptions: ParsableArguments {
  package var goldens = GoldenOptions()
  /// The path of the package whose widgets are built and compared; `nil` verifies archives.
  package var package: String?
  /// The program of widgets, if the package has several.
  package var target: String?
  /// Whether the previews of views are compared instead of widgets.
  package var showsPreviews = false
  /// Whether the package's code runs in a sandbox.
  package var sandbox = SandboxChoice.standard
  /// The values of the goldens to verify; all if none are given.
  package var request = RequestOptions()
  package var pendingFolder: String?
  package var jobs: Int?
  package var shard: Shard?
  package var verifiesLastFailed = false
  package var record: RecordMode?
  package var updates = false
  package var watches = false
  package var mode = ComparisonMode.exact
  package var fontFolder: String?
  package var costs = CostOptions()
  package var isStrict = false
  package var isLenient = false
  package var allowsEmpty = false
  package var reportFolder: String?
  package var reports = ReportOptions()
  package var json: String?
  package var isQuiet = false
  package var operands: [String] = []

  package init() {}

  package static let arguments: [ArgumentDefinition<Self>] =
    subject + costs + outcome + reported + results + requested

  private static let subject: [ArgumentDefinition<Self>] = [
    GoldenOptions.goldens.of(\.goldens),
    .option(
      "package", .file("DIR"), \.package,
      "Build and archive the widgets of a Swift package or an Xcode project, and verify them "
        + "against the goldens in its folder"),
    .widgetTarget(\.target), .previews(\.showsPreviews),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
    .pending(\.pendingFolder), .jobs(\.jobs),
    .option(
      "shard", .shard("K/N"), \.shard, "Verify only part K of N equal parts of the goldens"),
    .flag("last-failed", \.verifiesLastFailed, "Verify only the goldens that failed last time"),
    .option(
      "record", .choice("WORD"), \.record,
      "Which goldens may be written; default: the value of VITRINE_RECORD, or never"),
    .flag("update", \.updates, "Write missing and failed goldens: --record failed")
      .suggested(for: ["accept", "approve"]),
    .flag("watch", \.watches, "Verify again after each change, until the command is interrupted"),
    .comparison(\.mode), .fontFolder(\.fontFolder),
  ]
  private static let costs = CostOptions.arguments.map { $0.of(\Self.costs) }
  private static let outcome: [ArgumentDefinition<Self>] = [
    .flag("strict", \.isStrict, "Exit with 4 for orphans, equivalents or warnings of the program"),
    .lenient(\.isLenient), .allowEmpty(\.allowsEmpty),
    .option(
      "report", .file("DIR"), \.reportFolder,
      "Write an HTML report and its data into a folder"),
  ]
  private static let reported = ReportOptions.arguments.map { $0.of(\Self.reports) }
  private static let results: [ArgumentDefinition<Self>] = [
    .option(
      "json", .file("FILE"), \.json, "Write the results as JSON, which reg-suit's tools also read"),
    .quiet(\.isQuiet),
  ]
  private static let requested = RequestOptions.arguments.map { $0.of(\Self.request) }
}

extension ArgumentDefinition {
  /// The option for the folder of failed pictures.
  package static func pending(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "pending", .file("DIR"), keyPath,
      "Folder for failed pictures; default: \(PendingStore.standardFolder)")
  }

  /// The flag for a page that contains its pictures, however many there are.
  package static func singleFile(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "single-file", keyPath,
      "Put all pictures into the page; by default, more than 5 MB are separate files")
  }

  /// The option for the comparison of pictures.
  package static func comparison(_ keyPath: WritableKeyPath<Root, ComparisonMode> & Sendable)
    -> Self
  {
    .option(
      "comparison", .choice("MODE"), keyPath,
      "How to compare pictures if their matrix does not specify it; default: exact")
  }

  /// The option for pictures in a terminal.
  package static func inline(_ keyPath: WritableKeyPath<Root, InlineFormat> & Sendable) -> Self {
    .option(
      "inline", .choice("HOW"), keyPath, "How to show pictures in a terminal; default: auto")
  }
}

extension ArgumentType where Value == Shard {
  /// The type of an option for one of several equal parts.
  package static func shard(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let shard = Shard(text) else {
        throw ValidationError(
          "\(option) takes K/N with K from 1 to N, and N up to \(Shard.mostParts), "
            + "not '\(text.singleLine)'")
      }
      return shard
    }
  }
}
