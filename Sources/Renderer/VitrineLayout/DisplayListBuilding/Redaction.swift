import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// How redacted content is drawn.
enum Redaction {
  /// Opacity of bars and blocks in the foreground style: 41/255 as read off iOS 18.5.
  static let opacity = 0.16

  /// The block that replaces an image: the whole box with sharp corners.
  static func block(_ box: Rect, _ environment: EnvironmentValues) -> DisplayList.Item {
    .fill(.init(path: .rect(box), paint: paint(environment.paint(.foreground, in: box))))
  }

  /// The paint of bars and blocks for a foreground paint.
  static func paint(_ foreground: Paint) -> Paint {
    foreground.multiplyingOpacity(by: opacity)
  }
}
