import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

extension CGContext {
  /// Adds a path to the current path.
  public func addPath(_ path: CGPath) { outline.elements += path.path.elements }
  /// Strokes the current path.
  public func strokePath() {
    stroke(outline, width: lineWidth)
    outline = Path()
  }
  /// Fills the current path.
  public func fillPath() {
    fill(outline)
    outline = Path()
  }
  /// Fills the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil).path) }
  /// Draws an image in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(UIImage(cgImage: image), in: rect) }

  /// Fills a path.
  func fill(_ path: Path) {
    paint(path) { $0.fill = .color(fillColor) }
  }

  /// Strokes a path with a line width in points.
  func stroke(_ path: Path, width: CGFloat) {
    paint(path) {
      var stroke = Stroke()
      (stroke.style, stroke.lineWidth) = (.color(strokeColor), Double(width))
      $0.stroke = stroke
    }
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
