import VitrineCoding
import VitrineGeometry
import VitrineModel

/// Turns archived views into layout nodes: the environment flows down, composed views are split
/// into their parts, modifiers become nodes around their view.
///
/// An empty view resolves to no node and a group to several, so that containers see what SwiftUI's
/// containers see. Functions that take part in the recursion over views hold next to nothing on
/// the stack; whatever needs room there is done in functions that return before it goes on.
final class Resolver {
  /// The maximum nesting of views and modifiers.
  ///
  /// Resolving, layout and drawing call themselves for each level, and a secondary thread may have
  /// only 512 KiB of stack: this many levels fit into it even without optimisation, where a level
  /// takes up to 2.3 KiB.
  static let depthLimit = 200

  let context: any LayoutContext
  /// Extent of the widget's content area, which some frames are a part of.
  let area: Size
  /// The outermost `containerBackground`.
  private var containerBackground: ModifierStep?
  /// The widget's URL: the outermost `widgetURL`, of several beside each other the last.
  private(set) var widgetURL: (url: String, source: Source)?
  /// The colour behind a Live Activity: the outermost `activityBackgroundTint`.
  private(set) var activityBackgroundTint: Color?

  init(context: any LayoutContext, area: Size) {
    self.context = context
    self.area = area
  }

  /// The nodes of a view with all its modifiers.
  ///
  /// - Throws: `ArchiveError` when views and modifiers are nested too deeply.
  func resolve(_ view: ViewNode, _ scope: Scope) throws(ArchiveError) -> [LayoutNode] {
    var steps = ModifierSteps()
    let inner = try enter(view, scope, &steps)
    let nodes = try content(view.content, inner)
    let outer = steps.all.isEmpty ? nodes : try leave(nodes, steps.all)
    if !steps.motions.isEmpty {
      ViewIdentity.note(steps.motions, on: outer)
      try addPhases(of: view, to: outer, scope)
    }
    return outer
  }

  /// Nodes inside modifiers that are not a view's own, the innermost modifier first.
  ///
  /// - Throws: `ArchiveError` when views and modifiers are nested too deeply.
  func wrapped(
    in modifiers: [Modifier], _ scope: Scope, _ make: (Scope) -> [LayoutNode]
  ) throws(ArchiveError) -> [LayoutNode] {
    var steps = ModifierSteps()
    let view = ViewNode(.emptyView(EmptyView()), modifiers: modifiers)
    let inner = try enter(view, scope, &steps)
    return steps.all.isEmpty ? make(inner) : try leave(make(inner), steps.all)
  }

  /// The content behind the widget; known once its views are resolved.
  ///
  /// - Throws: `ArchiveError` when views and modifiers are nested too deeply.
  func resolveContainerBackground() throws(ArchiveError) -> [LayoutNode] {
    guard let step = containerBackground else { return [] }
    return try layerNodes(step)
  }

  /// The scope inside a view's modifiers; those that add something become steps, the outermost one
  /// first.
  private func enter(
    _ view: ViewNode, _ scope: Scope, _ steps: inout ModifierSteps
  ) throws(ArchiveError) -> Scope {
    do throws(ArchiveError) {
      try context.check()
    } catch {
      throw ArchiveError(error.reason, path: error.path ?? scope.source.path, file: error.file)
    }
    var scope = scope
    if let id = view.id { scope.source = scope.source.appending([], id: id) }
    for index in view.modifiers.indices.reversed() {
      let modifier = view.modifiers[index]
      let (name, traits) = (modifier.caseName, modifier.traits)
      // A layer's own view is resolved inside its modifier, which takes as much stack space again.
      scope = try scope.deeper(
        by: traits.addsView ? 2 : 1, at: scope.source.modifier(index, name))
      // Nothing refers to the places of these, which most modifiers are.
      if case .environment(let change) = traits.kind {
        scope = scope.changed(by: change)
        continue
      }
      if case .background(let layer) = modifier, layer.style?.isMaterial == true {
        scope = scope.changed { $0.isOnMaterial = true }
      }
      let place = scope.entering(modifier: index, name)
      let step = addition(traits.kind, scope).map {
        ModifierStep(modifier, name, place, $0)
      }
      switch traits.kind {
      case .layout, .drawing, .colors, .layer, .accessibility:
        if let step { steps.all.append(step) }
      case .containerBackground: containerBackground = containerBackground ?? step
      case .widgetURL(let url): takeWidgetURL(url, place)
      case .activityBackgroundTint(let color):
        activityBackgroundTint = activityBackgroundTint ?? color
      case .motion(let modifier):
        scope.transactions = TransactionChain.adding(modifier, to: scope.transactions)
        steps.motions.append(modifier)
      case .environment, .none: break
      }
    }
    return try scope.deeper(by: view.content.traits.levels)
  }

  /// Records the widget's URL: one around a view wins over those inside, and of views beside each
  /// other the last wins.
  ///
  /// Source: Apple's documentation of `widgetURL(_:)` leaves the result of several undefined;
  /// devices were reported to open the last (ABausG/home_widget issue 235).
  private func takeWidgetURL(_ url: String, _ place: Scope) {
    let found = (url: url, source: place.source)
    guard let other = widgetURL else { return widgetURL = found }
    let (taken, left) = other.source.isAround(place.source) ? (other, found) : (found, other)
    widgetURL = taken
    // Equal ones open the same, whichever is taken.
    guard left.url != taken.url else { return }
    context.report(
      Diagnostic(
        .ineffective(ResolvedView.severalURLs + "; '\(taken.url)' is taken"),
        path: left.source.path))
  }

  /// The nodes of a view without its modifiers.
  private func content(_ content: Content, _ scope: Scope) throws(ArchiveError) -> [LayoutNode] {
    switch resolved(content, scope) {
    case .leaf(let nodes):
      return withSemantics(dimmedIfInvalidated(nodes, scope), content, scope)
    case .parts(let parts):
      while let view = parts.next() {
        parts.add(try resolve(view, parts.scope))
      }
      return withSemantics(try parts.nodes(), content, scope)
    }
  }

  private func dimmedIfInvalidated(_ nodes: [LayoutNode], _ scope: Scope) -> [LayoutNode] {
    scope.isInvalidated ? nodes.map { $0.dimmedIfInvalidated(scope) } : nodes
  }

  /// The nodes of a view, with its accessibility properties attached to the first.
  private func withSemantics(
    _ nodes: [LayoutNode], _ content: Content, _ scope: Scope
  ) -> [LayoutNode] {
    guard context.recordsSemantics, content.traits.isAccessibilityElement else { return nodes }
    nodes.first?.semantics = Semantics(.view(content), scope)
    return nodes
  }

  /// Nodes inside their view's modifiers.
  private func leave(
    _ nodes: [LayoutNode], _ steps: [ModifierStep]
  ) throws(ArchiveError) -> [LayoutNode] {
    var nodes = nodes
    for step in steps.reversed() {
      nodes = step.layer != nil ? try layered(nodes, step) : wrapped(nodes, step)
    }
    return nodes
  }
}
