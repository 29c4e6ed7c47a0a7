import VitrineCoding
import VitrineGeometry

/// Moves one of a view's alignment guides to a sum of fractions of the view's own box.
///
/// SwiftUI has a closure here; what authors compute in it from the view's dimensions is a sum of
/// another guide, a distance and parts of width and height.
package struct AlignmentGuide: ArchiveRecord {
  /// A guide of either axis that the offset is relative to.
  package enum Base: String, ArchiveEnum {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The centre of the guide's own axis.
    case center
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The baseline of the topmost text.
    case firstTextBaseline
    /// The baseline of the bottommost text.
    case lastTextBaseline
  }

  package var horizontal: HorizontalAlignment?
  package var vertical: VerticalAlignment?
  package var relativeTo: Base?
  package var offset = 0.0
  package var widthFraction = 0.0
  package var heightFraction = 0.0

  package init() {}

  package static let fields: [Field<AlignmentGuide>] = [
    Field("horizontal", \.horizontal, isCondition: true, "The guide, of the horizontal axis."),
    Field("vertical", \.vertical, isCondition: true, "The guide, of the vertical axis."),
    Field(
      "relativeTo", \.relativeTo, isCondition: true,
      "The guide of the same view that the place is counted from; default: the near edge."),
    Field("offset", \.offset, "Distance from there in points."),
    Field("widthFraction", \.widthFraction, "The part of the view's width that is added."),
    Field("heightFraction", \.heightFraction, "The part of the view's height that is added."),
  ]

  /// Exactly one guide is set.
  package static let rules: [FieldRule] = [
    .exactlyOne(["horizontal", "vertical"], "write either 'horizontal' or 'vertical'")
  ]
}
