import VitrineGeometry
import VitrineModel

/// The marks of bars and rows, in the foreground style.
enum Chevron {
  /// The direction that a mark points to.
  enum Direction { case backward, forward, down }

  /// Two lines with round ends; `size` is that of the corner points.
  static func path(_ size: Size, lineWidth: Double, _ direction: Direction) -> ViewNode {
    let (width, height) = (size.width, size.height)
    let points: [Point] =
      switch direction {
      case .backward:
        [Point(x: width, y: 0), Point(x: 0, y: height / 2), Point(x: width, y: height)]
      case .forward: [.zero, Point(x: width, y: height / 2), Point(x: 0, y: height)]
      case .down: [.zero, Point(x: width / 2, y: height), Point(x: width, y: 0)]
      }
    var shape = PathShape()
    shape.path.elements = [.move(points[0]), .line(points[1]), .line(points[2])]
    var stroke = Stroke()
    (stroke.lineWidth, stroke.lineCap, stroke.lineJoin) = (lineWidth, .round, .round)
    shape.painting.stroke = stroke
    return ViewNode(.shape(.path(shape)), modifiers: [.size(width: width, height: height)])
  }
}
