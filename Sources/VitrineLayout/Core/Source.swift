import VitrineModel

/// Where in the archive a layout node comes from.
///
/// A chain of steps that shares its beginning with all nodes of the same branch: a path for each
/// node would cost as many steps as the tree is deep.
final class Source {
  private let parent: Source?
  private let steps: [NodePath.Step]
  /// The stable id of the archive's node.
  let id: String?

  /// The beginning of a chain.
  init(_ path: NodePath) {
    parent = nil
    steps = path.steps
    id = nil
  }

  private init(parent: Source, steps: [NodePath.Step], id: String?) {
    self.parent = parent
    self.steps = steps
    self.id = id
  }

  /// The source of a value inside this one.
  func appending(_ steps: [NodePath.Step], id: String? = nil) -> Source {
    Source(parent: self, steps: steps, id: id)
  }

  /// The whole path from the archive's root.
  var path: NodePath {
    var parts: [[NodePath.Step]] = []
    var link: Source? = self
    while let current = link {
      parts.append(current.steps)
      link = current.parent
    }
    return NodePath(parts.reversed().flatMap { $0 })
  }

  /// The stable id of the view that the source lies in, or the path where it has none.
  ///
  /// Modifiers of a view lie in it.
  var viewName: String {
    guard id == nil, steps.first == .key("modifiers"), let parent else { return name }
    return parent.viewName
  }

  /// The stable id, or the path where the archive gives none.
  var name: String { id ?? path.description }
}
