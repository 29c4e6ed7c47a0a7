import VitrineGeometry

/// The paint of an outline's inside, with all names resolved.
///
/// Most paints are colours, so larger paints are stored indirectly.
package enum Paint: Hashable, Sendable, Codable {
  /// One colour.
  case color(ResolvedColor)
  /// Colours that pass into each other.
  indirect case gradient(GradientPaint)
  /// An image again and again.
  indirect case image(TiledImage)
  /// The content drawn below, with changes.
  indirect case backdrop(Backdrop)

  /// Colours along a straight line.
  package static func linearGradient(
    stops: [GradientStop], start: Point, end: Point, colorSpace: Gradient.ColorSpace = .device
  ) -> Paint {
    .gradient(
      GradientPaint(stops: stops, colorSpace: colorSpace, geometry: .linear(start: start, end: end))
    )
  }
}

/// The colours of a gradient and where they are.
package struct GradientPaint: Hashable, Sendable, Codable {
  /// Where the colours are, in points.
  package enum Geometry: Hashable, Sendable, Codable {
    /// Along a straight line.
    case linear(start: Point, end: Point)
    /// In ellipses around a point; the radii of the first and the last are multiples of `unit`.
    case radial(center: Point, unit: Size, start: Double, end: Double)
    /// Around a point, from one direction to another in degrees, clockwise from the right.
    case angular(center: Point, start: Double, end: Double)
    /// Between the points of a mesh, row by row; the stops are their colours.
    case mesh(width: Int, points: [Point], background: ResolvedColor, isSmooth: Bool)
  }

  /// The colours in order of their places.
  package var stops: [GradientStop]
  /// How the colours between two stops are found.
  package var colorSpace: Gradient.ColorSpace
  /// Their positions.
  package var geometry: Geometry

  /// Creates a gradient paint.
  package init(stops: [GradientStop], colorSpace: Gradient.ColorSpace, geometry: Geometry) {
    self.stops = stops
    self.colorSpace = colorSpace
    self.geometry = geometry
  }

  /// The gradient with every colour transformed.
  package func mapColors(_ map: (ResolvedColor) -> ResolvedColor) -> GradientPaint {
    var copy = self
    copy.stops = stops.map { GradientStop(color: map($0.color), location: $0.location) }
    if case .mesh(let width, let points, let background, let isSmooth) = geometry {
      copy.geometry = .mesh(
        width: width, points: points, background: map(background), isSmooth: isSmooth)
    }
    return copy
  }
}

extension Paint {
  /// The paint with its opacity multiplied by `factor`.
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

  /// The paint with its colours transformed; `nil` for an image, of which only pixels can be
  /// transformed.
  ///
  /// Colours of a gradient may leave what can be shown, as they are mixed first and clamped then.
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

/// One colour of a gradient and its place.
package struct GradientStop: Hashable, Sendable, Codable {
  /// The colour at the place.
  package var color: ResolvedColor
  /// Position from 0 (start) to 1 (end).
  package var location: Double

  /// Creates a gradient stop.
  package init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A colour in sRGB with straight (not premultiplied) opacity.
///
/// Opacity is in 0...1; other components outside of it are colours that sRGB cannot show, clamped
/// to it when they are drawn.
package struct ResolvedColor: Hashable, Sendable, Codable {
  /// Red component.
  package var red: Double
  /// Green component.
  package var green: Double
  /// Blue component.
  package var blue: Double
  /// Opacity: 0 is invisible, 1 covers.
  package var opacity: Double

  /// Opaque black.
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)
  /// No ink at all.
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

  /// The colour with its opacity multiplied by `factor`.
  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}
