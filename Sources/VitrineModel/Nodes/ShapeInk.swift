/// What is drawn of a shape; without fill and stroke it is filled with the foreground style.
public struct ShapeInk: Hashable, Sendable {
  /// What the inside is filled with.
  public var fill: ShapeStyle?
  /// The line along the outline.
  public var stroke: Stroke?
  /// The line inside the outline.
  public var strokeBorder: Stroke?

  /// Makes the ink of a shape that is filled with the foreground style.
  public init() {}

  /// Whether the author chose what is drawn.
  package var isExplicit: Bool { fill != nil || stroke != nil || strokeBorder != nil }
}

/// A line along an outline.
public struct Stroke: ArchiveRecord {
  /// What the line is drawn with.
  public var style: ShapeStyle = .foreground
  /// Thickness in points.
  public var lineWidth = 1.0
  /// The shape of open ends.
  public var lineCap: StrokeStyle.LineCap = .butt
  /// The shape of corners.
  public var lineJoin: StrokeStyle.LineJoin = .miter
  /// Lengths of dashes and gaps in points.
  public var dash: [Double] = []
  /// How far into the dashes the line starts, in points.
  public var dashPhase = 0.0

  /// Makes a line one point thick.
  public init() {}

  /// Paint and shape of the line.
  public static let fields: [Field<Stroke>] = [
    Field("style", \.style, "What the line is drawn with."),
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness in points; default 1."),
    Field("lineCap", \.lineCap, "The shape of open ends."),
    Field("lineJoin", \.lineJoin, "The shape of corners."),
    Field("dash", \.dash, rule: .dashes, "Lengths of dashes and gaps in points."),
    Field("dashPhase", \.dashPhase, "How far into the dashes the line starts, in points."),
  ]

  /// The line's geometry.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, dash: dash, dashPhase: dashPhase)
  }
}

/// A shape's payload in archives: its geometry and its ink side by side.
public protocol ShapePayload: ArchiveRecord {
  /// Fill and stroke.
  var ink: ShapeInk { get set }
}

extension ShapePayload {
  /// The fields of the ink, shared by all shapes.
  static var inkFields: [Field<Self>] {
    [
      Field("fill", \.ink.fill, "What the inside is filled with."),
      Field("stroke", \.ink.stroke, "The line along the outline."),
      Field("strokeBorder", \.ink.strokeBorder, "The line inside the outline."),
    ]
  }

  /// A border inside an outline replaces the line along it.
  public static var rules: [FieldRule] {
    [.exclusive(["stroke"], ["strokeBorder"], "'stroke' and 'strokeBorder' cannot be combined")]
  }
}
