import VitrineFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The build plan of the package manager, from its file `debug.yaml` or `release.yaml`.
///
/// The file is YAML, but every list in it is JSON on one line.
package struct BuildManifest: Sendable {
  private let text: String

  /// The maximum size of the file, in bytes.
  private static let limit = 256 << 20

  /// Creates a plan from the text of its file.
  package init(text: String) { self.text = text }

  /// Reads a plan; `nil` if the file cannot be read.
  package init?(file: String) {
    guard let bytes = try? FileReader.read(file, limit: BuildManifest.limit) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// A command of the plan.
  package struct Command: Sendable {
    /// The program and its arguments.
    package var arguments: [String]
    /// The paths of files that it reads.
    package var inputs: [String]
    /// The paths of Swift files that it reads.
    package var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }
  }

  /// Returns the command that compiles a module.
  package func compile(_ module: String) -> Command? { command("C.\(module)-", ".module\":") }

  /// Returns the command that links a program.
  package func link(_ program: String) -> Command? { command("C.\(program)-", ".exe\":") }

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
    for line in text.split(separator: "\n", maxSplits: 16).dropFirst().prefix(15) {
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

extension BuildManifest.Command {
  /// Arguments that say what is written, how and for which other tools, and take a value.
  private static let outputOptions: Set<String> = [
    "-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-num-threads", "-o",
    "-index-store-path",
  ]
  private static let outputFlags: Set<String> = [
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-c", "-parseable-output",
    "-serialize-diagnostics", "-whole-module-optimization", "-O", "-Onone", "-g", "-gnone",
    "-enable-batch-mode", "-incremental",
  ]

  /// The compiler and its arguments without sources and outputs.
  package var argumentsWithoutOutputs: [String] {
    var kept: [String] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      if Self.outputOptions.contains(word) || word == "-Xcc" && words.first == "-g" {
        _ = words.popFirst()
      } else if !Self.outputFlags.contains(word), !word.hasPrefix("@") {
        kept.append(word)
      }
    }
    return kept
  }

  /// The options for the compiler of C that say where modules are.
  package var moduleOptions: [String] {
    zip(arguments, arguments.dropFirst()).compactMap { option, value in
      option == "-Xcc" && (value.hasPrefix("-fmodule-map-file=") || value.hasPrefix("-I"))
        ? value : nil
    }
  }

  /// The arguments without sources and outputs, with which the module can also import what others do.
  package func argumentsWithoutOutputs(importingAs others: [Self]) -> [String] {
    var known = Set(moduleOptions)
    return argumentsWithoutOutputs
      + others.flatMap(\.moduleOptions).filter { known.insert($0).inserted }
      .flatMap { ["-Xcc", $0] }
  }

  /// The value of an option; `nil` without it.
  package func value(of option: String) -> String? {
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
  }
}
