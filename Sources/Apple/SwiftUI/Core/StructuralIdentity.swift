internal import VitrineModel

/// Nodes have the structural identity of their view: the element of a `ForEach`, the branch of a
/// condition, and the position of either among the other statements. Nodes of other views are
/// identified by their order.
extension [ViewNode] {
  /// Returns the nodes of an element or a branch, each with its id; a plain group remains one node,
  /// because grids look for rows in it.
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

  /// Returns the nodes of the statement at an index; a node with an id is distinguished from those
  /// of other statements.
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
  /// The index of the outermost modifier that sets an id.
  fileprivate var identityIndex: Int? {
    lastIndex { if case .id = $0 { true } else { false } }
  }
}

extension Modifier {
  /// Returns an id qualified by an outer one; other modifiers are unchanged.
  fileprivate func identified(by outer: String) -> Modifier {
    guard case .id(let id) = self else { return self }
    return .id(outer + "/" + id)
  }
}
