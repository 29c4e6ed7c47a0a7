public import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

/// How a line is drawn, apart from its colour.
struct LineLook {
  /// The thickness in points.
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  /// The longest mitre in line widths.
  var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points.
  var dash: [CGFloat] = []
  /// The distance into the dashes at which the line starts, in points.
  var phase: CGFloat = 0

  /// The stroke in archives; lengths that no line has are left out.
  func stroke(_ color: VitrineGeometry.Color) -> Stroke {
    var stroke = Stroke()
    (stroke.style, stroke.lineWidth) = (.color(color), Double(max(width, 0)))
    stroke.lineCap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    stroke.lineJoin =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    stroke.miterLimit = Double(max(miterLimit, 0))
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
      return stroke
    }
    (stroke.dash, stroke.dashPhase) = (dash.map { Double($0) }, Double(phase))
    return stroke
  }
}

extension CGContext {
  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { line.width = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { line.cap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { line.join = join }
  /// Sets the longest mitre of a corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { line.miterLimit = limit }
  /// Sets dashes and gaps, in points; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (line.phase, line.dash) = (phase, lengths)
  }
  /// Transforms the coordinates of what follows.
  public func concatenate(_ transform: CGAffineTransform) { map = transform.concatenating(map) }

  /// Begins a layer, which is drawn as one picture with the opacity and the blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    uncover()
    saveGState()
    layers.append(TransparencyLayer(below: waiting))
    waiting = []
    setAlpha(1)
    setBlendMode(.normal)
  }
  /// Ends a layer; has no effect without one.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    var stack = ZStack()
    (stack.alignment, stack.children) = (.upperLeft, waiting)
    waiting = layer.below
    restoreGState()
    guard !stack.children.isEmpty else { return }
    compose(
      ViewNode(.zStack(stack), modifiers: [whole, .compositingGroup(true), .opacity(opacity)]))
  }
}

/// An open layer of a bitmap.
struct TransparencyLayer {
  /// The views that wait to be drawn below it.
  let below: [ViewNode]
}
