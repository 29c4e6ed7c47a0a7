import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

extension CGContext {
  /// Adds a path to the current path.
  public func addPath(_ path: CGPath) { outline.elements += path.path.elements }
  /// Strokes the current path.
  public func strokePath() {
    stroke(outline, line)
    outline = Path()
  }
  /// Fills the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, rule)
    outline = Path()
  }
  /// Cuts what follows to the outlines that were added.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, rule)
    outline = Path()
  }
  /// Cuts what follows to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path.rect(Rect(rect)), .winding) }
  /// Cuts what follows to rectangles.
  public func clip(to rects: [CGRect]) {
    clip(to: Path(rects.flatMap { Path.rect(Rect($0)).elements }), .winding)
  }

  /// Cuts what follows to an outline.
  func clip(to path: Path, _ rule: CGPathFillRule) {
    var shape = PathShape()
    shape.path = path.applying(points)
    shape.layoutDirectionBehavior = .fixed
    shape.painting.fillStyle.isEOFilled = rule == .evenOdd
    clips.append(shape)
  }

  /// Fills the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil).path) }
  /// Draws an image in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(UIImage(cgImage: image), in: rect) }

  /// Fills a path.
  func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
    paint(path) { ($0.fill, $0.fillStyle.isEOFilled) = (.color(fillColor), rule == .evenOdd) }
  }

  /// Strokes a path.
  func stroke(_ path: Path, _ look: LineLook) {
    paint(path) { $0.stroke = look.stroke(strokeColor) }
  }

  /// Fills an outline with a style, whose points are shares of the bitmap's size.
  func fill(_ path: Path, with style: VitrineModel.ShapeStyle) {
    paint(path) { ($0.fill, $0.fillStyle.isEOFilled) = (style, true) }
  }

  private func paint(_ path: Path, _ change: (inout ShapePainting) -> Void) {
    uncover()
    var shape = PathShape()
    shape.path = path
    shape.layoutDirectionBehavior = .fixed
    change(&shape.painting)
    add(ViewNode(.shape(.path(shape))))
  }
}
