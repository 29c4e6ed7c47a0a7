import VitrineCoding

/// Field names that all gradients share.
package enum Gradient {
  /// A colour and its position.
  package struct Stop: ArchiveRecord {
    package var color: Color
    package var location: Double?

    package init() { color = .system(.clear) }
    /// Creates a stop; without a location, stops are distributed evenly.
    package init(color: Color, location: Double? = nil) {
      self.color = color
      self.location = location
    }

    package static let fields: [Field<Stop>] = [
      Field("color", \.color, required: true, "The colour at this position."),
      Field(
        "location", \.location, rule: .fraction,
        "Position from 0 (start) to 1 (end); default: spread evenly."),
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

  /// The colour space in which colours between two stops are interpolated.
  package enum ColorSpace: String, ArchiveEnum {
    /// sRGB; each component is interpolated by itself.
    case device
    /// Oklab, in which steps look even; SwiftUI's default.
    ///
    /// Source: read off pictures of iOS 18.5, whose gradients differ from it by at most 2 of 255.
    case perceptual
  }
}

/// A gradient across the box that is filled.
package enum GradientStyle: Hashable, Sendable {
  case linear(LinearGradient)
  case radial(RadialGradient)
  case angular(AngularGradient)
  case elliptical(EllipticalGradient)
  case mesh(MeshGradient)
}

/// A gradient's payload in archives: its geometry and its colours side by side.
package protocol GradientPayload: ArchiveRecord {
  /// The colours in order of their positions.
  var stops: [Gradient.Stop] { get set }
  /// The colour space in which colours between two stops are interpolated.
  var colorSpace: Gradient.ColorSpace { get set }
}

extension GradientPayload {
  /// The fields of the colours, shared by all gradients with stops.
  static var colorFields: [Field<Self>] {
    [
      Field(
        "stops", \.stops, required: true, rule: .nonEmptyStops,
        "Colours, or objects with colour and location."),
      Field("colorSpace", \.colorSpace, "How colours are mixed; default: perceptual."),
    ]
  }
}

/// Colours along a straight line across the box that is filled.
package struct LinearGradient: GradientPayload {
  /// The colours in order of their positions.
  package var stops: [Gradient.Stop] = []
  /// The colour space in which colours between two stops are interpolated.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  package var startPoint = UnitPoint(x: 0.5, y: 0)
  package var endPoint = UnitPoint(x: 0.5, y: 1)

  package init() {}

  package static let fields: [Field<LinearGradient>] =
    colorFields + [
      Field("startPoint", \.startPoint, "Where the first colour is; default: top."),
      Field("endPoint", \.endPoint, "Where the last colour is; default: bottom."),
    ]
}

/// Colours in circles around a point of the box that is filled.
package struct RadialGradient: GradientPayload {
  /// The colours in order of their positions.
  package var stops: [Gradient.Stop] = []
  /// The colour space in which colours between two stops are interpolated.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  package var center = UnitPoint()
  package var startRadius = 0.0
  package var endRadius = 0.0

  package init() {}

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
  /// The colours in order of their positions.
  package var stops: [Gradient.Stop] = []
  /// The colour space in which colours between two stops are interpolated.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  package var center = UnitPoint()
  package var startAngle = 0.0
  package var endAngle = 360.0

  package init() {}

  package static let fields: [Field<AngularGradient>] =
    colorFields + [
      Field("center", \.center, "The point that the colours go around; default: center."),
      Field(
        "startAngle", \.startAngle,
        "Direction of the first colour in degrees, clockwise from the right."),
      Field(
        "endAngle", \.endAngle,
        "Direction of the last colour in degrees, clockwise from the right; default 360."),
    ]
}

/// Colours in ellipses of the box's proportions around one of its points.
package struct EllipticalGradient: GradientPayload {
  /// The colours in order of their positions.
  package var stops: [Gradient.Stop] = []
  /// The colour space in which colours between two stops are interpolated.
  package var colorSpace: Gradient.ColorSpace = .perceptual
  package var center = UnitPoint()
  package var startRadiusFraction = 0.0
  package var endRadiusFraction = 0.5

  package init() {}

  package static let fields: [Field<EllipticalGradient>] =
    colorFields + [
      Field("center", \.center, "The centre of the ellipses; default: center."),
      Field(
        "startRadiusFraction", \.startRadiusFraction, rule: .nonNegative,
        "Radii of the first colour as fractions of the box's sides."),
      Field(
        "endRadiusFraction", \.endRadiusFraction, rule: .nonNegative,
        "Radii of the last colour as fractions of the box's sides; default 0.5."),
    ]
}

/// Colours at the points of a mesh across the box that is filled.
package struct MeshGradient: ArchiveRecord {
  /// The control points of the curves that meet in a point.
  package struct ControlPoints: ArchiveRecord {
    package var leading = UnitPoint(x: 0, y: 0)
    package var top = UnitPoint(x: 0, y: 0)
    package var trailing = UnitPoint(x: 0, y: 0)
    package var bottom = UnitPoint(x: 0, y: 0)

    package init() {}

    package static let fields: [Field<ControlPoints>] = [
      Field("leading", \.leading, required: true, "That of the curve to the left."),
      Field("top", \.top, required: true, "That of the curve above."),
      Field("trailing", \.trailing, required: true, "That of the curve to the right."),
      Field("bottom", \.bottom, required: true, "That of the curve below."),
    ]
  }

  package var width = 2
  package var height = 2
  package var points: [UnitPoint] = []
  package var controlPoints: [ControlPoints] = []
  package var colors: [Color] = []
  package var background: Color = .system(.clear)
  package var smoothsColors = true
  package var colorSpace: Gradient.ColorSpace = .device

  package init() {}

  package static let fields: [Field<MeshGradient>] = [
    Field("width", \.width, required: true, rule: .mesh, "Columns of the mesh."),
    Field(
      "height", \.height, required: true, rule: .mesh, "Rows of the mesh."),
    Field(
      "points", \.points, required: true, "The points row by row, 0 and 1 being the box's edges."),
    Field(
      "controlPoints", \.controlPoints,
      "The control points around each point, 0 and 1 being the box's edges; computed by default."),
    Field("colors", \.colors, required: true, "The colour of each point."),
    Field("background", \.background, "The colour outside the mesh; default: clear."),
    Field(
      "smoothsColors", \.smoothsColors,
      "Whether colours are interpolated with curves instead of straight lines; default true."),
    Field("colorSpace", \.colorSpace, "How colours are mixed; default: device."),
  ]

  /// Refuses a mesh with points that lack a position or a colour.
  package func validate() -> String? {
    let count = width * height
    guard points.count == count, colors.count == count else {
      return "a mesh of \(width) by \(height) needs \(count.counted("point")) and colours,"
        + " not \(points.count) and \(colors.count)"
    }
    return [0, count].contains(controlPoints.count)
      ? nil : "a mesh of \(width) by \(height) has control points for each point or for none"
  }

  /// Draws nothing for a mesh with points that lack a position or a colour.
  package mutating func reconcile(_ changes: RuleChanges) {
    guard let problem = validate() else { return }
    changes.note("is not drawn: \(problem)")
    (width, height) = (2, 2)
    points = [(0, 0), (1, 0), (0, 1), (1, 1)].map { UnitPoint(x: $0, y: $1) }
    controlPoints = []
    colors = Array(repeating: .system(.clear), count: 4)
  }
}

extension ValueRule<[Gradient.Stop]> {
  /// At least one colour, and at most `stopLimit`.
  package static let nonEmptyStops = ValueRule(
    schema: ["minItems": 1, "maxItems": .number(Double(stopLimit))]
  ) {
    if $0.isEmpty { return "a gradient needs at least one stop" }
    return $0.count > stopLimit
      ? "a gradient of \($0.count) stops has too many; at most \(stopLimit)" : nil
  }

  /// The maximum number of stops in one gradient.
  private static let stopLimit = 256
}
