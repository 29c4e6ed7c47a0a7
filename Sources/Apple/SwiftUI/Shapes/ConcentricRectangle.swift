package import VitrineModel

/// A rectangle whose corners are concentric with the containing shape, or have fixed radii.
nonisolated public struct ConcentricRectangle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  /// The corners; one that is concentric makes all of them so, because the containing shape is found only
  /// when they are drawn.
  private let corners: [Edge.Corner.Style]

  /// Creates a rectangle with corners that are concentric with the containing shape.
  public init() { self.init(corners: .concentric) }
  /// Creates a rectangle with corners in a style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = [corners, corners, corners, corners]
  }
  /// Creates a rectangle with corners that differ.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
  }
  /// Creates a rectangle with corners at the top and at the bottom.
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }
  /// Creates a rectangle with corners at the leading and the trailing edge.
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  /// The fixed rectangle; `nil` for concentric corners.
  private var fixed: UnevenRoundedRectangle? {
    let radii = corners.compactMap(\.radius)
    guard radii.count == 4 else { return nil }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[1], bottomTrailingRadius: radii[2],
      topTrailingRadius: radii[3])
  }

  /// Returns the outline in a rectangle, which is treated as the containing shape.
  public func path(in rect: CGRect) -> Path {
    fixed?.path(in: rect) ?? Path(rect)
  }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    guard let fixed, let radius = corners.first?.radius else {
      return ContainerRelativeShape().archived(in: rect)
    }
    return Set(corners).count > 1
      ? fixed.archived(in: rect) : RoundedRectangle(cornerRadius: radius).archived(in: rect)
  }
  /// Returns the shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Edge {
  /// Corners of rectangles.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// A corner.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Corners of rectangles.
    @RawValue<Int8>
    public struct Set: OptionSet, Sendable {
      /// Creates a set of one corner.
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
      /// The top leading corner.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// The corners at the top.
      public static let top: Set = [topLeading, topTrailing]
      /// The corners at the bottom.
      public static let bottom: Set = [bottomLeading, bottomTrailing]
      /// The corners at the leading edge.
      public static let leading: Set = [topLeading, bottomLeading]
      /// The corners at the trailing edge.
      public static let trailing: Set = [topTrailing, bottomTrailing]
      /// All corners.
      public static let all: Set = [top, bottom]
    }

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?
      /// A corner concentric with that of the containing shape.
      public static let concentric = Style(radius: nil)
      /// A corner with a fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      /// A corner concentric with that of the containing shape; the least radius has no effect here.
      public static func concentric(minimum: Style?) -> Style { concentric }
    }
  }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners in a style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
