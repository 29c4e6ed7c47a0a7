import VitrineCoding

/// Where in the archive a layout node comes from.
///
/// A chain of steps that shares its beginning with all nodes of the same branch: a path for each
/// node would cost as many steps as the tree is deep.
final class Source {
  /// Where a source is in its parent; the steps of common places are made when they are needed.
  private enum Place {
    /// A child of a view of a kind.
    case child(kind: String, index: Int)
    /// A modifier of a name.
    case modifier(index: Int, name: String)
    /// Anything else.
    case steps([NodePath.Step])

    var steps: [NodePath.Step] {
      switch self {
      case .child(let kind, let index): [.key(kind), .key("children"), .index(index)]
      case .modifier(let index, let name): [.key("modifiers"), .index(index), .key(name)]
      case .steps(let steps): steps
      }
    }
  }

  private let parent: Source?
  private let place: Place
  /// The stable id of the archive's node.
  let id: String?

  /// The beginning of a chain.
  init(_ path: NodePath) {
    parent = nil
    place = .steps(path.steps)
    id = nil
  }

  private init(parent: Source, _ place: Place, id: String? = nil) {
    self.parent = parent
    self.place = place
    self.id = id
  }

  /// The source of a value inside this one.
  func appending(_ steps: [NodePath.Step], id: String? = nil) -> Source {
    Source(parent: self, .steps(steps), id: id)
  }

  /// The source of a child of the view, which is of a kind.
  func child(_ index: Int, of kind: String) -> Source {
    Source(parent: self, .child(kind: kind, index: index))
  }

  /// The source of a modifier of the view.
  func modifier(_ index: Int, _ name: String) -> Source {
    Source(parent: self, .modifier(index: index, name: name))
  }

  /// The whole path from the archive's root.
  var path: NodePath {
    var parts: [[NodePath.Step]] = []
    var link: Source? = self
    while let current = link {
      parts.append(current.place.steps)
      link = current.parent
    }
    return NodePath(parts.reversed().flatMap { $0 })
  }

  /// The stable id of the view that contains the source, or the path if it has none.
  ///
  /// Modifiers of a view are in it.
  var viewName: String {
    guard id == nil, case .modifier = place, let parent else { return name }
    return parent.viewName
  }

  /// Whether the view of this modifier is another source, or contains it.
  func isAround(_ other: Source) -> Bool {
    guard case .modifier = place, let view = parent else { return false }
    return sequence(first: other, next: \.parent).contains { $0 === view }
  }

  /// The stable id, or the path if the archive has none.
  var name: String { id ?? path.description }
}
