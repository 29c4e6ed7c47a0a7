internal import VitrineGeometry
internal import VitrineModel

/// The corners of a shape that the corners of shapes inside it adapt to.
struct ContainerCorners: Sendable {
  /// The shape's box, in the widget's space.
  let box: Rect
  let radii: RectangleCornerRadii

  init(box: Rect, radii: RectangleCornerRadii) { (self.box, self.radii) = (box, radii) }

  /// Creates the corners of an archived shape; `nil` for an outline without corners.
  init?(_ shape: VitrineModel.Shape, in box: Rect) {
    let radius: Double
    switch shape {
    case .rectangle: radius = 0
    case .roundedRectangle(let payload): radius = payload.cornerRadius
    case .capsule, .circle, .ellipse: radius = min(box.width, box.height) / 2
    case .unevenRoundedRectangle(let payload):
      self.init(
        box: box,
        radii: RectangleCornerRadii(
          topLeading: payload.topLeading, bottomLeading: payload.bottomLeading,
          bottomTrailing: payload.bottomTrailing, topTrailing: payload.topTrailing))
      return
    case .containerRelative, .path: return nil
    }
    self.init(
      box: box,
      radii: RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
  }

  /// The radii of a box in the widget's space: reduced by the distance of its nearest side, as for
  /// `ContainerRelativeShape`.
  func radii(in inner: Rect) -> RectangleCornerRadii {
    let distance = max(
      0,
      min(
        inner.minX - box.minX, inner.minY - box.minY, box.maxX - inner.maxX,
        box.maxY - inner.maxY))
    func inset(_ radius: CGFloat) -> CGFloat { max(0, radius - CGFloat(distance)) }
    return RectangleCornerRadii(
      topLeading: inset(radii.topLeading), bottomLeading: inset(radii.bottomLeading),
      bottomTrailing: inset(radii.bottomTrailing), topTrailing: inset(radii.topTrailing))
  }
}

/// A view with a shape that the corners of shapes inside it adapt to.
nonisolated struct ContainerShapedView<Base: View, Outline: Shape>: View, PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let outline: Outline

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.measuresContainers else { return shaped(base, context) }
    let (name, box, _) = context.requestMeasurement()
    var inner = context
    if let box {
      let shape = outline.archived(in: CGRect(origin: .zero, size: CGSize(box.size)))
      if case .containerRelative = shape {
      } else {
        inner.container = ContainerCorners(shape, in: box)
      }
    }
    return shaped(base, inner).map { context.measured($0, name) }
  }

  @MainActor private func shaped(_ base: Base, _ context: LoweringContext) -> [ViewNode] {
    ShapedView(base: base, outline: outline, fill: FillStyle()) { .containerShape($0) }
      .lower(context)
  }
}

/// How far something covers the corners of a rectangle, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// What is covered at each corner.
  public var topLeading, topTrailing, bottomLeading, bottomTrailing: CGSize
  /// Creates insets of four corners.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }
  /// Creates insets of corners that nothing covers.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }
}
