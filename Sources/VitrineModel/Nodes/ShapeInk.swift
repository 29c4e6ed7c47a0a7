/// What is drawn of a shape; without fill and stroke it is filled with the foreground style.
public struct ShapeInk: Hashable, Sendable {
  /// What the inside is filled with.
  public var fill: ShapeStyle?
  /// How the inside is found and covered, also where something is cut to the shape.
  public var fillStyle = FillStyle()
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
  /// The longest sharp corner in line widths; a longer one is cut.
  public var miterLimit = 10.0
  /// Lengths of dashes and gaps in points.
  public var dash: [Double] = []
  /// How far into the dashes the line starts, in points.
  public var dashPhase = 0.0
  /// Whether pixels on the edge are covered in part.
  public var isAntialiased = true

  /// Makes a line one point thick.
  public init() {}

  /// Paint and shape of the line.
  public static let fields: [Field<Stroke>] = [
    Field("style", \.style, "What the line is drawn with."),
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness in points; default 1."),
    Field("lineCap", \.lineCap, "The shape of open ends."),
    Field("lineJoin", \.lineJoin, "The shape of corners."),
    Field(
      "miterLimit", \.miterLimit, rule: .nonNegative,
      "The longest sharp corner in line widths; default 10."),
    Field("dash", \.dash, rule: .dashes, "Lengths of dashes and gaps in points."),
    Field("dashPhase", \.dashPhase, "How far into the dashes the line starts, in points."),
    Field("antialiased", \.isAntialiased, "Whether edges are soft; default true."),
  ]

  /// The line's geometry.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }
}

/// A shape's payload in archives: its geometry, its changes and its ink side by side.
public protocol ShapePayload: ArchiveRecord {
  /// Changes of the outline, the innermost first.
  var modifiers: [ShapeModifier] { get set }
  /// Fill and stroke.
  var ink: ShapeInk { get set }
  /// Whether SwiftUI can make the shape evenly smaller.
  static var isInsettable: Bool { get }
}

extension ShapePayload {
  /// All shapes but paths can be made smaller.
  public static var isInsettable: Bool { true }

  /// The fields that all shapes have.
  static var sharedFields: [Field<Self>] {
    [
      Field(
        "modifiers", \.modifiers,
        "Changes of the outline in the order of SwiftUI's source, the innermost first."),
      Field("fill", \.ink.fill, "What the inside is filled with."),
      Field("fillStyle", \.ink.fillStyle, "How the inside is found and covered."),
      Field("stroke", \.ink.stroke, "The line along the outline."),
      Field("strokeBorder", \.ink.strokeBorder, "The line inside the outline."),
    ]
  }

  /// A border inside an outline replaces the line along it.
  public static var rules: [FieldRule] {
    [.exclusive(["stroke"], ["strokeBorder"], "'stroke' and 'strokeBorder' cannot be combined")]
  }

  /// Changes follow each other as SwiftUI's types allow.
  public func validate() -> String? {
    ShapeModifier.problem(in: modifiers, ofInsettable: Self.isInsettable)
  }
}
