import Vitrine
import VitrineArguments
import VitrineCommandLine

/// Options that select what to check, and where to write the findings.
struct CheckOptions: ParsableArguments {
  /// The package whose widgets are built and checked.
  var package = PackageOptions()
  var widget: String?
  /// The families to check; all if none are given.
  var request = RequestOptions()
  var isThorough = false
  var configuration: String?
  var fontFolder: String?
  var costs = CostOptions()
  var listsRules = false
  var isStrict = false
  var isLenient = false
  package var allowsEmpty = false
  var isQuiet = false
  var isJSON = false
  /// The folder for pictures with marked findings.
  var output: String?
  var junit: String?
  var sarif: String?
  var isForGitHub = false
  var operands: [String] = []

  private static let otherAxes = Set(RequestAxis.all.map(\.name)).subtracting([
    "target", "device", "configuration",
  ])

  static let arguments: [ArgumentDefinition<Self>] =
    PackageOptions.arguments.map { $0.of(\Self.package) } + [.widget(\.widget)] + requested + looks
    + costs + results

  private static let requested = RequestOptions.arguments(without: otherAxes).map {
    $0.of(\Self.request)
  }
  private static let looks: [ArgumentDefinition<Self>] = [
    .flag(
      "thorough", \.isThorough,
      "Check every size of device and text, every entry and every combination"),
    .option(
      "config", .file("FILE"), \.configuration,
      "File that configures the rules; default: .vitrine/check.json"),
    .fontFolder(\.fontFolder),
  ]
  private static let costs = CostOptions.arguments.map { $0.of(\Self.costs) }
  private static let results: [ArgumentDefinition<Self>] = [
    .flag("rules", \.listsRules, "List the rules and exit"),
    .flag("strict", \.isStrict, "Exit with 4 if there are warnings"),
    .option(
      "output", short: "o", .file("DIR"), \.output,
      "Folder for pictures with marked findings"),
    .option("junit", .file("FILE"), \.junit, "Write the results as JUnit XML"),
    .option(
      "sarif", .file("FILE"), \.sarif, "Write the findings as SARIF, for code scanning"),
    .flag("github", \.isForGitHub, "Print annotations for GitHub"),
    .lenient(\.isLenient), .allowEmpty(\.allowsEmpty), .quiet(\.isQuiet), .json(\.isJSON),
  ]
}
