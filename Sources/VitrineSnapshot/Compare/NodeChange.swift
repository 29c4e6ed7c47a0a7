import VitrineGeometry

/// A view that is not where, or not what, it was.
public struct NodeChange: Hashable, Sendable, Codable {
  /// The kind of change.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It shows something else.
    case renamed
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It has another size.
    case resized
    /// It has another place in its parent.
    case moved
  }

  /// The kind of change.
  public var kind: Kind
  /// The name of the view, for example `Text "hello"`.
  public var name: String
  /// The previous name of the view, if it has changed.
  public var oldName: String?
  /// Its box in points.
  public var frame: Rect
  /// Its box before, in points, where it is another.
  public var oldFrame: Rect?
  /// Its path in the archive; of a removed view, the path of its parent.
  ///
  /// For example `.entries[0].views.default.text`; `nil` in old reports.
  public var path: String?

  /// One line for people.
  public var text: String {
    switch kind {
    case .added: "+ \(name)  \(frame.dumpText)"
    case .removed: "- \(name)  \(frame.dumpText)"
    case .renamed: "\(oldName ?? "") → \(NodeChange.tail(name, after: oldName ?? ""))  \(place)"
    case .moved: "\(name) moved  \(place)"
    case .resized: "\(name) resized  \(place)"
    }
  }

  private var place: String {
    guard let oldFrame, oldFrame != frame else { return frame.dumpText }
    return "\(oldFrame.dumpText) → \(frame.dumpText)"
  }

  /// The name without the kind of view, where the other name starts with it too.
  private static func tail(_ name: String, after other: String) -> String {
    let word = name.prefix { $0 != " " }
    guard word.count < name.count, other.hasPrefix(word + " ") else { return name }
    return String(name.dropFirst(word.count + 1))
  }
}
