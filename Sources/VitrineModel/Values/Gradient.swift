/// Names of what all gradients are made of.
package enum Gradient {
  /// A colour and its place.
  package struct Stop: ArchiveRecord {
    /// The colour at the place.
    package var color: Color
    /// Position from 0 (start) to 1 (end); `nil` spreads the stops evenly.
    package var location: Double?

    /// Makes a stop of clear colour.
    package init() { color = .system(.clear) }
    /// Makes a stop.
    package init(color: Color, location: Double? = nil) {
      self.color = color
      self.location = location
    }

    /// Colour and place.
    package static let fields: [Field<Stop>] = [
      Field("color", \.color, required: true, "The colour at this place."),
      Field("location", \.location, rule: .fraction, "Place from 0 (start) to 1 (end)."),
    ]

    /// A colour alone.
    package static let shorthands: [Shorthand<Stop>] = [
      Shorthand(String.self, schema: Color.nameSchema) {
        Stop(color: try Color(name: $0))
      } write: { stop in
        stop.location == nil ? stop.color.text.map(JSONValue.string) : nil
      }
    ]
  }

  /// How the colours between two stops are found.
  package enum ColorSpace: String, ArchiveEnum {
    /// Each component of sRGB by itself.
    case device
    /// In Oklab, which keeps the steps even to the eye; SwiftUI's default.
    ///
    /// Source: read off pictures of iOS 18.5, whose gradients are within 2 of 255 of it.
    case perceptual
  }
}

/// Colours that pass into each other, across the box that is filled.
package enum GradientStyle: Hashable, Sendable {
  case linear(LinearGradient)
  case radial(RadialGradient)
  case angular(AngularGradient)
  case elliptical(EllipticalGradient)
  case mesh(MeshGradient)
}

/// A gradient's payload in archives: its geometry and its colours side by side.
package protocol GradientPayload: ArchiveRecord {
  /// The colours in order of their places.
  var stops: [Gradient.Stop] { get set }
  /// How the colours between two stops are found.
  var colorSpace: Gradient.ColorSpace { get set }
}

extension GradientPayload {
  /// The fields of the colours, shared by all gradients with stops.
  static var colorFields: [Field<Self>] {
    [
      Field(
        "stops", \.stops, required: true, rule: .someStop,
        "Colours, or objects with colour and location."),
      Field("colorSpace", \.colorSpace, "How colours are mixed; default: perceptual."),
    ]
  }
}

/// Colours along a straight line across the box that is filled.
package struct LinearGradient: GradientPayload {
  /// The colours in order of their places.
  package var stops: [Gradient.Stop] = []
  /// How the colours between two stops are found.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  /// Where the first colour lies.
  package var startPoint = UnitPoint(x: 0.5, y: 0)
  /// Where the last colour lies.
  package var endPoint = UnitPoint(x: 0.5, y: 1)

  /// Makes a gradient without colours, from top to bottom.
  package init() {}

  /// Colours and the two ends.
  package static let fields: [Field<LinearGradient>] =
    colorFields + [
      Field("startPoint", \.startPoint, "Where the first colour lies; default: top."),
      Field("endPoint", \.endPoint, "Where the last colour lies; default: bottom."),
    ]
}

/// Colours in circles around a point of the box that is filled.
package struct RadialGradient: GradientPayload {
  /// The colours in order of their places.
  package var stops: [Gradient.Stop] = []
  /// How the colours between two stops are found.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  /// The centre of the circles.
  package var center = UnitPoint()
  /// Distance of the first colour from the centre, in points.
  package var startRadius = 0.0
  /// Distance of the last colour from the centre, in points.
  package var endRadius = 0.0

  /// Makes a gradient without colours.
  package init() {}

  /// Colours, centre and radii.
  package static let fields: [Field<RadialGradient>] =
    colorFields + [
      Field("center", \.center, "The centre of the circles; default: center."),
      Field(
        "startRadius", \.startRadius, rule: .nonNegative, "Radius of the first colour in points."),
      Field(
        "endRadius", \.endRadius, required: true, rule: .nonNegative,
        "Radius of the last colour in points."),
    ]
}

