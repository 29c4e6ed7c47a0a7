import Vitrine

/// Problems, each kind of them once, with its first place and the number of the others.
package struct ProblemSummary {
  /// Problems with the same message.
  private struct Kind {
    var first: ReportedDiagnostic
    var places: Set<String> = []
    var widgets: Set<String> = []
    var count = 0
  }

  private var kinds: [Kind] = []
  private var indices: [String: Int] = [:]

  package init(_ problems: [ReportedDiagnostic] = []) {
    for problem in problems { add(problem) }
  }

  package mutating func add(_ problem: ReportedDiagnostic) {
    let key = "\(problem.severity.rawValue) \(problem.message)"
    let index = indices[key] ?? kinds.endIndex
    if index == kinds.endIndex { kinds.append(Kind(first: problem)) }
    indices[key] = index
    kinds[index].count += 1
    if let place = problem.codeLine {
      kinds[index].places.insert(place)
      // The first line of the project, not the one that was found first.
      if let old = kinds[index].first.codeLine, place < old { kinds[index].first = problem }
    }
    if let widget = problem.widget { kinds[index].widgets.insert(widget) }
  }

  /// The problems as printed, errors first, each hint once.
  package func texts(_ paint: (String, String) -> String) -> [String] {
    var hints: Set<String> = []
    let sorted =
      kinds.filter { $0.first.severity == .error } + kinds.filter { $0.first.severity == .warning }
    return sorted.flatMap { kind -> [String] in
      var problem = kind.first
      problem.message += ProblemSummary.count(kind)
      if let hint = problem.hint, !hints.insert(hint).inserted { problem.hint = nil }
      return problem.text(paint: paint).split(separator: "\n").map(String.init)
    }
  }

  private static func count(_ kind: Kind) -> String {
    var parts: [String] = []
    if kind.places.count > 1 { parts.append(kind.places.count.counted("place")) }
    if kind.widgets.count > 1 { parts.append(kind.widgets.count.counted("widget")) }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

extension ReportedDiagnostic {
  /// The file and line in Swift source, without a column; `nil` if it is not known.
  var codeLine: String? {
    source.map { text in
      let parts = text.split(separator: ":")
      return parts.prefix(2).joined(separator: ":")
    }
  }
}
