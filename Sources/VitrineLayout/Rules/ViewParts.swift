import VitrineModel

/// The views that another view is made of, while they are resolved one after the other.
final class ViewParts {
  /// A view and the scope it stands in.
  struct Part {
    let view: ViewNode
    let scope: Scope
  }

  private let parts: [Part]
  private let make: ([[LayoutNode]]) throws(ArchiveError) -> [LayoutNode]
  private var resolved: [[LayoutNode]] = []

  /// Takes the views and what becomes of their nodes.
  init(
    _ parts: [Part], make: @escaping ([[LayoutNode]]) throws(ArchiveError) -> [LayoutNode]
  ) {
    self.parts = parts
    self.make = make
  }

  /// The view that is to be resolved next.
  func next() -> ViewNode? {
    resolved.count < parts.count ? parts[resolved.count].view : nil
  }

  /// The scope of the next view.
  var scope: Scope { parts[resolved.count].scope }

  /// Takes the nodes of the next view.
  func add(_ nodes: [LayoutNode]) { resolved.append(nodes) }

  /// The nodes of the whole view.
  ///
  /// - Throws: `ArchiveError` when the views do not fit into their container.
  func nodes() throws(ArchiveError) -> [LayoutNode] { try make(resolved) }
}

extension ViewParts {
  /// The children of a container.
  convenience init(
    children: [ViewNode], _ kind: String, _ scope: Scope,
    make: @escaping ([LayoutNode]) throws(ArchiveError) -> [LayoutNode]
  ) {
    let parts = children.enumerated().map { index, view in
      Part(view: view, scope: scope.entering(.key(kind), .key("children"), .index(index)))
    }
    self.init(parts) { (nodes) throws(ArchiveError) -> [LayoutNode] in
      try make(nodes.flatMap { $0 })
    }
  }

  /// The label of a control; several views in it lie in a row, and without any there is no control.
  convenience init(
    label: ViewNode, _ scope: Scope, make: @escaping (LayoutNode) -> LayoutNode
  ) {
    self.init([.single(label, scope)]) { resolved in
      LayoutNode.single(resolved[0], scope).map { [make($0)] } ?? []
    }
  }
}

extension ViewParts.Part {
  /// A view that stands where one is needed.
  static func single(_ view: ViewNode, _ scope: Scope) -> ViewParts.Part {
    .init(view: view, scope: view.content.viewCount > 1 ? scope.along(.horizontal) : scope)
  }
}

extension LayoutNode {
  /// One node for the nodes of a view that stands where one is needed; several lie in a row.
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
