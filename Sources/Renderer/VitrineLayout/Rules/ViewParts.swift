import VitrineCoding
import VitrineGeometry
import VitrineModel

/// The child views of a view, resolved one after the other.
final class ViewParts {
  /// A view and its scope.
  struct Part {
    let view: ViewNode
    let scope: Scope
  }

  /// The use of the nodes.
  private enum Outcome {
    /// The nodes of each view have a distinct role.
    case parts(([[LayoutNode]]) throws(ArchiveError) -> [LayoutNode])
    /// The nodes of all views are a container's children.
    case children(([LayoutNode]) throws(ArchiveError) -> [LayoutNode])
  }

  private let outcome: Outcome
  /// The views, each with its own scope.
  private let parts: [Part]
  /// The children of a container of a kind, and the container's scope.
  private let children: [ViewNode]
  private let kind: String
  private let container: Scope?
  // Unchecked, like the values of a node.
  @exclusivity(unchecked) private var index = 0
  @exclusivity(unchecked) private var resolved: [[LayoutNode]] = []
  @exclusivity(unchecked) private var nodesOfChildren: [LayoutNode] = []

  /// Creates the parts from the views and a closure that combines their nodes.
  init(
    _ parts: [Part], make: @escaping ([[LayoutNode]]) throws(ArchiveError) -> [LayoutNode]
  ) {
    outcome = .parts(make)
    self.parts = parts
    (children, kind, container) = ([], "", nil)
  }

  /// The children of a container.
  init(
    children: [ViewNode], _ kind: String, _ scope: Scope,
    make: @escaping ([LayoutNode]) throws(ArchiveError) -> [LayoutNode]
  ) {
    outcome = .children(make)
    parts = []
    (self.children, self.kind, container) = (children, kind, scope)
    nodesOfChildren.reserveCapacity(children.count)
  }

  /// The view that is to be resolved next.
  func next() -> ViewNode? {
    if container != nil { return index < children.count ? children[index] : nil }
    return index < parts.count ? parts[index].view : nil
  }

  /// The scope of the next view.
  var scope: Scope {
    container?.entering(child: index, of: kind) ?? parts[index].scope
  }

  /// Adds the nodes of the next view.
  func add(_ nodes: [LayoutNode]) {
    index += 1
    if container == nil {
      resolved.append(nodes)
    } else if let only = nodes.first, nodes.count == 1 {
      nodesOfChildren.append(only)
    } else {
      nodesOfChildren += nodes
    }
  }

  /// The nodes of the whole view.
  ///
  /// - Throws: `ArchiveError` when the views do not fit into their container.
  func nodes() throws(ArchiveError) -> [LayoutNode] {
    switch outcome {
    case .parts(let make): try make(resolved)
    case .children(let make): try make(nodesOfChildren)
    }
  }
}

extension ViewParts {
  /// The label of a control; several views in it form a row, and a control without a label is
  /// omitted.
  convenience init(
    label: ViewNode, _ scope: Scope, make: @escaping (LayoutNode) -> LayoutNode
  ) {
    self.init([.single(label, scope)]) { resolved in
      LayoutNode.single(resolved[0], scope).map { [make($0)] } ?? []
    }
  }
}

extension ViewParts.Part {
  /// A view in a place for a single view.
  static func single(_ view: ViewNode, _ scope: Scope) -> ViewParts.Part {
    .init(view: view, scope: view.content.viewCount > 1 ? scope.along(.horizontal) : scope)
  }
}

extension LayoutNode {
  /// A single node for the nodes of a view in a place for a single view; several form a row.
  static func single(_ nodes: [LayoutNode], _ scope: Scope) -> LayoutNode? {
    nodes.count > 1
      ? row(nodes, spacing: nil, alignment: .center, scope) : nodes.first
  }

  /// Nodes side by side.
  static func row(
    _ nodes: [LayoutNode], spacing: Double?, alignment: VerticalAlignment, _ scope: Scope
  ) -> LayoutNode {
    LayoutNode(
      "HStack", scope,
      rule: StackRule(axis: .horizontal, spacing: spacing, alignment: .vertical(alignment)),
      children: nodes)
  }
}
