import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine convert`.
package struct ConvertCommand: EmptiableCommand {
  var output: String?
  var isStrict = false
  var isLenient = false
  package var allowsEmpty = false
  var isQuiet = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "convert", "Convert a server's response to an archive", operands: .archive,
    discussion: [
      "Reads a payload of Voltra, plain or compressed, or nodes of Expo's widgets, and writes the "
        + "archive that other commands create from it automatically. Fields without effect on iOS or "
        + "in Vitrine are reported with their location.",
      "An archive, or a bundle of several, is written unchanged, with sorted keys. Exits with 6 if a bundle "
        + "has no members.",
    ],
    examples: [
      .init("vitrine convert payload.json -o archive.json", "an archive that you can edit"),
      .init("pbpaste | vitrine convert - | vitrine render - -o widget.png", "a compressed payload"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "output", short: "o", .file("FILE"), \.output,
      "Archive to write; default: standard output"),
    .strict(\.isStrict), .lenient(\.isLenient), .allowEmpty(\.allowsEmpty), .quiet(\.isQuiet),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let archive = ArchiveArgument(operands[0])
    let documents: [WidgetDocument]
    do throws(ArchiveError) {
      documents = try archive.readAll(ArchiveDecoder(isLenient: isLenient))
    } catch {
      throw .failed(ReportedDiagnostic(error, file: archive.name), .unusable)
    }
    guard !documents.isEmpty else {
      throw .empty("nothing was converted: '\(archive.name.singleLine)' has no widgets")
    }
    let warnings = documents.flatMap { $0.reported($0.warnings, isStrict: isStrict) }
    for warning in warnings { console.report(warning) }
    guard !isStrict || warnings.isEmpty else { return .strictFailure }
    try ConvertCommand.write(
      documents.map(\.archive), archive.name, to: output, isQuiet: isQuiet, console)
    return .done
  }

  /// Writes archives into a file, or to standard output.
  ///
  /// - Throws: `CommandError` when they cannot be written.
  static func write(
    _ archives: [WidgetArchive], _ source: String, to output: String?, isQuiet: Bool,
    _ console: Console
  ) throws(CommandError) {
    guard let output, output != "-" else { return try console.printJSON(ArchiveFile(archives)) }
    let bytes: [UInt8]
    do {
      bytes = try ArchiveEncoder.encode(ArchiveFile(archives))
    } catch {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as an archive", file: source), .unusable)
    }
    try OutputFiles().write(bytes, to: output)
    if !isQuiet { console.say(output) }
  }
}

extension ArchiveFile {
  /// Creates the JSON of one archive, or of a bundle of several.
  fileprivate init(_ archives: [WidgetArchive]) {
    if let only = archives.first, archives.count == 1 {
      self = .archive(only)
    } else {
      var bundle = WidgetBundleArchive()
      bundle.bundle = archives.map(WidgetBundleArchive.Member.archive)
      self = .bundle(bundle)
    }
  }
}
