import Vitrine
import VitrineCoding

/// Finds similar changes, so that they can be accepted together.
enum ChangeGroup {
  /// Returns eight hexadecimal digits that are the same for changes of the same views in any
  /// position.
  ///
  /// If no view changed, the views under the differing pixels count.
  static func identifier(nodes: [NodeChange], clusters: [GoldenResult.Cluster]) -> String? {
    var parts = nodes.map { "\($0.kind.rawValue) \($0.oldName ?? "") → \($0.name)" }
    if parts.isEmpty { parts = clusters.map { "drawn " + $0.nodes.joined(separator: ", ") } }
    guard !parts.isEmpty else { return nil }
    let text = Set(parts).sorted().joined(separator: "\n")
    return String(XXHash64.text(XXHash64.hash(Array(text.utf8))).prefix(8))
  }
}
