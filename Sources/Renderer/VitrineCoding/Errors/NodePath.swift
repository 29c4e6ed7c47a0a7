/// The path of a value in an archive, for example `.entries[0].views.default.vStack`.
public struct NodePath: Hashable, Sendable, CustomStringConvertible {
  /// One step into an object or an array.
  public enum Step: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The element at an index, counted from 0.
    case index(Int)
  }

  /// The steps from the archive's root.
  public var steps: [Step]

  /// Creates a path from steps, by default that of the archive's root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Creates a path from the keys that a decoder reports.
  package init(_ codingPath: [any CodingKey]) {
    steps = codingPath.map { key in
      key.intValue.map(Step.index) ?? .key(key.stringValue)
    }
  }

  /// Returns the path of a value inside this one.
  package func appending(_ steps: Step...) -> NodePath {
    NodePath(self.steps + steps)
  }

  /// The path as text; the root is a single dot.
  public var description: String {
    guard !steps.isEmpty else { return "." }
    return steps.map { step in
      switch step {
      case .key(let name): "." + name
      case .index(let index): "[\(index)]"
      }
    }.joined()
  }
}
