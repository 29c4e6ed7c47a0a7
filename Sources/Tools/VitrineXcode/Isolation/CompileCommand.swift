import Foundation

/// The command that compiles a module, from the package manager's plan.
struct CompileCommand {
  /// The compiler and its arguments, without sources and output files.
  let arguments: [String]
  /// Compiled modules that it depends on.
  let modules: [String]

  /// Arguments that specify outputs, and take a value.
  private static let outputs: Set<String> = [
    "-emit-module-path", "-output-file-map", "-emit-objc-header-path", "-num-threads", "-o",
    "-index-store-path",
  ]
  private static let flags: Set<String> = [
    "-emit-dependencies", "-emit-module", "-emit-objc-header", "-c", "-parseable-output",
    "-serialize-diagnostics", "-whole-module-optimization", "-O", "-Onone", "-gnone",
    "-enable-batch-mode", "-incremental", "-j2",
  ]

  /// Reads the command of a module; `nil` if the plan has none.
  ///
  /// - Parameter plan: the text of `release.yaml`, in which every list is JSON on one line.
  init?(_ module: String, plan: String) {
    var place = plan.startIndex
    var name: String.Index?
    // Linking has a command of its own, with another ending.
    while name == nil, let head = plan[place...].firstRange(of: "\n  \"C.\(module)-") {
      guard let end = plan[head.upperBound...].firstIndex(of: "\n") else { return nil }
      if plan[head.upperBound..<end].hasSuffix(".module\":") { name = end }
      place = end
    }
    guard let name else { return nil }
    var fields: [Substring: [String]] = [:]
    for line in plan[name...].split(separator: "\n", maxSplits: 16).prefix(16) {
      guard line.hasPrefix("    ") else { break }
      guard let colon = line.firstRange(of: ": ") else { continue }
      fields[line[..<colon.lowerBound].drop { $0 == " " }] =
        try? JSONDecoder().decode([String].self, from: Data(line[colon.upperBound...].utf8))
    }
    guard let all = fields["args"], let inputs = fields["inputs"] else { return nil }
    modules = inputs.filter { $0.hasSuffix(".swiftmodule") }
    arguments = CompileCommand.withoutOutputs(all)
  }

  private static func withoutOutputs(_ all: [String]) -> [String] {
    var rest: [String] = []
    var isValue = false
    for argument in all {
      if isValue {
        isValue = false
      } else if outputs.contains(argument) {
        isValue = true
      } else if !flags.contains(argument), !argument.hasPrefix("@") {
        rest.append(argument)
      }
    }
    return rest
  }
}
