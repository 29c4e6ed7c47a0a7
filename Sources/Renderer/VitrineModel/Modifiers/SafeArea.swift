import VitrineCoding
import VitrineGeometry

/// Lets a view extend from the widget's content margins to the edges of the surface.
package struct SafeAreaExtension: ArchiveRecord {
  package var edges: EdgeSet = .all

  package init() {}

  package static let fields: [Field<SafeAreaExtension>] = [
    Field(
      "edges", \.edges, "The edges at which a view that touches the margin extends; default: all.")
  ]

  /// `true` for all edges.
  package static let shorthands: [Shorthand<SafeAreaExtension>] = [
    Shorthand(Bool.self) { isOn in
      var area = SafeAreaExtension()
      if !isOn { area.edges = [] }
      return area
    } write: {
      $0.edges == .all ? .bool(true) : nil
    }
  ]
}

/// A view at an edge that reduces the safe area of another one.
package struct SafeAreaInset: ArchiveRecord {
  /// An edge of a box.
  package enum Edge: String, ArchiveEnum {
    /// The top edge.
    case top
    /// The leading edge.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge.
    case trailing
  }

  package var edge: Edge = .bottom
  package var spacing: Double?
  package var alignment: Alignment = .center
  package var content = ViewNode(.emptyView(EmptyView()))

  package init() {}

  package static let fields: [Field<SafeAreaInset>] = [
    Field("edge", \.edge, required: true, "The edge at which the view is placed."),
    Field("spacing", \.spacing, "Gap between the views in points; default: by neighbours."),
    Field(
      "alignment", \.alignment,
      "Where the view is placed along its edge; the guide of the other axis has no effect."),
    Field("content", \.content, required: true, "The view at the edge."),
  ]
}
