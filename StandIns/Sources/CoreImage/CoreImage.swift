@_spi(StandIns) @_exported import VitrineUIKit

/// A filter of images: QR codes are drawn and coloured, all others have no output image.
open class CIFilter: NSObject {
  /// The name of the filter.
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter with a name; `nil` for one without an output image.
  public init?(name: String) {
    guard CIFilter.drawn.contains(name) else { return nil }
    self.name = name
    super.init()
  }
  /// Creates a filter with a name and parameters.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  init(builtin name: String) {
    self.name = name
    super.init()
  }
  /// Sets the value of a parameter.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value of a parameter.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the default values of parameters.
  open func setDefaults() {}

  /// The filters with an output image.
  private static let drawn: Set<String> = [
    "CIQRCodeGenerator", "CIFalseColor", "CIColorInvert", "CIMaskToAlpha",
  ]

  /// The output image; `nil` as for a filter that isn't available.
  open var outputImage: CIImage? {
    let input = values[kCIInputImageKey] as? CIImage
    switch name {
    case "CIQRCodeGenerator": return code
    case "CIFalseColor":
      return input?.colored(
        dark: values["inputColor0"] as? CIColor ?? .black,
        light: values["inputColor1"] as? CIColor ?? .white)
    case "CIColorInvert":
      guard let grid = input?.grid else { return nil }
      return input?.colored(dark: grid.dark.inverted, light: grid.light.inverted)
    case "CIMaskToAlpha": return input?.colored(dark: .clear, light: .white)
    default: return nil
    }
  }

  /// A QR code: a point for each module, with a margin of one point (assumed).
  private var code: CIImage? {
    guard let message = values["inputMessage"] as? Data,
      let rows = CodeLibrary.shared?.modules(
        of: message, level: values["inputCorrectionLevel"] as? String ?? "M")
    else { return nil }
    let edge = [Array(repeating: false, count: rows.count + 2)]
    let framed = edge + rows.map { [false] + $0 + [false] } + edge
    return CIImage(grid: CIImage.Grid(rows: framed))
  }
}

/// A context that renders images.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [AnyHashable: Any]? = nil) {}
  /// Creates a bitmap from a part of an image; `nil` if the image is empty.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard let pixels = image.pixels(of: rect) else { return nil }
    let data = StoredPNG.encode(pixels.bytes, columns: pixels.columns, rows: pixels.rows)
    return UIImage(data: data)?.cgImage
  }
}

extension UIImage {
  /// Creates an image from one of Core Image, in its own size.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Creates an image from one of Core Image, with a number of pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: bitmap, scale: scale, orientation: orientation)
  }
}

/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
