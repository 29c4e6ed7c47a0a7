import VitrineFoundation

/// The format of rendered images.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = 3
  /// Whether images have no transparency.
  public var opaque = false
  /// Creates the default format.
  public init() {}
  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// Returns the format of the main screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// The context in which code draws an image.
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
  /// An image of the content so far.
  public var currentImage: UIImage {
    cgContext.picture
  }
}

/// Renders images that code draws.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// Creates a renderer of images with a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }
  /// Creates a renderer of images with the size of a rectangle.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }
  /// Returns the image that a closure draws.
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
  /// Returns the image that a closure draws as the data of a PNG file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  /// Draws the image in the current context.
  public func draw(in rect: CGRect) { UIGraphicsStack.current?.draw(self, in: rect) }
  /// Draws the image into the open bitmap.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.draw(self, in: rect, opacity: min(max(Double(alpha), 0), 1))
    context.restoreGState()
  }
  /// Draws the image in the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image into the open bitmap, in its own size.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Returns the image as the data of a JPEG file; always `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Returns the image in a tint colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }
  /// Returns the image in a tint colour; as a template, it has the tint colour of its surroundings.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }
  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// Creates an image from the asset catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }
  /// Creates an image from a bitmap.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .data(cgImage.bytes), scale: scale)
  }
  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The orientation of the image; always up.
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
  /// The additional space between characters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}
