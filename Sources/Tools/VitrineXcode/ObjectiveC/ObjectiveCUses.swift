import Foundation
import VitrineSyntax

/// Where Swift uses classes and functions in Objective-C, which return defaults.
struct ObjectiveCUses {
  /// A warning for the first use of each.
  private(set) var problems: [TargetReport.Problem] = []

  init(_ plan: StagingPlan, root: URL) {
    var names = plan.objectiveCNames
    let sources = plan.modules.flatMap(\.files.values).compactMap(\.source)
      .filter { $0.pathExtension == "swift" }
    for source in sources.sorted(by: { $0.path < $1.path }) where !names.isEmpty {
      guard let text = try? ProjectFiles.text(source) else { continue }
      var line = 1
      for token in SwiftLexer.tokens(text) {
        for name in ObjectiveCUses.names(in: token).compactMap({ names.remove($0) }) {
          var problem = TargetReport.Problem(
            isError: false,
            message: "'\(name)' is Objective-C, which is not compiled: it returns defaults")
          (problem.file, problem.line) = (source.path(from: root), line)
          problems.append(problem)
        }
        line += token.text.utf8.count { $0 == UInt8(ascii: "\n") }
      }
    }
  }

  /// The names in a token: a text may have some in its interpolations.
  private static func names(in token: SwiftToken) -> [String] {
    guard token.kind == .string else { return token.kind == .name ? [String(token.text)] : [] }
    return token.text.components(separatedBy: "\\(").dropFirst().flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }
}

extension StagingPlan {
  /// Adds what is to be said of declarations in Objective-C.
  mutating func note(_ declarations: BridgedObjectiveC, root: URL) {
    notes += declarations.notes
    objectiveCNames.formUnion(declarations.names)
    problems += declarations.missing.map { missing in
      var problem = TargetReport.Problem(
        isError: false, message: "there is no file '\(missing.name)' in the project")
      (problem.file, problem.line) = (missing.header.path(from: root), missing.line)
      return problem
    }
  }
}
