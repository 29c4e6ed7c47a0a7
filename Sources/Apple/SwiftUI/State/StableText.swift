internal import VitrineCoding

/// A text for a value that is the same in every process, by which archives detect that a value has
/// changed.
enum StableText {
  /// The maximum depth of nested values.
  private static let depth = 12
  /// The maximum number of bytes of a text; a longer one is replaced by its hash.
  private static let length = 64

  /// Returns the text of a value.
  static func of(_ value: Any) -> String {
    let text = text(of: value, depth: depth)
    let bytes = Array(text.utf8)
    return bytes.count <= length ? text : XXHash64.text(XXHash64.hash(bytes))
  }

  /// Elements of sets and dictionaries are sorted, because their order differs between processes.
  private static func text(of value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    let isLeaf = mirror.children.isEmpty || value is any LosslessStringConvertible
    guard depth > 0, !isLeaf else { return String(describing: value) }
    let parts = mirror.children.map { child in
      (child.label.map { $0 + ":" } ?? "") + text(of: child.value, depth: depth - 1)
    }
    if mirror.displayStyle == .optional { return parts.first ?? "nil" }
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    return "(" + (isUnordered ? parts.sorted() : parts).joined(separator: ",") + ")"
  }
}
