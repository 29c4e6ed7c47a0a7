import VitrineModel

/// Turns archived views into layout nodes: the environment flows down, composed views are taken
/// apart, modifiers become nodes around their view.
///
/// An empty view resolves to no node and a group to several, so that containers see what SwiftUI's
/// containers see.
final class Resolver {
  /// Views and modifiers that may enclose each other.
  ///
  /// Layout and drawing call themselves once for each; this many fit into 512 KiB of stack.
  static let depthLimit = 500

  let context: any LayoutContext
  /// What lies behind the widget: the outermost `containerBackground`.
  private(set) var containerBackground: [LayoutNode]?
  /// The widget's URL: the outermost `widgetURL`.
  private(set) var widgetURL: (url: String, source: Source)?

  init(context: any LayoutContext) {
    self.context = context
  }

  /// The nodes of a view with all its modifiers.
  ///
  /// - Throws: `ArchiveError` when views and modifiers are nested too deeply.
  func resolve(_ view: ViewNode, _ scope: Scope) throws(ArchiveError) -> [LayoutNode] {
    var scope = scope
    if let id = view.id { scope.source = scope.source.appending(id: id) }
    return try resolve(view, modifiers: view.modifiers.count, scope)
  }

  /// The nodes of a view with the first `count` of its modifiers, the last of which is outermost.
  private func resolve(
    _ view: ViewNode, modifiers count: Int, _ scope: Scope
  ) throws(ArchiveError) -> [LayoutNode] {
    var scope = scope
    scope.depth += 1
    guard scope.depth <= Resolver.depthLimit else {
      throw ArchiveError(
        .limitExceeded(.layoutDepth, found: scope.depth, allowed: Resolver.depthLimit),
        path: scope.source.path)
    }
    guard count > 0 else { return try content(view.content, scope) }
    let modifier = view.modifiers[count - 1]
    let inside = { (scope: Scope) throws(ArchiveError) -> [LayoutNode] in
      try self.resolve(view, modifiers: count - 1, scope)
    }
    let place = scope.entering(.key("modifiers"), .index(count - 1), .key(modifier.form.name))
    switch role(of: modifier, scope.environment) {
    case .environment(let values): return try inside(scope.with(values))
    case .wrapper(let rule, let ink):
      return try inside(scope).map { node in
        LayoutNode("." + modifier.form.name, place.source, rule: rule, ink: ink, children: [node])
      }
    case .layer(let layer, let isBehind):
      var nodes: [LayoutNode] = []
      for node in try inside(scope) {
        nodes.append(try self.layer(layer, isBehind: isBehind, on: node, place))
      }
      return nodes
    case .containerBackground(let layer):
      if containerBackground == nil { containerBackground = try layerNodes(layer, place) }
      return try inside(scope)
    case .widgetURL(let url):
      if let first = widgetURL {
        context.report(
          Diagnostic(
            .ineffective("a widget has one URL; '\(first.url)' is taken"), path: place.source.path))
      } else {
        widgetURL = (url, place.source)
      }
      return try inside(scope)
    case .nothing: return try inside(scope)
    }
  }

  /// The nodes of a container's children.
  func children(
    _ views: [ViewNode], _ kind: String, _ scope: Scope
  ) throws(ArchiveError) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    for (index, view) in views.enumerated() {
      nodes += try resolve(
        view, scope.entering(.key(kind), .key("children"), .index(index)))
    }
    return nodes
  }

  /// One node for a view that stands where one is needed; several are laid out in a row.
  func single(_ view: ViewNode, _ scope: Scope) throws(ArchiveError) -> LayoutNode? {
    let nodes = try resolve(view, scope)
    if nodes.count <= 1 { return nodes.first }
    return row(nodes, spacing: nil, alignment: .center, scope)
  }

  /// Nodes side by side.
  func row(
    _ nodes: [LayoutNode], spacing: Double?, alignment: VerticalAlignment, _ scope: Scope
  ) -> LayoutNode {
    LayoutNode(
      "HStack", scope.source,
      rule: StackRule(axis: .horizontal, spacing: spacing, alignment: .vertical(alignment)),
      children: nodes)
  }

  /// A node with the modifiers of a control's look around it, the first one innermost.
  func wrap(
    _ node: LayoutNode, _ modifiers: [Modifier], _ scope: Scope
  ) throws(ArchiveError) -> LayoutNode {
    var node = node
    for modifier in modifiers {
      switch role(of: modifier, scope.environment) {
      case .wrapper(let rule, let ink):
        node = LayoutNode(
          "." + modifier.form.name, scope.source, rule: rule, ink: ink, children: [node])
      case .layer(let layer, let isBehind):
        node = try self.layer(layer, isBehind: isBehind, on: node, scope)
      case .environment, .containerBackground, .widgetURL, .nothing: break
      }
    }
    return node
  }
}
