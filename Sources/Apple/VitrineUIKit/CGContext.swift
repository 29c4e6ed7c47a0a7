import VitrineFoundation
internal import VitrineDisplayList
internal import VitrineGeometry
internal import VitrineModel

/// A bitmap in which code draws.
///
/// Rectangles are filled immediately. Paths, texts and images wait until a rectangle is drawn or an
/// image is created, and are then drawn together, as views are.
public final class CGContext {
  /// The quality of scaled images.
  public enum InterpolationQuality: Int, Sendable { case `default`, none, low, high, medium }

  /// The maximum number of pixels of a bitmap.
  private static let limit = 16 << 20
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The quality of scaled images; has no effect.
  public var interpolationQuality = InterpolationQuality.default
  var pixels: [UInt8]
  private var color: [UInt8] = [0, 0, 0, 255]
  var map: CGAffineTransform
  private var kept: [State] = []

  /// Pixels per point.
  let scale: CGFloat
  /// The last image, if it covers the whole bitmap.
  var cover: UIImage?
  /// The views that wait to be drawn over the pixels, in order.
  var waiting: [ViewNode] = []
  /// The open layers, the outermost first.
  var layers: [TransparencyLayer] = []
  /// Whether one of them mixes with the colours below.
  var mixes = false
  /// The files of images among them, by the names that they have there.
  var images: [String: [UInt8]] = [:]
  /// The current path.
  var outline = Path()
  /// The fill colour.
  private(set) var fillColor = CGColor(gray: 0, alpha: 1).archived
  /// The stroke colour.
  private(set) var strokeColor = CGColor(gray: 0, alpha: 1).archived
  /// How lines are drawn.
  var line = LineLook()
  /// The opacity of everything that is drawn.
  private(set) var opacity = 1.0
  /// How colours mix with those below.
  private(set) var blendMode = CGBlendMode.normal
  /// The outlines that cut what is drawn, in points of the bitmap.
  var clips: [PathShape] = []

  /// Creates a transparent bitmap; `nil` for one that is empty or too large.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether the bitmap is white initially.
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

  /// Creates a transparent bitmap with a size in pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init(size: CGSize(width: width, height: height), scale: 1) }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    fillColor = color.archived
    set(color.archived.resolved(in: .light))
  }
  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the fill colour.
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
    guard map.b == 0, map.c == 0, opacity == 1, clips.isEmpty, blendMode == .normal, layers.isEmpty
    else {
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

  /// Translates the coordinates of what follows.
  public func translateBy(x: CGFloat, y: CGFloat) { map = map.translatedBy(x: x, y: y) }
  /// Scales the coordinates of what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { map = map.scaledBy(x: x, y: y) }
  /// Keeps colours, the width of lines, opacity, cuts and place.
  public func saveGState() {
    kept.append(
      State(
        map: map, color: color, fillColor: fillColor, strokeColor: strokeColor,
        line: line, opacity: opacity, blendMode: blendMode, clips: clips))
  }
  /// Takes colours, the width of lines, opacity, cuts and place again.
  public func restoreGState() {
    guard let last = kept.popLast() else { return }
    (map, color, opacity) = (last.map, last.color, last.opacity)
    (fillColor, strokeColor, line) = (last.fillColor, last.strokeColor, last.line)
    (blendMode, clips) = (last.blendMode, last.clips)
  }
  /// Sets whether edges are antialiased; has no effect.
  public func setShouldAntialias(_ value: Bool) {}
  /// Sets whether edges may be antialiased; has no effect.
  public func setAllowsAntialiasing(_ value: Bool) {}
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { strokeColor = color.archived }
  /// Sets the opacity of what follows.
  public func setAlpha(_ alpha: CGFloat) { opacity = min(max(Double(alpha), 0), 1) }
  /// Sets how colours mix with those below.
  public func setBlendMode(_ mode: CGBlendMode) { blendMode = mode }
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { map = map.rotated(by: angle) }

  /// Returns an image of the drawn content.
  public func makeImage() -> CGImage? {
    uncover()
    flush()
    return CGImage(bytes: [UInt8](StoredPNG.encode(pixels, columns: width, rows: height)))
  }
}

/// The state of a context that is saved and restored.
private struct State {
  let map: CGAffineTransform
  let color: [UInt8]
  let fillColor, strokeColor: VitrineGeometry.Color
  let line: LineLook
  let opacity: Double
  let blendMode: CGBlendMode
  let clips: [PathShape]
}

/// A colour space; all are treated as sRGB.
public final class CGColorSpace: Sendable {
  /// The name of sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of linear grey.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// The name of Display P3.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of grey with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of extended sRGB.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of linear sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  private let key: String?
  /// The name of a system colour space; `nil` for one that was created by a program.
  public var name: CFString? { key.map { NSString(string: $0) } }
  /// The number of components of a colour, without alpha.
  public let numberOfComponents: Int
  /// The model of the components.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Creates a colour space with a name.
  public init?(name: CFString) {
    key = "\(name)"
    numberOfComponents = "\(name)".contains("Gray") ? 1 : 3
  }
  fileprivate init(components: Int) { (key, numberOfComponents) = (nil, components) }
}

/// The model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// The models of colour spaces.
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns a colour space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }
/// Returns a colour space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }

/// The position of a pixel's alpha component.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: UInt32
  /// Creates a layout from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The least significant byte is first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The most significant byte is first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
