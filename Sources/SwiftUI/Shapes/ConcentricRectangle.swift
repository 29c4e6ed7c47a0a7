package import VitrineModel

/// A rectangle whose corners are concentric with the containing shape, or have fixed radii.
nonisolated public struct ConcentricRectangle: InsettableShape, ModelShape {
  private let corners: Edge.Corner.Style

  /// A rectangle with the corners of the shape around it.
  public init() { corners = .concentric }
  /// A rectangle with corners of one style, which are all alike here.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// The outline in a rectangle, which is taken as the containing shape.
  public func path(in rect: CGRect) -> Path {
    corners.radius.map { RoundedRectangle(cornerRadius: $0).path(in: rect) } ?? Path(rect)
  }
  package var needsBox: Bool { false }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    corners.radius.map { RoundedRectangle(cornerRadius: $0).archived(in: rect) }
      ?? ContainerRelativeShape().archived(in: rect)
  }
  /// The shape, smaller on each side.
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
  /// A rectangle with corners of one style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
