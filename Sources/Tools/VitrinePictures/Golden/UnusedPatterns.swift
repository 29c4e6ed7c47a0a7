import VitrineCommandLine
import VitrineSnapshot

/// Patterns of `ignore` that match no view in any picture of their matrix.
struct UnusedPatterns {
  /// A pattern in the matrix of a folder.
  private struct Pattern: Hashable {
    let folder: String
    let text: String

    init(_ text: String, ofGolden name: String) {
      folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
      self.text = text
    }
  }

  /// The number of pictures that may have such a view.
  private var left: [Pattern: Int] = [:]

  /// Creates the patterns of all goldens, before one is verified.
  init(_ all: [GoldenCase]) {
    for golden in all {
      for text in Set(golden.tolerance.ignored) {
        left[Pattern(text, ofGolden: golden.name), default: 0] += 1
      }
    }
  }

  /// Removes a picture without such views.
  mutating func note(_ result: GoldenResult) {
    for text in result.unusedPatterns ?? [] {
      left[Pattern(text, ofGolden: result.name)]? -= 1
    }
  }

  /// A warning for each pattern without views, in order; a run of some pictures knows none.
  var warnings: [ReportedDiagnostic] {
    let unused = left.filter { $0.value == 0 }.map { pattern, _ in
      "\(pattern.folder)/matrix.json: 'ignore' has '\(pattern.text)', which matches no view"
    }
    let hint = "see the names of views in the '.frames.txt' of a golden, or remove it"
    return unused.sorted().map { ReportedDiagnostic(.warning, $0, hint: hint) }
  }
}
