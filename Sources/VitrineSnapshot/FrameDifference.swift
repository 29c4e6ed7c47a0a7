/// Compares two dumps of frames line by line.
enum FrameDifference {
  /// Most lines that are shown of each dump.
  private static let shown = 6

  /// The lines of each dump that the other one lacks; empty when the dumps are equal.
  static func lines(expected: String, actual: String) -> [String] {
    let old = expected.split(separator: "\n").map(String.init)
    let new = actual.split(separator: "\n").map(String.init)
    let changes = new.difference(from: old)
    let removed = changes.removals.map { "- " + text($0) }
    let added = changes.insertions.map { "+ " + text($0) }
    guard !changes.isEmpty else { return [] }
    return ["frames differ:"] + cut(removed) + cut(added)
  }

  private static func text(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _):
      line.trimmingPrefix { $0 == " " }.description
    }
  }

  private static func cut(_ lines: [String]) -> [String] {
    guard lines.count > shown else { return lines }
    return Array(lines.prefix(shown)) + ["  … \(lines.count - shown) more"]
  }
}
