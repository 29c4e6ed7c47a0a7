import VitrineCoding
import VitrineGeometry
import VitrineModel

extension Resolver {
  /// A running clock in a frame as wide as its space, so that views beside it do not move; any
  /// other text unchanged.
  ///
  /// Without a proposed width, a timer reserves the width of its widest value. If the proposed
  /// width is too small, hyphens replace its seconds (assumed: with dashes as wide as digits, as on
  /// dimmed displays, it would not fit either).
  ///
  /// Source: Text(timerInterval:) in a Live Activity of iOS 26, as its author describes it
  /// (ejf89/liveTimer: "M:--").
  func inOfferedWidth(_ node: LayoutNode, _ text: Text, _ scope: Scope) -> LayoutNode {
    guard text.takesOfferedWidth else { return node }
    var frame = Frame()
    frame.maxWidth = .infinity
    if let widest = text.withWidestTimer {
      frame.idealWidth = Extent(self.text(widest, scope).size(.unspecified).width)
    }
    switch scope.environment.multilineTextAlignment {
    case .leading: frame.alignment = Alignment(horizontal: .leading, vertical: .center)
    case .center: frame.alignment = .center
    case .trailing: frame.alignment = Alignment(horizontal: .trailing, vertical: .center)
    }
    var dimmed = scope.environment
    dimmed.isLuminanceReduced = true
    let rule = ClockRule(
      frame: FlexibleFrameRule(frame),
      minimumScaleFactor: scope.environment.minimumScaleFactor)
    return LayoutNode(
      "Clock", scope, rule: rule,
      children: [node, self.text(text, scope.with(dimmed), replacesDashes: true)])
  }
}

extension Text {
  /// The text with its timer at the length of the whole interval; `nil` without a timer.
  fileprivate var withWidestTimer: Text? {
    guard let timer else { return nil }
    var text = self
    // A clock that counts down and pauses at its start shows all of the interval.
    text.timer?.countsDown = true
    text.timer?.pauseTime = timer.start
    return text
  }
}
