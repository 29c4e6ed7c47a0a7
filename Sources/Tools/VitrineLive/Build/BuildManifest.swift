import Vitrine
import VitrineProcess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The build plan of the package manager, from its file `debug.yaml`.
///
/// The file is YAML, but every list in it is JSON on one line.
struct BuildManifest: Sendable {
  private let text: String

  /// The maximum size of the file, in bytes.
  private static let limit = 256 << 20

  /// Reads the plan of a package; `nil` if there is no readable plan.
  init?(folder: String) {
    guard
      let bytes = try? FileReader.read(
        Toolchain.scratchFolder(of: folder) + "/debug.yaml", limit: BuildManifest.limit)
    else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// A command of the plan.
  struct Command: Sendable {
    var arguments: [String]
    var inputs: [String]
  }

  /// Returns the command that compiles the module of a program.
  func compile(_ program: String) -> Command? { command("C.\(program)-", ".module\":") }

  /// Returns the command that links a program.
  func link(_ program: String) -> Command? { command("C.\(program)-", ".exe\":") }

  private func command(_ start: String, _ end: String) -> Command? {
    guard let head = text.firstRange(of: "\n  \"" + start) else { return nil }
    var rest = text[head.lowerBound...].dropFirst()
    // Names of commands are indented by two spaces, their properties by four.
    while let line = rest.split(separator: "\n", maxSplits: 1).first {
      if line.hasPrefix("  \"" + start), line.hasSuffix(end) { return command(in: rest) }
      guard let next = rest.firstRange(of: "\n  \"" + start) else { return nil }
      rest = rest[next.lowerBound...].dropFirst()
    }
    return nil
  }

  private func command(in text: Substring) -> Command? {
    var fields: [Substring: [String]] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      guard line.hasPrefix("    ") else { break }
      guard let colon = line.firstRange(of: ": ") else { continue }
      let value = Data(line[colon.upperBound...].utf8)
      fields[line[..<colon.lowerBound].drop { $0 == " " }] =
        try? JSONDecoder().decode([String].self, from: value)
    }
    guard let arguments = fields["args"], let inputs = fields["inputs"] else { return nil }
    return Command(arguments: arguments, inputs: inputs)
  }
}
