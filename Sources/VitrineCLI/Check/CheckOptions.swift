import Vitrine
import VitrineArguments
import VitrineProcess

/// Options that select what is checked, and where the findings are written.
struct CheckOptions: ParsableArguments {
  /// Path of the package whose widgets are built and checked; `nil` checks archives.
  var package: String?
  /// The program of widgets, where the package has several.
  var target: String?
  /// Whether its code is kept to the project.
  var sandbox = SandboxChoice.standard
  var widget: String?
  /// The families that are looked at; all where none are given.
  var request = RequestOptions()
  var isThorough = false
  var configuration: String?
  var fontFolder: String?
  var costs = CostOptions()
  var listsRules = false
  var isStrict = false
  var isLenient = false
  var isQuiet = false
  var isJSON = false
  /// The folder of pictures on which the places of findings are marked.
  var output: String?
  var junit: String?
  var sarif: String?
  var isForGitHub = false
  var operands: [String] = []

  private static let otherAxes = Set(RequestAxis.all.map(\.name)).subtracting(["target"])

  static let arguments: [ArgumentDefinition<Self>] =
    subject + requested + looks + costs + results

  private static let subject: [ArgumentDefinition<Self>] = [
    .option(
      "package", .file("DIR"), \.package,
      "Build and archive the widgets of a Swift package or an Xcode project, and check them"),
    .widgetTarget(\.target), .widget(\.widget),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
  ]
  private static let requested = RequestOptions.arguments(without: otherAxes).map {
    $0.of(\Self.request)
  }
  private static let looks: [ArgumentDefinition<Self>] = [
    .flag(
      "thorough", \.isThorough,
      "Look at every size of device and text, every entry and every combination"),
    .option(
      "config", .file("FILE"), \.configuration,
      "File that configures the rules; default: .vitrine/check.json"),
    .fontFolder(\.fontFolder),
  ]
  private static let costs = CostOptions.arguments.map { $0.of(\Self.costs) }
  private static let results: [ArgumentDefinition<Self>] = [
    .flag("rules", \.listsRules, "List the rules, and do nothing else"),
    .flag("strict", \.isStrict, "End with 4 when there are warnings"),
    .option(
      "output", short: "o", .file("DIR"), \.output,
      "Folder for pictures on which the places of findings are marked"),
    .option("junit", .file("FILE"), \.junit, "Write the results as JUnit XML"),
    .option(
      "sarif", .file("FILE"), \.sarif, "Write the findings as SARIF, for code scanning"),
    .flag("github", \.isForGitHub, "Print annotations for GitHub"),
    .lenient(\.isLenient), .quiet(\.isQuiet), .json(\.isJSON),
  ]
}
