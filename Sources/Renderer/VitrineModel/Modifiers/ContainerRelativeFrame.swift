import VitrineCoding
import VitrineGeometry

/// A box that is a part of the widget's content area.
package struct ContainerRelativeFrame: ArchiveRecord {
  package var axes: [Axis] = Axis.allCases
  package var count = 1
  package var span = 1
  package var spacing = 0.0
  package var alignment: Alignment = .center

  package init() {}

  package static let fields: [Field<ContainerRelativeFrame>] = [
    Field("axes", \.axes, "The axes on which the box has that extent; default: both."),
    Field("count", \.count, rule: .atLeastOne, "Into how many parts the area is divided."),
    Field("span", \.span, rule: .atLeastOne, "How many of them the box covers."),
    Field("spacing", \.spacing, "Gap between the parts in points."),
    Field("alignment", \.alignment, "The position of the view in the box."),
  ]

  /// The box's extent in an area of `length` points.
  ///
  /// Source: Apple's documentation of `containerRelativeFrame`; read off iOS 18.5.
  package func extent(of length: Double) -> Double {
    let part = (length - spacing * Double(count - 1)) / Double(count)
    return part * Double(span) + spacing * Double(span - 1)
  }
}
