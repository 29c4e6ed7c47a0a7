/// A box around a view: of fixed size, or with bounds.
package struct Frame: ArchiveRecord {
  /// Fixed width in points; negative counts as 0.
  package var width: Double?
  /// Fixed height in points; negative counts as 0.
  package var height: Double?
  /// Least width in points.
  package var minWidth: Extent?
  /// Width in points when the container asks for the ideal.
  package var idealWidth: Extent?
  /// Greatest width in points.
  package var maxWidth: Extent?
  /// Least height in points.
  package var minHeight: Extent?
  /// Height in points when the container asks for the ideal.
  package var idealHeight: Extent?
  /// Greatest height in points.
  package var maxHeight: Extent?
  /// Where the view stands in the box.
  package var alignment: Alignment = .center

  /// Makes a frame that changes nothing.
  package init() {}

  /// Fixed extents, bounds and alignment.
  package static let fields: [Field<Frame>] = [
    Field("width", \.width, rule: .nonNegative, "Fixed width in points; negative counts as 0."),
    Field("height", \.height, rule: .nonNegative, "Fixed height in points; negative counts as 0."),
    Field("minWidth", \.minWidth, rule: .nonNegativeExtent, "Least width in points."),
    Field(
      "idealWidth", \.idealWidth, rule: .nonNegativeExtent,
      "Width in points when the ideal is asked for."
    ),
    Field(
      "maxWidth", \.maxWidth, rule: .nonNegativeExtent, "Greatest width in points, or \"infinity\"."
    ),
    Field("minHeight", \.minHeight, rule: .nonNegativeExtent, "Least height in points."),
    Field(
      "idealHeight", \.idealHeight, rule: .nonNegativeExtent,
      "Height in points when the ideal is asked for."),
    Field(
      "maxHeight", \.maxHeight, rule: .nonNegativeExtent,
      "Greatest height in points, or \"infinity\"."),
    Field("alignment", \.alignment, "Where the view stands in the box."),
  ]

  /// Whether bounds are given instead of a fixed size.
  package var isFlexible: Bool {
    [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
  }

  /// Fixed extents and bounds exclude each other, as SwiftUI has a modifier for either.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["width", "height"],
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"],
      "'width' and 'height' cannot be combined with bounds; use two frames")
  ]
}

/// Room around a view.
package struct Padding: ArchiveRecord {
  /// The edges that get room.
  package var edges: EdgeSet = .all
  /// The room in points; `nil` is the platform's 16.
  package var length: Double?
  /// Room at each edge, instead of edges and length.
  package var insets: EdgeInsets?

  /// Makes the platform's padding on all edges.
  package init() {}

  /// Edges and length, or one length for each edge.
  package static let fields: [Field<Padding>] = [
    Field("edges", \.edges, "The edges that get room; default: all."),
    Field("length", \.length, "Room in points; default 16."),
    Field("insets", \.insets, "Room at each edge in points."),
  ]

  /// One length for all edges.
  package static let shorthands: [Shorthand<Padding>] = [
    Shorthand(Double.self) { length in
      var padding = Padding()
      padding.length = length
      return padding
    } write: { padding in
      guard padding.edges == .all, padding.insets == nil else { return nil }
      return padding.length.map(JSONValue.number)
    }
  ]

  /// Edges and insets exclude each other.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["insets"], ["edges", "length"], "'insets' cannot be combined with 'edges' or 'length'")
  ]

  /// The room at each edge, in points; SwiftUI's default length is 16 (read off iOS 18.5).
  package var resolved: EdgeInsets {
    if let insets { return insets }
    let length = length ?? 16
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension EdgeInsets: ArchiveRecord {
  /// No inset on any edge.
  package init() { self.init(0) }

  /// The four distances.
  package static let fields: [Field<EdgeInsets>] = [
    Field("top", \.top, "Distance from the top edge in points."),
    Field("leading", \.leading, "Distance from the leading edge in points."),
    Field("bottom", \.bottom, "Distance from the bottom edge in points."),
    Field("trailing", \.trailing, "Distance from the trailing edge in points."),
  ]
}

/// Proposes the ideal size on chosen axes.
package struct FixedSize: ArchiveRecord {
  /// Whether the ideal width is proposed.
  package var horizontal = true
  /// Whether the ideal height is proposed.
  package var vertical = true

  /// Makes a fixed size on both axes.
  package init() {}

  /// The axes.
  package static let fields: [Field<FixedSize>] = [
    Field("horizontal", \.horizontal, "Whether the ideal width is proposed."),
    Field("vertical", \.vertical, "Whether the ideal height is proposed."),
  ]

  /// A boolean for both axes.
  package static let shorthands: [Shorthand<FixedSize>] = [
    Shorthand(Bool.self) { isFixed in
      var size = FixedSize()
      size.horizontal = isFixed
      size.vertical = isFixed
      return size
    } write: {
      $0.horizontal == $0.vertical ? .bool($0.horizontal) : nil
    }
  ]
}

/// Moves a view without a change of layout.
package struct Offset: ArchiveRecord {
  /// Way to the right in points.
  package var x = 0.0
  /// Way downwards in points.
  package var y = 0.0

  /// Makes an offset that moves nothing.
  package init() {}

  /// The two ways.
  package static let fields: [Field<Offset>] = [
    Field("x", \.x, "Way to the right in points."), Field("y", \.y, "Way downwards in points."),
  ]
}

/// A box of a fixed ratio of sides.
package struct AspectRatio: ArchiveRecord {
  /// How a view meets a box of another ratio.
  package enum ContentMode: String, ArchiveEnum {
    /// As large as fits.
    case fit
    /// As small as covers.
    case fill
  }

  /// Width divided by height; `nil` takes the view's ideal ratio.
  package var ratio: Double?
  /// How the view meets the proposal.
  package var contentMode: ContentMode = .fit

  /// Makes the view's own ratio, fitted.
  package init() {}
  /// Makes the view's own ratio.
  package init(contentMode: ContentMode) { self.contentMode = contentMode }

  /// Ratio and mode.
  package static let fields: [Field<AspectRatio>] = [
    Field("ratio", \.ratio, rule: .positive, "Width divided by height; default: the view's."),
    Field("contentMode", \.contentMode, "How the view meets the proposal."),
  ]
}
