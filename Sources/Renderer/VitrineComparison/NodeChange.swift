import VitrineGeometry

/// A view that changed.
public struct NodeChange: Hashable, Sendable, Codable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The view has other content.
    case renamed
    /// The view is new.
    case added
    /// The view no longer exists.
    case removed
    /// The view has another size.
    case resized
    /// The view has placed its content otherwise, which kept its size.
    case rearranged
    /// The view has another position in its parent.
    case moved
  }

  /// The kind of change.
  public var kind: Kind
  /// The name of the view, for example `Text "hello"`.
  public var name: String
  /// The previous name of the view, if it has changed.
  public var oldName: String?
  /// The box of the view, in points.
  public var frame: Rect
  /// The previous box, in points, if it has changed.
  public var oldFrame: Rect?
  /// Its path in the archive; of a removed view, the path of its parent.
  ///
  /// For example `.entries[0].views.default.text`; `nil` in old reports.
  public var path: String?

  package init(
    kind: Kind, name: String, oldName: String? = nil, frame: Rect, oldFrame: Rect? = nil,
    path: String? = nil
  ) {
    (self.kind, self.name, self.oldName) = (kind, name, oldName)
    (self.frame, self.oldFrame, self.path) = (frame, oldFrame, path)
  }

  /// The change in one line.
  public var text: String {
    switch kind {
    case .added: "+ \(name)  \(frame.dumpText)"
    case .removed: "- \(name)  \(frame.dumpText)"
    case .renamed: "\(oldName ?? "") → \(NodeChange.tail(name, after: oldName ?? ""))  \(place)"
    case .moved: "\(name) moved  \(place)"
    case .rearranged: "\(name) rearranged  \(place)"
    case .resized: "\(name) resized  \(place)"
    }
  }

  private var place: String {
    guard let oldFrame, oldFrame != frame else { return frame.dumpText }
    return "\(oldFrame.dumpText) → \(frame.dumpText)"
  }

  /// Returns the name without the kind of view, if the other name starts with the same kind.
  private static func tail(_ name: String, after other: String) -> String {
    let word = name.prefix { $0 != " " }
    guard word.count < name.count, other.hasPrefix(word + " ") else { return name }
    return String(name.dropFirst(word.count + 1))
  }
}
