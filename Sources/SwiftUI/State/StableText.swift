internal import VitrineCoding

/// A value as a text that is the same in every process: archives tell by it whether a value changed.
enum StableText {
  /// Values inside of each other that are gone into.
  private static let depth = 12
  /// Bytes up to which a text is kept as it is; of a longer one its hash is.
  private static let length = 64

  /// The text of a value.
  static func of(_ value: Any) -> String {
    let text = text(of: value, depth: depth)
    let bytes = Array(text.utf8)
    return bytes.count <= length ? text : XXHash64.text(XXHash64.hash(bytes))
  }

  /// Elements of sets and dictionaries are sorted: their order changes from process to process.
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
