package import VitrineModel

/// A rectangle whose corners are concentric with the containing shape, or have fixed radii.
nonisolated public struct ConcentricRectangle: InsettableShape, ModelShape, LocatedView {
  package var location = KeptLocation()
  private let corners: Edge.Corner.Style

  /// Creates a rectangle with corners that are concentric with the containing shape.
  public init() { corners = .concentric }
  /// Creates a rectangle with corners in a style, all of which are equal here.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// Returns the outline in a rectangle, which is treated as the containing shape.
  public func path(in rect: CGRect) -> Path {
    corners.radius.map { RoundedRectangle(cornerRadius: $0).path(in: rect) } ?? Path(rect)
  }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    corners.radius.map { RoundedRectangle(cornerRadius: $0).archived(in: rect) }
      ?? ContainerRelativeShape().archived(in: rect)
  }
  /// Returns the shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Edge {
  /// Corners of rectangles.
  public enum Corner: Sendable {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?
      /// A corner concentric with that of the containing shape.
      public static let concentric = Style(radius: nil)
      /// A corner with a fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners in a style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
