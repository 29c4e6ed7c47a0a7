/// Lets a view extend from the widget's content margins to the edges of the surface.
package struct SafeAreaExtension: ArchiveRecord {
  /// The edges at which the view extends when it touches the margin there.
  package var edges: EdgeSet = .all

  /// Makes an extension at all edges.
  package init() {}

  /// The edges.
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

/// A view at an edge that makes the safe area of another one smaller.
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

  /// The edge that the view stands at.
  package var edge: Edge = .bottom
  /// Gap between the two views in points; `nil` chooses by the neighbours.
  package var spacing: Double?
  /// Where the view stands along its edge; the guide of the other axis has no effect.
  package var alignment: Alignment = .center
  /// The view.
  package var content = ViewNode(.emptyView(EmptyView()))

  /// Makes an inset of an empty view.
  package init() {}

  /// Edge, gap, alignment and view.
  package static let fields: [Field<SafeAreaInset>] = [
    Field("edge", \.edge, required: true, "The edge that the view stands at."),
    Field("spacing", \.spacing, "Gap between the views in points; default: by neighbours."),
    Field("alignment", \.alignment, "Where the view stands along its edge."),
    Field("content", \.content, required: true, "The view at the edge."),
  ]
}
