import VitrineCoding
import VitrineGeometry
import VitrineModel

extension Resolver {
  /// The size of the sign, in points; its lines are an eighth of it (assumed; Apple publishes
  /// neither).
  private static let signSize = 28.0

  /// The sign of a view that WidgetKit does not draw: a barred red circle on yellow that fills the
  /// available space.
  func unsupported(_ view: UnsupportedView, _ scope: Scope) -> ViewParts {
    context.report(Diagnostic(.ineffective(view.warning), path: scope.source.path))
    let inner = scope.entering(.key("unsupported"))
    let parts: [ViewParts.Part] = [
      .single(ViewNode(.color(.system(.yellow))), inner), .single(Resolver.sign, inner),
    ]
    return ViewParts(parts) { resolved in
      [
        LayoutNode(
          .name("Unsupported \"\(view.view)\""), scope, rule: ZStackRule(alignment: .center),
          children: resolved.flatMap { $0 })
      ]
    }
  }

  private static let sign: ViewNode = {
    let width = signSize / 8
    let ring = Rect(origin: .zero, size: Size(width: signSize, height: signSize))
      .inset(by: EdgeInsets(width / 2))
    let reach = ring.width / 2 / 2.0.squareRoot()
    var shape = PathShape()
    shape.path = .ellipse(in: ring)
    shape.path.elements += [
      .move(Point(x: ring.midX - reach, y: ring.midY - reach)),
      .line(Point(x: ring.midX + reach, y: ring.midY + reach)),
    ]
    shape.layoutDirectionBehavior = .fixed
    var stroke = Stroke()
    (stroke.style, stroke.lineWidth) = (.color(.system(.red)), width)
    shape.painting.stroke = stroke
    var frame = Frame()
    (frame.width, frame.height) = (signSize, signSize)
    return ViewNode(.shape(.path(shape)), modifiers: [.frame(frame)])
  }()
}
