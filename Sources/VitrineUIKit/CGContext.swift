import VitrineFoundation
internal import VitrineDisplayList
internal import VitrineGeometry

/// A bitmap that code draws into: rectangles are filled; lines, text and pictures are not drawn.
public final class CGContext {
  /// How pictures are made larger.
  public enum InterpolationQuality: Int, Sendable { case `default`, none, low, high, medium }

  /// Most pixels of a bitmap.
  private static let limit = 16 << 20
  /// Columns of pixels.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// How pictures are made larger; nothing is.
  public var interpolationQuality = InterpolationQuality.default
  private var pixels: [UInt8]
  private var color: [UInt8] = [0, 0, 0, 255]
  private var map: CGAffineTransform
  private var kept: [(color: [UInt8], map: CGAffineTransform)] = []

  /// A clear bitmap; `nil` for one that is empty or too large.
  ///
  /// - Parameter scale: pixels a point has.
  /// Pixels for each point.
  private let scale: CGFloat
  /// The picture that was drawn last, if it covers all that was drawn before.
  private var cover: UIImage?

  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    let (columns, rows) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard columns >= 1, rows >= 1, columns * rows <= Double(CGContext.limit) else { return nil }
    (width, height) = (Int(columns), Int(rows))
    pixels = Array(repeating: isOpaque ? 255 : 0, count: width * height * 4)
    map = CGAffineTransform(scaleX: scale, y: scale)
    self.scale = scale
  }

  /// Draws a picture: one that covers everything is kept as it is, others are left out.
  ///
  /// Apps make pictures smaller this way before they show them.
  package func draw(_ image: UIImage, in rect: CGRect) {
    let box = rect.applying(map)
    guard box.minX <= 0.5, box.minY <= 0.5, box.maxX >= CGFloat(width) - 0.5,
      box.maxY >= CGFloat(height) - 0.5
    else { return }
    cover = image.resized(to: rect.size)
  }

  /// An image of the drawn content.
  var picture: UIImage {
    if let cover { return cover }
    return makeImage().map { UIImage(source: .data($0.bytes), scale: scale) } ?? UIImage()
  }

  /// A clear bitmap of pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init(size: CGSize(width: width, height: height), scale: 1) }

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) { set(color.archived.resolved(in: .light)) }
  /// Sets a grey for what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of what is filled.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  private func set(_ color: ResolvedColor) {
    self.color = [color.red, color.green, color.blue, color.opacity].map {
      UInt8((min(max($0, 0), 1) * 255).rounded())
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let box = rect.applying(map)
    let columns = range(box.minX, box.maxX, width)
    cover = nil
    for row in range(box.minY, box.maxY, height) {
      for column in columns { blend(at: (row * width + column) * 4) }
    }
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    let box = rect.applying(map)
    for row in range(box.minY, box.maxY, height) {
      for column in range(box.minX, box.maxX, width) {
        pixels.replaceSubrange(
          ((row * width + column) * 4)..<((row * width + column) * 4 + 4), with: [0, 0, 0, 0])
      }
    }
  }

  private func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
    let start = min(max(low.rounded(), 0), CGFloat(limit))
    return Int(start)..<Int(min(max(high.rounded(), start), CGFloat(limit)))
  }

  private func blend(at place: Int) {
    let alpha = Int(color[3])
    for channel in 0..<3 {
      let old = Int(pixels[place + channel])
      pixels[place + channel] = UInt8((Int(color[channel]) * alpha + old * (255 - alpha)) / 255)
    }
    pixels[place + 3] = UInt8(alpha + Int(pixels[place + 3]) * (255 - alpha) / 255)
  }

  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) { map = map.translatedBy(x: x, y: y) }
  /// Makes what is drawn larger.
  public func scaleBy(x: CGFloat, y: CGFloat) { map = map.scaledBy(x: x, y: y) }
  /// Keeps colour and place.
  public func saveGState() { kept.append((color, map)) }
  /// Takes colour and place again.
  public func restoreGState() { if let last = kept.popLast() { (color, map) = last } }
  /// Sets whether edges are smooth: they are not.
  public func setShouldAntialias(_ value: Bool) {}
  /// Sets whether edges are smooth: they are not.
  public func setAllowsAntialiasing(_ value: Bool) {}
  /// Sets the colour of lines, which are not drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines, which are not drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how opaque drawing is: colours say that here.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how colours mix: they are over each other here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Adds an outline: bitmaps here hold rectangles alone.
  public func addPath(_ path: CGPath) {}
  /// Cuts what follows: bitmaps here are not cut.
  public func clip() {}
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { map = map.rotated(by: angle) }
  /// Draws outlines: bitmaps here hold rectangles alone.
  public func strokePath() {}
  /// Fills outlines: bitmaps here hold rectangles alone.
  public func fillPath() {}
  /// Fills an ellipse: bitmaps here hold rectangles alone.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws no picture.
  public func draw(_ image: CGImage, in rect: CGRect) {}

  /// The picture so far.
  public func makeImage() -> CGImage? {
    CGImage(bytes: [UInt8](StoredPNG.encode(pixels, columns: width, rows: height)))
  }
}

/// A space of colours; all are taken for sRGB.
public final class CGColorSpace: Sendable {
  /// The names of spaces.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// A space of greys.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// A wider space.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// A space of greys.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// A space without bounds.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// A space of light.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  private let key: String?
  /// The name of a space of the system; `nil` for one that a program has made.
  public var name: CFString? { key.map { NSString(string: $0) } }
  /// How many components a colour has, without its opacity.
  public let numberOfComponents: Int
  /// How components are read.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// A space of a name.
  public init?(name: CFString) {
    key = "\(name)"
    numberOfComponents = "\(name)".contains("Gray") ? 1 : 3
  }
  fileprivate init(components: Int) { (key, numberOfComponents) = (nil, components) }
}

/// How the components of a space are read.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A way to read them.
  case unknown = -1
  /// A way to read them.
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }
/// The space of colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }

/// Where the opacity of pixels is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How pixels are kept.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: UInt32
  /// A form of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How colours mix.
public enum CGBlendMode: Int32, Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// A way to mix.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
}