/// Colours around a point of the box that is filled, clockwise.
package struct AngularGradient: GradientPayload {
  /// The colours in order of their places.
  package var stops: [Gradient.Stop] = []
  /// How the colours between two stops are found.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  /// The point that they go around.
  package var center = UnitPoint()
  /// Direction of the first colour in degrees, clockwise from the right.
  package var startAngle = 0.0
  /// Direction of the last colour in degrees, clockwise from the right.
  package var endAngle = 360.0

  /// Makes a gradient without colours, once around.
  package init() {}

  /// Colours, centre and directions.
  package static let fields: [Field<AngularGradient>] =
    colorFields + [
      Field("center", \.center, "The point that the colours go around; default: center."),
      Field(
        "startAngle", \.startAngle,
        "Direction of the first colour in degrees, clockwise from the right."),
      Field("endAngle", \.endAngle, "Direction of the last colour in degrees; default 360."),
    ]
}

/// Colours in ellipses of the box's proportions around one of its points.
package struct EllipticalGradient: GradientPayload {
  /// The colours in order of their places.
  package var stops: [Gradient.Stop] = []
  /// How the colours between two stops are found.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  /// The centre of the ellipses.
  package var center = UnitPoint()
  /// Radii of the first colour as a share of the box's sides.
  package var startRadiusFraction = 0.0
  /// Radii of the last colour as a share of the box's sides.
  package var endRadiusFraction = 0.5

  /// Makes a gradient without colours, from the centre to the middle of the sides.
  package init() {}

  /// Colours, centre and radii.
  package static let fields: [Field<EllipticalGradient>] =
    colorFields + [
      Field("center", \.center, "The centre of the ellipses; default: center."),
      Field(
        "startRadiusFraction", \.startRadiusFraction, rule: .nonNegative,
        "Radii of the first colour as a share of the box's sides."),
      Field(
        "endRadiusFraction", \.endRadiusFraction, rule: .nonNegative,
        "Radii of the last colour as a share of the box's sides; default 0.5."),
    ]
}

/// Colours at the points of a net that is spanned over the box that is filled.
package struct MeshGradient: ArchiveRecord {
  /// Points of the net side by side.
  package var width = 2
  /// Points of the net on top of each other.
  package var height = 2
  /// The points, row by row; 0 and 1 are the edges of the box.
  package var points: [UnitPoint] = []
  /// The colour of each point.
  package var colors: [Color] = []
  /// What lies outside of the net.
  package var background: Color = .system(.clear)
  /// Whether colours pass into each other in curves instead of straight lines.
  package var smoothsColors = true
  /// How colours are mixed; SwiftUI's default for a mesh is `device`.
  package var colorSpace: Gradient.ColorSpace = .device

  /// Makes a net without points.
  package init() {}

  /// Net, colours and how they are mixed.
  package static let fields: [Field<MeshGradient>] = [
    Field("width", \.width, required: true, rule: .mesh, "Points of the net side by side."),
    Field(
      "height", \.height, required: true, rule: .mesh, "Points of the net on top of each other."),
    Field(
      "points", \.points, required: true, "The points row by row, 0 and 1 being the box's edges."),
    Field("colors", \.colors, required: true, "The colour of each point."),
    Field("background", \.background, "What lies outside of the net; default: clear."),
    Field("smoothsColors", \.smoothsColors, "Whether colours pass in curves; default true."),
    Field("colorSpace", \.colorSpace, "How colours are mixed; default: device."),
  ]

  /// Each point of the net needs a place and a colour.
  package func validate() -> String? {
    let count = width * height
    guard points.count == count, colors.count == count else {
      return "a mesh of \(width) by \(height) needs \(count) points and colours,"
        + " not \(points.count) and \(colors.count)"
    }
    return nil
  }
}
