import VitrineFoundation

/// How pictures are made.
public final class UIGraphicsImageRendererFormat {
  /// Pixels a point has.
  public var scale: CGFloat = 3
  /// Whether pictures have no clear places.
  public var opaque = false
  /// A form that is set later.
  public init() {}
  /// The usual form.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// The form of the display.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Where code draws a picture.
public final class UIGraphicsImageRendererContext {
  /// The context to draw into.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// The picture so far.
  public var currentImage: UIImage {
    cgContext.picture
  }
}

/// Makes pictures that code draws.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// Creates a graphics image renderer.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }
  /// Creates a graphics image renderer.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }
  /// Draws an image.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let bitmap = CGContext(size: size, scale: format.scale, isOpaque: format.opaque) else {
      return UIImage()
    }
    let context = UIGraphicsImageRendererContext(bitmap, format)
    UIGraphicsStack.push(bitmap)
    defer { UIGraphicsStack.pop() }
    actions(context)
    return context.currentImage
  }
  /// A picture as a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  /// Draws the image into the open bitmap.
  public func draw(in rect: CGRect) { UIGraphicsStack.current?.draw(self, in: rect) }
  /// Draws the image into the open bitmap.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.draw(self, in: rect, opacity: min(max(Double(alpha), 0), 1))
    context.restoreGState()
  }
  /// Draws the image into the open bitmap, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image into the open bitmap, in its own size.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// The picture as it came; no file of JPEG is made.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// The picture's shape in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }
  /// The picture's shape in a colour; as a template in that of the views around it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// The picture with its colours used in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }
  /// How a picture's colours are used.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// A picture of the asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }
  /// A picture of a bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .data(cgImage.bytes), scale: scale)
  }
  /// The way a picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The way the picture is turned: it is not.
  public var imageOrientation: Orientation { .up }
}

extension NSAttributedString.Key {
  /// The font of the text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour of the area behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The paragraph style of the text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The room between letters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
