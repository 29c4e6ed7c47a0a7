/// One view of an archive with the modifiers that its author wrote behind it.
public struct ViewNode: Hashable, Sendable {
  /// The view itself.
  public var content: Content
  /// The modifiers in the order of the SwiftUI source; the first one is the innermost.
  public var modifiers: [Modifier]
  /// A stable name for hit regions and reports.
  public var id: String?

  /// Makes a node.
  public init(_ content: Content, modifiers: [Modifier] = [], id: String? = nil) {
    self.content = content
    self.modifiers = modifiers
    self.id = id
  }
}
