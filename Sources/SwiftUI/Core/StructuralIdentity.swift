internal import VitrineModel

/// Nodes record the structural identity of their view: the element of a `ForEach`, the branch of a
/// condition, and the position of either among the other statements. Nodes of other views are
/// identified by their order.
extension [ViewNode] {
  /// The nodes of an element or a branch, each with its id; a plain group stays one, as grids look for
  /// rows in it.
  func identified(by id: String) -> [ViewNode] {
    map { node in
      var node = node
      if case .group(var group) = node.content, node.modifiers.isEmpty {
        group.children = group.children.identified(by: id)
        node.content = .group(group)
      } else if let index = node.modifiers.identityIndex {
        node.modifiers[index] = node.modifiers[index].identified(by: id)
      } else {
        node.modifiers.append(.id(id))
      }
      return node
    }
  }

  /// The nodes of the statement at an index; a node with an id is distinguished from those of other
  /// statements.
  func placed(at index: Int) -> [ViewNode] {
    map { node in
      var node = node
      if case .group(var group) = node.content, node.modifiers.isEmpty {
        group.children = group.children.placed(at: index)
        node.content = .group(group)
      } else if let identity = node.modifiers.identityIndex {
        node.modifiers[identity] = node.modifiers[identity].identified(by: String(index))
      }
      return node
    }
  }
}

extension [Modifier] {
  /// Where the outermost id is.
  fileprivate var identityIndex: Int? {
    lastIndex { if case .id = $0 { true } else { false } }
  }
}

extension Modifier {
  /// An id inside of what another one names; other modifiers stay as they are.
  fileprivate func identified(by outer: String) -> Modifier {
    guard case .id(let id) = self else { return self }
    return .id(outer + "/" + id)
  }
}
