import VitrineModel

extension Resolver {
  /// A running clock in a frame as wide as its room, so that what stands beside it keeps its place;
  /// every other text as it is.
  func inOfferedWidth(_ node: LayoutNode, _ text: Text, _ scope: Scope) -> LayoutNode {
    guard text.takesOfferedWidth else { return node }
    var frame = Frame()
    frame.maxWidth = .infinity
    switch scope.environment.multilineTextAlignment {
    case .leading: frame.alignment = Alignment(horizontal: .leading, vertical: .center)
    case .center: frame.alignment = .center
    case .trailing: frame.alignment = Alignment(horizontal: .trailing, vertical: .center)
    }
    return LayoutNode("Clock", scope, rule: FlexibleFrameRule(frame), children: [node])
  }
}
