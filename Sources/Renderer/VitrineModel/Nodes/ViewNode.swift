import VitrineCoding

/// One view of an archive with its modifiers.
package struct ViewNode: Hashable, Sendable {
  /// The view without its modifiers.
  package var content: Content
  /// The modifiers in the order of the SwiftUI source; the first one is the innermost.
  package var modifiers: [Modifier]
  /// A stable name for hit regions and reports.
  package var id: String?
  /// The statement in Swift source that makes the view; `nil` is that of the view around it.
  ///
  /// It has no effect on pictures.
  package var source: CodeLocation? {
    get { statement.first }
    set { statement = newValue.map { [$0] } ?? [] }
  }

  /// The location of the statement: at most one element.
  ///
  /// An array keeps the node small, because every level of a deep archive reserves stack space for
  /// some.
  private var statement: [CodeLocation] = []

  /// Creates a view node.
  package init(_ content: Content, modifiers: [Modifier] = [], id: String? = nil) {
    self.content = content
    self.modifiers = modifiers
    self.id = id
  }
}
