import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine expo`.
package struct ExpoCommand: ParsableCommand {
  var props = "{}"
  var families: [WidgetFamily] = []
  var colorScheme = ColorScheme.light
  var output: String?
  var isLenient = false
  var isQuiet = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "expo", "Run an Expo widget's function and write its result as an archive", operands: .script,
    discussion: [
      "Runs the JavaScript of a widget in Node, with the components and modifiers of Expo's widgets, "
        + "once for each family, and writes the nodes as one archive. SCRIPT is the output of Babel: its "
        + "default export is a function of the props and the environment, or it sets "
        + "'globalThis.__expoWidgetLayout', as Expo's bundles do. A function that returns "
        + "'banner' and other sections is a Live Activity.",
      "The script runs with your permissions, for 30 seconds at most.",
    ],
    examples: [
      .init("vitrine expo widget.js --props '{\"count\":3}' -o widget.json", "an archive"),
      .init(
        "vitrine expo widget.js --family systemSmall | vitrine render - -o widget.png", "a picture"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option("props", .text("JSON"), \.props, "Props of the widget; default: {}"),
    .option(
      "family", .choice("FAMILY"), appending: \.families,
      "Family to draw; can be repeated; default: small, medium and large"),
    .option("scheme", .choice("SCHEME"), \.colorScheme, "Colour scheme of the environment"),
    .option(
      "output", short: "o", .file("FILE"), \.output,
      "Archive to write; default: standard output"),
    .lenient(\.isLenient), .quiet(\.isQuiet),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let script = operands[0]
    if let output, Folders.areSame(output, script) {
      throw .usage("'\(output.singleLine)' is the script; it is not overwritten")
    }
    let chosen = families.isEmpty ? [.systemSmall, .systemMedium, .systemLarge] : families
    let nodes = try ExpoProgram(script: script, props: props).nodes(
      families: chosen, colorScheme: colorScheme, console)
    let document: WidgetDocument
    do throws(ArchiveError) {
      document = try WidgetDocument(
        bytes: nodes, file: script, folder: ExpoCommand.folder(of: script),
        decoder: ArchiveDecoder(isLenient: isLenient))
    } catch {
      var fault = ReportedDiagnostic(error, file: script)
      let all = ExpoCommand.distinct([fault] + fault.others, chosen)
      (fault.location, fault.others) = (nil, Array(all.dropFirst()))
      throw .failed(fault, .unusable)
    }
    let warnings = document.reported(document.warnings, isStrict: false)
    for warning in ExpoCommand.distinct(warnings, chosen) { console.report(warning) }
    try ConvertCommand.write([document.archive], script, to: output, isQuiet: isQuiet, console)
    return .done
  }

  /// Returns problems without positions, because nodes are in no file, and each of them for the first
  /// of the families that repeat it.
  private static func distinct(
    _ problems: [ReportedDiagnostic], _ families: [WidgetFamily]
  ) -> [ReportedDiagnostic] {
    var known: Set<String> = []
    return problems.compactMap { problem in
      var problem = problem
      problem.location = nil
      let family = families.first { problem.path?.hasPrefix(".\($0.rawValue).") == true }
      let place = problem.path?.dropFirst(family.map { $0.rawValue.count + 1 } ?? 0) ?? ""
      return known.insert("\(place) \(problem.message)").inserted ? problem : nil
    }
  }

  /// Returns the folder of a file, which contains the images of its nodes.
  private static func folder(of script: String) -> String {
    guard let slash = script.lastIndex(of: "/") else { return "." }
    return slash == script.startIndex ? "/" : String(script[..<slash])
  }
}
