import VitrineCoding
import VitrineGeometry

/// A box around a view: of fixed size, or with bounds.
package struct Frame: ArchiveRecord {
  package var width: Double?
  package var height: Double?
  package var minWidth: Extent?
  package var idealWidth: Extent?
  package var maxWidth: Extent?
  package var minHeight: Extent?
  package var idealHeight: Extent?
  package var maxHeight: Extent?
  package var alignment: Alignment = .center

  package init() {}

  package static let fields: [Field<Frame>] = [
    Field("width", \.width, rule: .fixedLength, "Fixed width in points; negative counts as 0."),
    Field("height", \.height, rule: .fixedLength, "Fixed height in points; negative counts as 0."),
    Field("minWidth", \.minWidth, rule: .nonNegativeExtent, "Least width in points."),
    Field(
      "idealWidth", \.idealWidth, rule: .nonNegativeExtent,
      "Width in points when the container asks for the ideal."
    ),
    Field(
      "maxWidth", \.maxWidth, rule: .nonNegativeExtent, "Greatest width in points, or \"infinity\"."
    ),
    Field("minHeight", \.minHeight, rule: .nonNegativeExtent, "Least height in points."),
    Field(
      "idealHeight", \.idealHeight, rule: .nonNegativeExtent,
      "Height in points when the container asks for the ideal."),
    Field(
      "maxHeight", \.maxHeight, rule: .nonNegativeExtent,
      "Greatest height in points, or \"infinity\"."),
    Field("alignment", \.alignment, "Where the view is placed in the box."),
  ]

  /// Whether bounds are given instead of a fixed size.
  package var isFlexible: Bool {
    [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight].contains { $0 != nil }
  }

  /// Fixed extents and bounds exclude each other, because SwiftUI has separate modifiers for them.
  package static let rules: [FieldRule] = [
    .exclusive(
      ["width", "height"],
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"],
      "'width' and 'height' cannot be combined with bounds; use two frames")
  ]
}

/// Space around a view.
package struct Padding: ArchiveRecord {
  package var edges: EdgeSet = .all
  package var length: Double?
  package var insets: EdgeInsets?

  package init() {}

  package static let fields: [Field<Padding>] = [
    Field("edges", \.edges, "The edges that get space; default: all."),
    Field("length", \.length, "Space in points; default 16."),
    Field("insets", \.insets, "Space at each edge in points, instead of edges and length."),
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

  /// The space at each edge, in points; SwiftUI's default length is 16 (read off iOS 18.5).
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
  package init() { self.init(0) }

  package static let fields: [Field<EdgeInsets>] = [
    Field("top", \.top, "Distance from the top edge in points."),
    Field("leading", \.leading, "Distance from the leading edge in points."),
    Field("bottom", \.bottom, "Distance from the bottom edge in points."),
    Field("trailing", \.trailing, "Distance from the trailing edge in points."),
  ]
}

/// Makes a view ignore the proposed size on chosen axes and take its ideal size.
package struct FixedSize: ArchiveRecord {
  package var horizontal = true
  package var vertical = true

  package init() {}

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
  package var x = 0.0
  package var y = 0.0

  package init() {}

  package static let fields: [Field<Offset>] = [
    Field("x", \.x, "Distance to the right in points."),
    Field("y", \.y, "Distance downwards in points."),
  ]
}

/// Gives a view a fixed ratio of width to height.
package struct AspectRatio: ArchiveRecord {
  /// How a view fits into a box of another ratio.
  package enum ContentMode: String, ArchiveEnum {
    /// As large as possible inside the box.
    case fit
    /// As small as possible to cover the box.
    case fill
  }

  package var ratio: Double?
  package var contentMode: ContentMode = .fit

  package init() {}
  /// Creates a modifier that keeps the view's own ratio.
  package init(contentMode: ContentMode) { self.contentMode = contentMode }

  package static let fields: [Field<AspectRatio>] = [
    Field("ratio", \.ratio, rule: .positive, "Width divided by height; default: the view's."),
    Field("contentMode", \.contentMode, "Whether the view fits into the proposal or fills it."),
  ]
}
