package import VitrineGeometry

/// The identity of a custom guide.
public protocol AlignmentID {
  /// The position of the guide in views that do not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line of a view.
public struct HorizontalAlignment: Hashable, Sendable {
  package let archived: VitrineGeometry.HorizontalAlignment

  init(archived: VitrineGeometry.HorizontalAlignment) { self.archived = archived }

  /// Creates a guide from its identity.
  public init(_ id: any AlignmentID.Type) {
    let standIn = ViewDimensions.standIn(id, among: VitrineGeometry.HorizontalAlignment.allCases)
    archived = .custom(String(reflecting: id), default: standIn)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(archived: .leading)
  /// The guide at the horizontal centre.
  public static let center = HorizontalAlignment(archived: .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(archived: .trailing)
  /// The leading edge of a list's row separator.
  public static let listRowSeparatorLeading = leading
  /// The trailing edge of a list's row separator.
  public static let listRowSeparatorTrailing = trailing
}

/// A horizontal line of a view.
public struct VerticalAlignment: Hashable, Sendable {
  package let archived: VitrineGeometry.VerticalAlignment

  init(archived: VitrineGeometry.VerticalAlignment) { self.archived = archived }

  /// Creates a guide from its identity.
  public init(_ id: any AlignmentID.Type) {
    let standIn = ViewDimensions.standIn(id, among: VitrineGeometry.VerticalAlignment.allCases)
    archived = .custom(String(reflecting: id), default: standIn)
  }

  /// The top edge.
  public static let top = VerticalAlignment(archived: .top)
  /// The guide at the vertical centre.
  public static let center = VerticalAlignment(archived: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(archived: .bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(archived: .firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(archived: .lastTextBaseline)
}

/// A point of a view, given by one guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The alignment at the centre of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The start of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The start of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  package var archived: VitrineGeometry.Alignment {
    VitrineGeometry.Alignment(horizontal: horizontal.archived, vertical: vertical.archived)
  }
}

/// Size and guides of a view, in points from its top left corner.
public struct ViewDimensions: Hashable, Sendable {
  /// Width in points.
  public var width: CGFloat
  /// Height in points.
  public var height: CGFloat
  private let guides: [String: Double]

  init(_ dimensions: LayoutDimensions) {
    width = CGFloat(dimensions.size.width)
    height = CGFloat(dimensions.size.height)
    guides = dimensions.guides
  }

  /// The position of a vertical guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? width * CGFloat(guide.archived.fraction)
  }
  /// The position of a horizontal guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? height * CGFloat(guide.archived.fraction)
  }
  /// The position of a vertical guide that the view or one inside it sets; `nil` otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides[guide.archived.name].map { CGFloat($0) }
  }
  /// The position of a horizontal guide that the view or one inside it sets; `nil` otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides[guide.archived.name].map { CGFloat($0) }
  }

  /// The standard guide that replaces a custom one where no view sets it.
  ///
  /// An archive cannot contain closures, so the closure is called with measurements that
  /// distinguish the standard guides.
  fileprivate static func standIn<Name: AlignmentName>(
    _ id: any AlignmentID.Type, among names: [Name]
  ) -> Name {
    let probe = ViewDimensions(
      LayoutDimensions(
        size: Size(width: 1024, height: 4096),
        guides: ["firstTextBaseline": 512, "lastTextBaseline": 3584]))
    let place = id.defaultValue(in: probe)
    let places = names.map { name -> CGFloat in
      if let name = name as? VitrineGeometry.HorizontalAlignment {
        return probe[HorizontalAlignment(archived: name)]
      }
      return (name as? VitrineGeometry.VerticalAlignment)
        .map { probe[VerticalAlignment(archived: $0)] } ?? 0
    }
    let nearest = zip(names, places).min { abs($0.1 - place) < abs($1.1 - place) }
    return nearest?.0 ?? names[0]
  }
}
