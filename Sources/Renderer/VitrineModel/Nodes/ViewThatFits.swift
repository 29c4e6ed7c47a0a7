import VitrineCoding
import VitrineGeometry

/// The first of several views that fits the proposed size.
package struct ViewThatFits: ArchiveRecord {
  package var axes: [Axis] = Axis.allCases
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<ViewThatFits>] = [
    Field("axes", \.axes, "The axes on which a view has to fit; default: both."),
    Field(
      "children", \.children,
      "The views, the preferred one first; the last one is taken when none fits."),
  ]
}
