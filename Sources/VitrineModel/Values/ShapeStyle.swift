/// What shapes, text and backgrounds are filled with.
public indirect enum ShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A level of the current foreground, from 1 (primary) to 5 (quinary).
  case hierarchical(level: Int)
  /// The current foreground itself.
  case foreground
  /// The current tint.
  case tint
  /// The background of the enclosing surface, from level 1 to 3.
  case background(level: Int)
  /// The fill for shapes over a background, from level 1 (primary) to 4 (quaternary).
  case fill(level: Int)
  /// The colour of separators.
  case separator
  /// Colours along a straight line.
  case linearGradient(LinearGradient)
  /// A style with its opacity multiplied by a factor in 0...1.
  case opacity(ShapeStyle, Double)

  /// The styles that are written as a plain name.
  static let names: [(String, ShapeStyle)] = [
    ("primary", .hierarchical(level: 1)), ("secondary", .hierarchical(level: 2)),
    ("tertiary", .hierarchical(level: 3)), ("quaternary", .hierarchical(level: 4)),
    ("quinary", .hierarchical(level: 5)), ("foreground", .foreground), ("tint", .tint),
    ("background", .background(level: 1)), ("background.secondary", .background(level: 2)),
    ("background.tertiary", .background(level: 3)), ("fill", .fill(level: 1)),
    ("fill.secondary", .fill(level: 2)), ("fill.tertiary", .fill(level: 3)),
    ("fill.quaternary", .fill(level: 4)), ("separator", .separator),
  ]
}

/// Colours along a straight line across the box that is filled.
public struct LinearGradient: ArchiveRecord {
  /// A colour and its place.
  public struct Stop: ArchiveRecord {
    /// The colour at the place.
    public var color: Color
    /// Position from 0 (start) to 1 (end); `nil` spreads the stops evenly.
    public var location: Double?

    /// Makes a stop of clear colour.
    public init() { color = .system(.clear) }
    /// Makes a stop.
    public init(color: Color, location: Double? = nil) {
      self.color = color
      self.location = location
    }

    /// Colour and place.
    public static let fields: [Field<Stop>] = [
      Field("color", \.color, required: true, "The colour at this place."),
      Field("location", \.location, rule: .fraction, "Place from 0 (start) to 1 (end)."),
    ]

    /// A colour alone.
    public static let shorthands: [Shorthand<Stop>] = [
      Shorthand(String.self, schema: Color.nameSchema) {
        Stop(color: try Color(name: $0))
      } write: { stop in
        stop.location == nil ? stop.color.text.map(JSONValue.string) : nil
      }
    ]
  }

  /// The colours in order of their places.
  public var stops: [Stop] = []
  /// Where the first colour lies.
  public var startPoint = UnitPoint(x: 0.5, y: 0)
  /// Where the last colour lies.
  public var endPoint = UnitPoint(x: 0.5, y: 1)

  /// Makes a gradient without colours, from top to bottom.
  public init() {}

  /// Colours and the two ends.
  public static let fields: [Field<LinearGradient>] = [
    Field(
      "stops", \.stops, required: true, rule: .someStop,
      "Colours, or objects with colour and location."),
    Field("startPoint", \.startPoint, "Where the first colour lies; default: top."),
    Field("endPoint", \.endPoint, "Where the last colour lies; default: bottom."),
  ]
}
