import VitrineGeometry

/// Where a shadow falls and how far it spreads, in device pixels.
struct ShadowShape {
  /// Farthest distance at which ink leaves a trace, in radii.
  static let support = 2.5
  /// Radius in pixels above which the shadow is computed at a lower resolution: such a blur leaves
  /// no detail that bilinear sampling could lose.
  private static let finest = 16.0
  /// The longest side of a mask in pixels.
  private static let longestSide = 16384.0

  /// Radius along the picture's axes.
  let radius: (x: Double, y: Double)
  /// Offset from the ink to its shadow.
  let offset: (x: Double, y: Double)

  /// Creates the shape of a shadow whose lengths are in points of `transform`'s space.
  init(radius: Double, x: Double, y: Double, transform: AffineTransform) {
    let map = transform
    // A circle under an affine transform reaches so far along the axes.
    self.radius = (
      radius * (map.a * map.a + map.c * map.c).squareRoot(),
      radius * (map.b * map.b + map.d * map.d).squareRoot()
    )
    offset = (map.a * x + map.c * y, map.b * x + map.d * y)
  }

  /// The pixels that the shadow of ink in `ink` can touch.
  func bounds(of ink: PixelRect) -> PixelRect {
    ink.isEmpty ? ink : spread(ink.moved(x: offset.x, y: offset.y))
  }

  /// The pixels within the shadow's support of `rect`.
  func spread(_ rect: PixelRect) -> PixelRect {
    rect.expanded(x: radius.x * ShadowShape.support, y: radius.y * ShadowShape.support)
  }

  /// The number of device pixels for each pixel of a mask of `region`.
  func downsampling(for region: PixelRect) -> (x: Double, y: Double) {
    (
      max(1, radius.x / ShadowShape.finest, Double(region.width) / ShadowShape.longestSide),
      max(1, radius.y / ShadowShape.finest, Double(region.height) / ShadowShape.longestSide)
    )
  }
}
