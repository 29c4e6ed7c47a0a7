import VitrineCoding
import VitrineGeometry

/// The fill and stroke of a shape; without either, the shape is filled with the foreground style.
package struct ShapePainting: Hashable, Sendable {
  /// The style of the fill.
  package var fill: ShapeStyle?
  /// The fill rule and antialiasing, which also apply where something is clipped to the shape.
  package var fillStyle = FillStyle()
  /// The line along the outline.
  package var stroke: Stroke?
  /// The line inside the outline.
  package var strokeBorder: Stroke?

  package init() {}

  /// Whether the author set a fill or a stroke.
  package var isExplicit: Bool { fill != nil || stroke != nil || strokeBorder != nil }
}

/// A line along an outline.
package struct Stroke: ArchiveRecord {
  package var style: ShapeStyle = .foreground
  package var lineWidth = 1.0
  package var lineCap: StrokeStyle.LineCap = .butt
  package var lineJoin: StrokeStyle.LineJoin = .miter
  package var miterLimit = 10.0
  package var dash: [Double] = []
  package var dashPhase = 0.0
  package var isAntialiased = true

  package init() {}

  package static let fields: [Field<Stroke>] = [
    Field("style", \.style, "The style of the line."),
    Field("lineWidth", \.lineWidth, rule: .nonNegative, "Thickness in points; default 1."),
    Field("lineCap", \.lineCap, "The shape of open ends."),
    Field("lineJoin", \.lineJoin, "The shape of corners."),
    Field(
      "miterLimit", \.miterLimit, rule: .nonNegative,
      "The longest mitre in line widths; a longer one is cut; default 10."),
    Field("dash", \.dash, rule: .dashes, "Lengths of dashes and gaps in points."),
    Field(
      "dashPhase", \.dashPhase,
      "The distance into the dash pattern at which the line starts, in points."),
    Field("antialiased", \.isAntialiased, "Whether edges are antialiased; default true."),
  ]

  /// The line's geometry.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }
}

/// A shape's payload in archives, with its geometry, changes and painting in one object.
package protocol ShapePayload: ArchiveRecord {
  /// Changes of the outline, the innermost first.
  var modifiers: [ShapeModifier] { get set }
  /// Fill and stroke.
  var painting: ShapePainting { get set }
  /// Whether SwiftUI can inset the shape evenly.
  static var isInsettable: Bool { get }
}

extension ShapePayload {
  /// All shapes but paths can be inset.
  package static var isInsettable: Bool { true }

  /// The fields that all shapes have.
  static var sharedFields: [Field<Self>] {
    [
      Field(
        "modifiers", \.modifiers,
        "Changes of the outline in the order of SwiftUI's source, the innermost first."),
      Field("fill", \.painting.fill, "The fill of the inside."),
      Field(
        "fillStyle", \.painting.fillStyle, "The winding rule and the antialiasing of the inside."),
      Field("stroke", \.painting.stroke, "The line along the outline."),
      Field("strokeBorder", \.painting.strokeBorder, "The line inside the outline."),
    ]
  }

  /// A border inside an outline and a line along it exclude each other.
  package static var rules: [FieldRule] {
    [.exclusive(["stroke"], ["strokeBorder"], "'stroke' and 'strokeBorder' cannot be combined")]
  }

  /// Refuses changes in an order that SwiftUI's types do not allow.
  package func validate() -> String? {
    ShapeModifier.problem(in: modifiers, ofInsettable: Self.isInsettable)
  }
}
