import Foundation
import VitrineCoding
import VitrineProcess

/// Code that a project needs and that is not available.
struct AbsentCode {
  /// Imported modules that were not found.
  let modules: [String]
  /// Empty folders of submodules, by their names in the project.
  let submodules: [String]
  private let program: String

  /// The maximum number of folders above a project that are searched for a list of submodules.
  private static let depth = 4

  /// The code that a plan lacks.
  ///
  /// - Parameter root: the folder of the project.
  init(_ plan: StagingPlan, root: URL) {
    program = plan.target.moduleName
    modules = plan.missingModules.keys.sorted()
    submodules = AbsentCode.submodules(root)
  }

  /// Explains the missing requirements if too much of a module would have to be omitted.
  func explanation(of result: PlanIsolation.Result, in file: String) -> BuildExplanation {
    let module = result.failure?.module ?? program
    let types = Suggestion.list(result.entryTypes)
    let message =
      result.failure?.reason == .limit
      ? "\(module): missing code is needed: more than \(result.places.count.counted("place")) "
        + "would have to be left out"
      : "\(module): missing code is needed by \(types)"
    return BuildExplanation(file: file, line: 1, message: message, hint: hint(result))
  }

  /// Explains which widgets, entries and providers were left out, each at its place.
  func lost(in result: PlanIsolation.Result, name: (String) -> String) -> [BuildExplanation] {
    let hint = hint(result)
    return result.places.compactMap { place in
      place.entryType.map {
        BuildExplanation(
          file: name(place.file), line: place.line,
          message: "'\($0)' cannot be drawn: \(place.reason)", hint: hint)
      }
    }
  }

  private func hint(_ result: PlanIsolation.Result) -> String {
    var needs: [String] = []
    if !modules.isEmpty {
      let names = Suggestion.list(modules)
      needs.append("pass folders that contain \(names) to '--packages'")
    }
    // Whether a module is in a submodule is only known after the submodule is fetched.
    if !submodules.isEmpty {
      let names = Suggestion.list(submodules)
      needs.append(
        "\(names) \(submodules.count == 1 ? "is" : "are") empty: run 'git submodule update --init'")
    }
    if !needs.isEmpty { return needs.joined(separator: "; ") }
    let names = Suggestion.list(AbsentCode.names(result))
    return "the files that declare \(names) are not part of the target"
  }

  /// The names that most places lack.
  private static func names(_ result: PlanIsolation.Result) -> [String] {
    let counts = result.places.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5).map(\.key)
  }

  /// The empty folders of a list of submodules, in the project's folder or one above it.
  private static func submodules(_ root: URL) -> [String] {
    var folder = root
    for _ in 0..<depth {
      if let text = try? ProjectFiles.text(folder.appending(path: ".gitmodules")) {
        return paths(text).filter { ProjectFiles.names(folder.appending(path: $0)).isEmpty }
      }
      folder = folder.deletingLastPathComponent()
    }
    return []
  }

  private static func paths(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, parts[0] == "path", !parts[1].hasPrefix("/"),
        !parts[1].split(separator: "/").contains("..")
      else { return nil }
      return parts[1]
    }.sorted()
  }
}
