import VitrineFoundation
internal import VitrineDisplayList
internal import VitrineGeometry
internal import VitrineModel

/// A bitmap that code draws into.
///
/// Rectangles are filled at once. Outlines, texts and images wait until something else is drawn or the picture is
/// taken, and are then drawn together, as views are.
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
  var pixels: [UInt8]
  private var color: [UInt8] = [0, 0, 0, 255]
  var map: CGAffineTransform
  private var kept: [State] = []

  /// Pixels per point.
  let scale: CGFloat
  /// The picture that was drawn last, if it covers all that was drawn before.
  var cover: UIImage?
  /// Views that are to be drawn over the pixels, in order.
  var waiting: [ViewNode] = []
  /// Whether one of them mixes with the colours below.
  var mixes = false
  /// The files of images among them, by the names that they have there.
  var images: [String: [UInt8]] = [:]
  /// The outlines that were added and not drawn yet.
  var outline = Path()
  /// The colour of what is filled.
  private(set) var fillColor = CGColor(gray: 0, alpha: 1).archived
  /// The colour of lines.
  private(set) var strokeColor = CGColor(gray: 0, alpha: 1).archived
  /// The width of lines, in points.
  private(set) var lineWidth: CGFloat = 1
  /// How opaque everything is that is drawn.
  private(set) var opacity = 1.0
  /// How colours mix with those below.
  private(set) var blendMode = CGBlendMode.normal
  /// The outlines that cut what is drawn, in points of the bitmap.
  var clips: [PathShape] = []

  /// A clear bitmap; `nil` for one that is empty or too large.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether the bitmap is white at first.
  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    let (columns, rows) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard columns >= 1, rows >= 1, columns * rows <= Double(CGContext.limit) else { return nil }
    (width, height) = (Int(columns), Int(rows))
    pixels = Array(repeating: isOpaque ? 255 : 0, count: width * height * 4)
    map = CGAffineTransform(scaleX: scale, y: scale)
    self.scale = scale
  }

  /// An image of the drawn content.
  var picture: UIImage {
    if let cover { return cover }
    flush()
    return makeImage().map { UIImage(source: .data($0.bytes), scale: scale) } ?? UIImage()
  }

  /// A clear bitmap of pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init(size: CGSize(width: width, height: height), scale: 1) }

  /// Sets the colour of what is filled.
  public func setFillColor(_ color: CGColor) {
    fillColor = color.archived
    set(color.archived.resolved(in: .light))
  }
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
    guard map.b == 0, map.c == 0, opacity == 1, clips.isEmpty, blendMode == .normal else {
      fill(Path.rect(Rect(rect)))
      return
    }
    uncover()
    flush()
    let box = rect.applying(map)
    let columns = range(box.minX, box.maxX, width)
    for row in range(box.minY, box.maxY, height) {
      for column in columns { blend(at: (row * width + column) * 4) }
    }
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    uncover()
    flush()
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
    let below = Int(pixels[place + 3]) * (255 - alpha)
    let total = alpha * 255 + below
    guard total > 0 else { return }
    for channel in 0..<3 {
      let sum = Int(color[channel]) * alpha * 255 + Int(pixels[place + channel]) * below
      pixels[place + channel] = UInt8((sum + total / 2) / total)
    }
    pixels[place + 3] = UInt8((total + 127) / 255)
  }

  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) { map = map.translatedBy(x: x, y: y) }
  /// Makes what is drawn larger.
  public func scaleBy(x: CGFloat, y: CGFloat) { map = map.scaledBy(x: x, y: y) }
  /// Keeps colours, the width of lines, opacity, cuts and place.
  public func saveGState() {
    kept.append(
      State(
        map: map, color: color, fillColor: fillColor, strokeColor: strokeColor,
        lineWidth: lineWidth, opacity: opacity, blendMode: blendMode, clips: clips))
  }
  /// Takes colours, the width of lines, opacity, cuts and place again.
  public func restoreGState() {
    guard let last = kept.popLast() else { return }
    (map, color, opacity) = (last.map, last.color, last.opacity)
    (fillColor, strokeColor, lineWidth) = (last.fillColor, last.strokeColor, last.lineWidth)
    (blendMode, clips) = (last.blendMode, last.clips)
  }
  /// Sets whether edges are smooth: they are not.
  public func setShouldAntialias(_ value: Bool) {}
  /// Sets whether edges are smooth: they are not.
  public func setAllowsAntialiasing(_ value: Bool) {}
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color.archived }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }
  /// Sets how opaque everything is that follows.
  public func setAlpha(_ alpha: CGFloat) { opacity = min(max(Double(alpha), 0), 1) }
  /// Sets how colours mix with those below.
  public func setBlendMode(_ mode: CGBlendMode) { blendMode = mode }
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { map = map.rotated(by: angle) }

  /// The picture so far.
  public func makeImage() -> CGImage? {
    uncover()
    flush()
    return CGImage(bytes: [UInt8](StoredPNG.encode(pixels, columns: width, rows: height)))
  }
}

/// What a context keeps while others draw.
private struct State {
  let map: CGAffineTransform
  let color: [UInt8]
  let fillColor, strokeColor: VitrineGeometry.Color
  let lineWidth: CGFloat
  let opacity: Double
  let blendMode: CGBlendMode
  let clips: [PathShape]
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
