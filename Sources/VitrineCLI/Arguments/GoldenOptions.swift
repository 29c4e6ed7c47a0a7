import Vitrine
import VitrineArguments
import VitrineProcess
import VitrineSnapshot

/// The folder of goldens.
struct GoldenOptions: ParsableArguments {
  /// The folder that is named; `nil` is `Golden`.
  var folder: String?
  var operands: [String] = []

  /// The folder where none is named.
  static let standard = RelativePath(fixed: "Golden")

  static let goldens: ArgumentDefinition<Self> = .option(
    "goldens", .file("DIR"), \.folder,
    "Folder of archives, matrices and goldens; default: Golden")

  static let arguments = [goldens]

  /// The folder, of which nobody said that it may be a link unless it is named.
  var location: FolderLocation {
    guard let folder else {
      return FolderLocation(given: ".", below: GoldenOptions.standard)
    }
    return FolderLocation(given: GoldenOptions.withoutSlashes(folder))
  }

  /// The folder of a package's goldens: `Golden` in the package, unless another is named.
  ///
  /// - Parameter package: path of the package's folder.
  func location(ofPackage package: String) -> FolderLocation {
    guard folder == nil else { return location }
    let place = ProjectPath.relative(package)
    return FolderLocation(given: place, below: GoldenOptions.standard)
  }

  /// A path without slashes at its end.
  @Sendable static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

/// The pictures that wait to be accepted or rejected.
struct PendingOptions: ParsableArguments {
  var match: String?
  var cluster: String?
  var includesAll = false
  var from: String?
  var folder: String?
  var operands: [String] = []

  static let match: ArgumentDefinition<Self> = .option(
    "match", .text("PATTERN"), \.match, "Only pictures whose name matches")
  static let cluster: ArgumentDefinition<Self> = .option(
    "cluster", .text("ID"), \.cluster,
    "Only the pictures whose changes look alike, as 'pending' says")
  static let all: ArgumentDefinition<Self> = .flag("all", \.includesAll, "All pictures that wait")
  static let from: ArgumentDefinition<Self> = .option(
    "from", .file("DIR"), \.from,
    "Folder with failed pictures, for example from another machine")
  static let pending: ArgumentDefinition<Self> = .pending(\.folder)

  static let arguments = [match, cluster, all, from, pending]
}

/// The files that a run is reported in.
struct ReportOptions: ParsableArguments {
  var junit: String?
  var markdown: String?
  var isForGitHub = false
  var isSingleFile = false
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] = [
    .singleFile(\.isSingleFile),
    .option("junit", .file("FILE"), \.junit, "Write the results as JUnit XML"),
    .option("markdown", .file("FILE"), \.markdown, "Write a summary in Markdown"),
    .flag(
      "github", \.isForGitHub,
      "Print annotations for GitHub, and append to the summary of its step"),
  ]

  /// How the report's page has its pictures.
  var form: PageForm { isSingleFile ? .singleFile : .automatic }

  /// Writes the files.
  ///
  /// - Throws: `CommandError` when one cannot be written.
  func write(_ report: RunReport, _ files: OutputFiles) throws(CommandError) {
    if let junit { try files.write(JUnitReport.text(report), to: junit) }
    if let markdown { try files.write(MarkdownReport.text(report), to: markdown) }
  }
}

/// How goldens are verified.
struct VerificationOptions: ParsableArguments {
  var goldens = GoldenOptions()
  /// Path of the package whose widgets are built and compared; `nil` compares archives that are kept.
  var package: String?
  /// The program of widgets, where the package has several.
  var target: String?
  /// Whether its code is kept to the project.
  var sandbox = SandboxChoice.standard
  /// The values of the goldens that are verified; all where none are given.
  var request = RequestOptions()
  var pendingFolder: String?
  var jobs: Int?
  var shard: Shard?
  var verifiesLastFailed = false
  var record: RecordMode?
  var updates = false
  var mode = ComparisonMode.exact
  var fontFolder: String?
  var costs = CostOptions()
  var isStrict = false
  var isLenient = false
  var reportFolder: String?
  var reports = ReportOptions()
  var json: String?
  var isQuiet = false
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] =
    subject + costs + outcome + reported + results + requested

  private static let subject: [ArgumentDefinition<Self>] = [
    GoldenOptions.goldens.of(\.goldens),
    .option(
      "package", .file("DIR"), \.package,
      "Build and archive the widgets of a Swift package or an Xcode project, and verify them "
        + "with the goldens in its folder"),
    .widgetTarget(\.target),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
    .pending(\.pendingFolder), .jobs(\.jobs),
    .option(
      "shard", .shard("K/N"), \.shard, "Verify only part K of N equal parts of the goldens"),
    .flag("last-failed", \.verifiesLastFailed, "Verify only the goldens that failed last time"),
    .option(
      "record", .choice("WORD"), \.record,
      "Which goldens may be written; default: what VITRINE_RECORD says, or never"),
    .flag("update", \.updates, "Write missing and failed goldens: --record failed"),
    .comparison(\.mode), .fontFolder(\.fontFolder),
  ]
  private static let costs = CostOptions.arguments.map { $0.of(\Self.costs) }
  private static let outcome: [ArgumentDefinition<Self>] = [
    .flag("strict", \.isStrict, "End with 4 when there are orphans or equivalents"),
    .lenient(\.isLenient),
    .option(
      "report", .file("DIR"), \.reportFolder,
      "Write an HTML report and its data into a folder"),
  ]
  private static let reported = ReportOptions.arguments.map { $0.of(\Self.reports) }
  private static let results: [ArgumentDefinition<Self>] = [
    .option(
      "json", .file("FILE"), \.json, "Write the results as JSON, which reg-suit's tools read too"),
    .quiet(\.isQuiet),
  ]
  private static let requested = RequestOptions.arguments.map { $0.of(\Self.request) }
}

extension ArgumentDefinition {
  /// The folder in which failed pictures wait.
  static func pending(_ keyPath: WritableKeyPath<Root, String?> & Sendable) -> Self {
    .option(
      "pending", .file("DIR"), keyPath,
      "Folder in which failed pictures wait; default: \(PendingStore.standardFolder)")
  }

  /// Whether a page holds its pictures, however many there are.
  static func singleFile(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag(
      "single-file", keyPath,
      "Put all pictures into the page; above 5 MB they are files beside it otherwise")
  }

  /// How pictures are compared.
  static func comparison(_ keyPath: WritableKeyPath<Root, ComparisonMode> & Sendable) -> Self {
    .option(
      "comparison", .choice("MODE"), keyPath,
      "How pictures are compared whose matrix does not say; default: exact")
  }

  /// How a terminal shows pictures.
  static func inline(_ keyPath: WritableKeyPath<Root, InlineFormat> & Sendable) -> Self {
    .option(
      "inline", .choice("HOW"), keyPath, "How a terminal shows pictures; default: auto")
  }
}

extension ArgumentType where Value == Shard {
  /// One of several equal parts.
  static func shard(_ name: String) -> ArgumentType {
    ArgumentType(name) { (text, option) throws(ValidationError) in
      guard let shard = Shard(text) else {
        throw ValidationError(
          "\(option) takes K/N with K from 1 to N, not '\(text.singleLine)'")
      }
      return shard
    }
  }
}
