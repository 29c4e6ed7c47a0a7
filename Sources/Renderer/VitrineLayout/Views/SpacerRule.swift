import VitrineGeometry

/// Room that grows along the axis of the nearest stack, or along both without one.
///
/// Source: recorded on macOS 26; the least length is 8 points unless given.
struct SpacerRule: LeafRule {
  /// The platform's least length, in points.
  static let platformLength = 8.0

  let axis: Axis?
  let minLength: Double?

  var keepsAnswers: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let least = minLength ?? SpacerRule.platformLength
    func extent(_ axis: Axis) -> Double {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(proposal[axis] ?? least, least)
    }
    return Size(width: extent(.horizontal), height: extent(.vertical))
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing {
    // Across its axis it has no edges: in a row of texts and spacers, the texts decide.
    switch axis {
    case .horizontal: ViewSpacing(top: .none, leading: .zero, bottom: .none, trailing: .zero)
    case .vertical: ViewSpacing(top: .zero, leading: .none, bottom: .zero, trailing: .none)
    case nil: .zero
    }
  }

  func layoutPriority(_ node: LayoutNode) -> Double { -.infinity }

  func isSpacer(_ node: LayoutNode) -> Bool { true }

  func endlessAxes(_ node: LayoutNode) -> EndlessAxes { axis.map(EndlessAxes.init) ?? .both }
}

/// A line across the axis of the nearest stack, one device pixel thick.
///
/// Source: read off iOS 18.5; at accessibility text sizes it is one point thick.
struct DividerRule: LeafRule {
  let axis: Axis?
  let thickness: Double

  var keepsAnswers: Bool { false }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    axis == .horizontal
      ? Size(width: thickness, height: proposal.height ?? ShapeRule.ideal)
      : Size(width: proposal.width ?? ShapeRule.ideal, height: thickness)
  }
}
