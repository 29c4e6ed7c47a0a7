import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The drawing of a part of a control in the part's box.
protocol ControlDrawing: Sendable {
  /// The items in `box`, back to front; its edges are on whole pixels.
  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item]

  /// The styles that the items are drawn with.
  func styles(in environment: EnvironmentValues) -> [ShapeStyle]
}

extension ControlDrawing {
  /// The tint, which most controls are drawn with.
  func styles(in environment: EnvironmentValues) -> [ShapeStyle] { [.tint] }
}

/// A part of a control that draws itself: of a fixed extent, or as long as it is offered.
struct ControlPartRule: LeafRule {
  /// Extent in points; `nil` takes the offer.
  var width: Double?
  /// Extent in points; `nil` takes the offer.
  var height: Double?
  /// The distances that the part prefers.
  var distances = ViewSpacing.standard

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    Size(
      width: width ?? proposal.width ?? ShapeRule.ideal,
      height: height ?? proposal.height ?? ShapeRule.ideal)
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { distances }
}

extension LayoutNode {
  /// A part of a control that draws itself.
  static func part(
    _ name: String, _ scope: Scope, _ drawing: some ControlDrawing, width: Double? = nil,
    height: Double? = nil, distances: ViewSpacing = .standard
  ) -> LayoutNode {
    LayoutNode(
      .name(name), scope, rule: ControlPartRule(width: width, height: height, distances: distances),
      operation: .leaf(ControlPart(drawing, scope))
    ).dimmedIfInvalidated(scope)
  }

  /// Nodes on top of each other.
  static func column(
    _ nodes: [LayoutNode], spacing: Double?, alignment: HorizontalAlignment, _ scope: Scope
  ) -> LayoutNode {
    LayoutNode(
      "VStack", scope,
      rule: StackRule(axis: .vertical, spacing: spacing, alignment: .horizontal(alignment)),
      children: nodes)
  }
}
