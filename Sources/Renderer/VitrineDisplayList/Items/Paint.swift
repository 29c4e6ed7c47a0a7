import VitrineGeometry

/// The paint of an area, with all names resolved.
///
/// Most paints are colours, so larger paints are stored indirectly.
package enum Paint: Hashable, Sendable, Codable {
  /// One colour.
  case color(ResolvedColor)
  /// A gradient between colours.
  indirect case gradient(GradientPaint)
  /// An image that is repeated.
  indirect case image(TiledImage)
  /// The content drawn below, blurred and with adjusted colours.
  indirect case backdrop(Backdrop)

  /// Creates a linear gradient.
  package static func linearGradient(
    stops: [GradientStop], start: Point, end: Point, colorSpace: Gradient.ColorSpace = .device
  ) -> Paint {
    .gradient(
      GradientPaint(stops: stops, colorSpace: colorSpace, geometry: .linear(start: start, end: end))
    )
  }
}

/// The points of a mesh, row by row, and the curves between them.
package struct MeshNet: Hashable, Sendable, Codable {
  package var width: Int
  /// The points in unit coordinates.
  package var points: [Point]
  /// Leading, top, trailing and bottom control point of each point; without any, they are computed.
  package var controlPoints: [Point]
  /// The box whose edges are 0 and 1, in points.
  package var box: Rect
  package var background: ResolvedColor
  package var isSmooth: Bool

  package init(
    width: Int, points: [Point], controlPoints: [Point] = [], box: Rect,
    background: ResolvedColor, isSmooth: Bool
  ) {
    (self.width, self.points, self.controlPoints) = (width, points, controlPoints)
    (self.box, self.background, self.isSmooth) = (box, background, isSmooth)
  }

  /// The place of a point in the box.
  package func place(of point: Point) -> Point { UnitPoint(x: point.x, y: point.y).point(in: box) }
}

/// The colours of a gradient and its geometry.
package struct GradientPaint: Hashable, Sendable, Codable {
  /// The geometry of a gradient, in points.
  package enum Geometry: Hashable, Sendable, Codable {
    /// Along a straight line.
    case linear(start: Point, end: Point)
    /// In ellipses around a point; the radii of the first and the last colour are multiples of
    /// `unit`.
    case radial(center: Point, unit: Size, start: Double, end: Double)
    /// Around a point, from one direction to another in degrees, clockwise from the right.
    case angular(center: Point, start: Double, end: Double)
    /// Between the points of a mesh, row by row; the stops have their colours.
    case mesh(MeshNet)
  }

  /// The colours in order of their positions.
  package var stops: [GradientStop]
  /// The colour space in which colours between two stops are interpolated.
  package var colorSpace: Gradient.ColorSpace
  /// The geometry of the colours.
  package var geometry: Geometry

  /// Creates a gradient.
  package init(stops: [GradientStop], colorSpace: Gradient.ColorSpace, geometry: Geometry) {
    self.stops = stops
    self.colorSpace = colorSpace
    self.geometry = geometry
  }

  /// Returns the gradient with every colour transformed.
  package func mapColors(_ map: (ResolvedColor) -> ResolvedColor) -> GradientPaint {
    var copy = self
    copy.stops = stops.map { GradientStop(color: map($0.color), location: $0.location) }
    if case .mesh(var net) = geometry {
      net.background = map(net.background)
      copy.geometry = .mesh(net)
    }
    return copy
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied by `factor`.
  package func multiplyingOpacity(by factor: Double) -> Paint {
    switch self {
    case _ where factor == 1: return self
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .gradient(let gradient):
      return .gradient(gradient.mapColors { $0.multiplyingOpacity(by: factor) })
    case .image(var image):
      image.opacity *= factor
      return .image(image)
    case .backdrop(var backdrop):
      backdrop.opacity *= factor
      return .backdrop(backdrop)
    }
  }

  /// Returns the paint with its colours transformed; `nil` for an image, which needs a transform of
  /// its pixels.
  ///
  /// Colours of a gradient can leave the displayable range, because they are clamped after
  /// interpolation.
  package func applying(_ matrix: ColorMatrix) -> Paint? {
    switch self {
    case .color(let color): return .color(matrix.apply(color))
    case .gradient(let gradient): return .gradient(gradient.mapColors(matrix.apply))
    case .image: return nil
    case .backdrop(var backdrop):
      backdrop.matrices.append(matrix)
      return .backdrop(backdrop)
    }
  }

  /// Whether the paint depends on what was drawn below.
  package var readsBelow: Bool { if case .backdrop = self { true } else { false } }
}

/// A colour of a gradient and its position.
package struct GradientStop: Hashable, Sendable, Codable {
  /// The colour at the position.
  package var color: ResolvedColor
  /// Position from 0 (start) to 1 (end).
  package var location: Double

  /// Creates a stop.
  package init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A colour in sRGB with straight (not premultiplied) opacity.
///
/// Opacity is in 0...1. Other components can be outside it for colours beyond sRGB, and are clamped
/// when they are drawn.
package struct ResolvedColor: Hashable, Sendable, Codable {
  /// Red component.
  package var red: Double
  /// Green component.
  package var green: Double
  /// Blue component.
  package var blue: Double
  /// Opacity, from 0 (transparent) to 1 (opaque).
  package var opacity: Double

  /// Opaque black.
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  /// Fully transparent.
  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  /// Creates a colour from components in 0...1.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a colour from bytes and an opacity in 0...1.
  package init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by `factor`.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}
