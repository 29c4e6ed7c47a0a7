import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the package manager says of a package, as far as a session needs it.
struct PackageDescription: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    var name: String
    var type: String
    var path: String
    var product_dependencies: [String]?
    var target_dependencies: [String]?
  }

  var targets: [Target]

  /// Asks the package manager.
  ///
  /// - Throws: `LiveError` when the manifest cannot be used.
  static func read(
    _ folder: String, _ toolchain: SwiftToolchain, _ cancellation: Cancellation
  ) throws(LiveError) -> PackageDescription {
    let process = ChildProcess(
      program: toolchain.swift,
      arguments: ["package", "--package-path", folder, "describe", "--type", "json"], timeout: 300)
    let result: ChildProcess.Result
    do throws(Errno) {
      result = try process.run(cancellation)
    } catch {
      throw LiveError("'swift package' cannot be started: \(error.text)")
    }
    if cancellation.isCancelled { throw .overtaken }
    guard let description = try? JSONDecoder().decode(Self.self, from: Data(result.output)) else {
      throw LiveError(
        "the package cannot be read: \(CompilerOutput.fault(result.text).message)",
        hint: "run 'swift package describe' in '\(folder)'")
    }
    return description
  }

  /// The programs of widgets: executables that use WidgetKit, themselves or by other targets.
  var programs: [String] {
    targets.filter { $0.type == "executable" && uses("WidgetKit", $0, seen: []) }.map(\.name)
  }

  private func uses(_ product: String, _ target: Target, seen: Set<String>) -> Bool {
    if target.product_dependencies?.contains(product) == true { return true }
    let names = target.target_dependencies ?? []
    if names.contains(product) { return true }
    guard !seen.contains(target.name) else { return false }
    return names.contains { name in
      targets.contains { $0.name == name && uses(product, $0, seen: seen.union([target.name])) }
    }
  }

  /// The program of a name, or the only one.
  ///
  /// - Throws: `LiveError` when there is none, or there are several to choose from.
  func program(named name: String?) throws(LiveError) -> String {
    let all = programs
    if let name {
      if all.contains(name) { return name }
      throw LiveError(
        "the package has no program of widgets '\(name)'",
        hint: Suggestion.hint(for: name, among: all) ?? "it has " + Suggestion.list(all))
    }
    guard let first = all.first else {
      throw LiveError(
        "the package has no executable target that depends on WidgetKit",
        hint: "see 'Archive your widgets' in Vitrine's documentation")
    }
    guard all.count == 1 else {
      throw LiveError(
        "the package has \(all.count) programs of widgets",
        hint: "choose one with --target: " + Suggestion.list(all))
    }
    return first
  }
}
