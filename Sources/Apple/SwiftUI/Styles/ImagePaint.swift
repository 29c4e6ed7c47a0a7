package import VitrineModel

/// An image that is repeated.
nonisolated public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
  /// The image that tiles the area.
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat
  /// Creates a paint from an image and the part to repeat.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  package func archived(_ context: LoweringContext) -> VitrineModel.ShapeStyle {
    guard let node = image.nodes(context).first, case .image(let image) = node.content,
      let name = image.name
    else {
      context.record("ImagePaint(image:) of a symbol")
      return .foreground
    }
    var paint = VitrineModel.ImagePaint()
    paint.name = name
    paint.sourceRect.x = min(max(sourceRect.minX.archived, 0), 1)
    paint.sourceRect.y = min(max(sourceRect.minY.archived, 0), 1)
    paint.sourceRect.width = min(max(sourceRect.width.archived, 0), 1 - paint.sourceRect.x)
    paint.sourceRect.height = min(max(sourceRect.height.archived, 0), 1 - paint.sourceRect.y)
    if paint.sourceRect.width <= 0 || paint.sourceRect.height <= 0 { paint.sourceRect = .init() }
    paint.scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    return .image(paint)
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// An image that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
