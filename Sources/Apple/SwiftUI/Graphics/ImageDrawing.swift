/// What a closure draws, as an image of a fixed size.
final class ImageDrawing: Equatable, Sendable {
  private let size: CGSize
  private let isOpaque: Bool
  // Images are lowered, and what they draw is drawn, on the main actor alone.
  nonisolated(unsafe) private let renderer: (inout GraphicsContext) -> Void

  init(
    _ size: CGSize, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void
  ) { (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer) }

  /// Each drawing is one of its own, because closures cannot be compared.
  static func == (own: ImageDrawing, other: ImageDrawing) -> Bool { own === other }

  /// The picture; `nil` if it cannot be drawn, with the reason printed to standard error.
  @MainActor func picture(scale: CGFloat) -> [UInt8]? {
    let canvas = Canvas { [renderer] context, _ in renderer(&context) }
    let drawing = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
    drawing.isOpaque = isOpaque
    return drawing.picture(scale: scale)
  }
}

nonisolated extension Image {
  /// Creates an image that a closure draws, in points; one without a label is decorative.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(drawing: ImageDrawing(size, isOpaque: opaque, renderer), isDecorative: label == nil)
  }
  /// Creates a symbol from the asset catalogue with a variable value and a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
  }
  /// Creates a decorative symbol from the asset catalogue with a variable value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    self = decorated()
  }
}
