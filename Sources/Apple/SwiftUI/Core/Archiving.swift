package import VitrineCoding
package import VitrineGeometry
package import VitrineModel

/// The inputs for archiving a view.
package struct ArchiveInputs {
  /// The environment at the root, including values of other modules.
  package var environment: EnvironmentValues
  /// The surface for layout when closures ask for sizes.
  package var surface: LayoutSurface
  /// Whether the package defines a string for a key of a table.
  package var hasString: (_ key: String, _ table: String?) -> Bool = { _, _ in false }
  /// Whether the package has a table in several languages.
  package var isTranslated: (_ table: String?) -> Bool = { _ in false }
  /// The views that have appeared; `nil` if the actions of appearing views are not performed.
  package var appeared: AppearedViews?
  /// Whether views are drawn that WidgetKit does not draw, as in a preview of a single view.
  package var drawsAppViews = false
  /// Whether nodes have the locations of their views in Swift source.
  package var keepsLocations = false

  /// Creates the inputs for an environment and a surface; values of the environment take
  /// precedence.
  package init(
    environment: EnvironmentValues, size: VitrineGeometry.Size, margins: VitrineGeometry.EdgeInsets
  ) {
    self.environment = environment
    surface = LayoutSurface(
      size: size, margins: margins, environment: environment.archivedRoot)
  }
}

/// The result of archiving a view.
package struct ArchivedView {
  /// The node of the archived view.
  package var node: ViewNode
  /// The APIs whose calls have no effect, by name.
  package var records: [IgnoredAPI]
  /// Messages for the author, one line each.
  package var warnings: [String]
  /// Images that views contain, as the bytes of files by their names in the archive.
  package var assets: [String: [UInt8]]
  /// Whether views depend on sizes that would differ on another surface.
  package var dependsOnSize: Bool
}

/// The maximum number of passes for nested closures that ask for sizes.
private let passLimit = 24

/// Archives a view, evaluated in an environment.
///
/// Closures that ask for a size are called with the measurements of `layout`, from the outside in:
/// each pass lowers the whole view with the boxes of the previous pass, until these no longer
/// change.
///
/// - Throws: `ArchiveError` when layout fails.
@MainActor
package func archive(
  _ view: some View, in inputs: ArchiveInputs, layout: (any LayoutQuerying)? = nil
) throws(ArchiveError) -> ArchivedView {
  let pass = LoweringPass(
    layout: layout, surface: inputs.surface, appeared: inputs.appeared,
    drawsAppViews: inputs.drawsAppViews, keepsLocations: inputs.keepsLocations,
    hasString: inputs.hasString, isTranslated: inputs.isTranslated)
  @MainActor func lower() -> ViewNode {
    pass.requested = []
    pass.appeared?.beginEvaluation()
    let nodes = view.lowered(LoweringContext(environment: inputs.environment, pass: pass))
    return pass.applyRules(ViewNode(nodes))
  }
  var node = lower()
  var dependsOnSize = false
  if let layout {
    var count = 0
    while !pass.requested.isEmpty, count < passLimit {
      let boxes = try layout.frames(of: node, on: inputs.surface)
      guard pass.take(boxes) else { break }
      node = lower()
      count += 1
    }
    if !pass.requested.isEmpty {
      dependsOnSize = try pass.dependsOnSize(node, layout)
      pass.isFinal = true
      node = lower()
    }
  }
  if let failure = pass.failure { throw failure }
  pass.appeared?.endEvaluation()
  return ArchivedView(
    node: node, records: pass.records.sorted(),
    warnings: pass.warnings.union(pass.changes).sorted(),
    assets: pass.assets, dependsOnSize: dependsOnSize)
}

extension LoweringPass {
  /// Returns a node all of whose numbers and dates archives can have: the only way in which values
  /// of widget code reach layout or an archive.
  fileprivate func applyRules(_ node: ViewNode) -> ViewNode {
    let changes = RuleChanges()
    var node = node
    node.applyRules(changes)
    self.changes = changes.messages
    return node
  }

  /// Whether views that asked for their size would be different on a larger surface.
  fileprivate func dependsOnSize(
    _ node: ViewNode, _ layout: any LayoutQuerying
  ) throws(ArchiveError) -> Bool {
    var larger = surface
    larger.size.width += 8
    larger.size.height += 8
    let boxes = try layout.frames(of: node, on: larger)
    return requested.contains { boxes[$0]?.size != measurements[$0]?.size }
  }

  /// Stores the boxes of the requested views, and returns whether any of them is new.
  fileprivate func take(_ boxes: [String: Rect]) -> Bool {
    var isNew = false
    for name in requested {
      guard let box = boxes[name], measurements[name] != box else { continue }
      if measurements[name] != nil, kept.contains(name) { continue }
      measurements[name] = box
      isNew = true
    }
    return isNew
  }
}

extension LoweringContext {
  /// Returns the box of a view, once it is known, and the context for the views inside it.
  ///
  /// - Parameter keepsFirst: whether the view's own size follows from the first
  ///   measurement, which is then kept.
  package func requestMeasurement(keepsFirst: Bool = false) -> (
    name: String, box: Rect?, inner: LoweringContext
  ) {
    let name = names.next()
    pass.requested.insert(name)
    if keepsFirst { pass.kept.insert(name) }
    var inner = self
    inner.names = MeasurementNames(prefix: name + ".")
    return (name, pass.measurements[name], inner)
  }

  /// Whether the boxes of shapes that others adapt to can be measured.
  var measuresContainers: Bool { pass.layout != nil }

  /// Whether all measurements are known, so that views need not ask for any.
  package var isFinal: Bool { pass.isFinal }

  /// An empty view that fills the proposed space, so that it can be measured.
  package func measurementProxy(_ name: String) -> ViewNode {
    ViewNode(.color(.system(.clear)), id: pass.isFinal ? nil : name)
  }

  /// Adds an empty view over a node, which has its box.
  func measured(_ node: ViewNode, _ name: String) -> ViewNode {
    guard !pass.isFinal else { return node }
    var layer = Layer()
    layer.content = measurementProxy(name)
    var node = node
    node.modifiers.append(.overlay(layer))
    return node
  }

  /// The size and alignment guides of a node in this context.
  func dimensions(
    of node: ViewNode, in proposal: VitrineGeometry.ProposedViewSize
  ) -> LayoutDimensions {
    measuring(node) { layout, whole throws(ArchiveError) in
      try layout.dimensions(of: whole, in: proposal, on: pass.surface)
    } ?? LayoutDimensions(size: .zero)
  }

  /// Asks for something about a node in this context; `nil` without a layout, or after its error.
  func measuring<Answer>(
    _ node: ViewNode,
    _ ask: (any LayoutQuerying, ViewNode) throws(ArchiveError) -> Answer
  ) -> Answer? {
    guard let layout = pass.layout else { return nil }
    var group = VitrineModel.Group()
    group.children = [node]
    var whole = ViewNode(
      .group(group), modifiers: inherited.reversed().filter(\.traits.isInherited))
    whole.applyRules(RuleChanges())
    do throws(ArchiveError) {
      return try ask(layout, whole)
    } catch {
      pass.failure = pass.failure ?? error
      return nil
    }
  }
}
