import VitrineFoundation
internal import VitrineGeometry
internal import VitrineModel

extension CGContext {
  /// Adds an outline.
  public func addPath(_ path: CGPath) { outline.elements += path.path.elements }
  /// Draws the outlines that were added as lines.
  public func strokePath() {
    stroke(outline, width: lineWidth)
    outline = Path()
  }
  /// Fills the outlines that were added.
  public func fillPath() {
    fill(outline)
    outline = Path()
  }
  /// Fills the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil).path) }
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(UIImage(cgImage: image), in: rect) }

  /// Fills an outline.
  func fill(_ path: Path) {
    paint(path) { $0.fill = .color(fillColor) }
  }

  /// Draws an outline as a line of a width in points.
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
