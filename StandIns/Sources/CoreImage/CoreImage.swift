@_spi(StandIns) @_exported import VitrineUIKit

/// An effect on pictures: codes are drawn and coloured, all others give no picture.
open class CIFilter: NSObject {
  /// The name of the filter.
  public let name: String
  private var values: [String: Any] = [:]

  /// An effect of a name; `nil` for one that gives no picture.
  public init?(name: String) {
    guard CIFilter.drawn.contains(name) else { return nil }
    self.name = name
    super.init()
  }
  /// An effect of a name with its values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }
  init(builtin name: String) {
    self.name = name
    super.init()
  }
  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value of a name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets the values that are usual.
  open func setDefaults() {}

  /// Effects that give a picture.
  private static let drawn: Set<String> = [
    "CIQRCodeGenerator", "CIFalseColor", "CIColorInvert", "CIMaskToAlpha",
  ]

  /// The picture; `nil` as of an effect that the system does not have.
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

  /// A QR code: a point for each of its modules, and a light one around it (assumed).
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

/// Makes pictures of recipes.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [AnyHashable: Any]? = nil) {}
  /// The bitmap of a part of an image; `nil` where the image is empty.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard let pixels = image.pixels(of: rect) else { return nil }
    let data = StoredPNG.encode(pixels.bytes, columns: pixels.columns, rows: pixels.rows)
    return UIImage(data: data)?.cgImage
  }
}

extension UIImage {
  /// An image of a recipe, in its own size.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// An image of a recipe, with so many pixels a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: bitmap, scale: scale, orientation: orientation)
  }
}

/// The name of a value: the picture.
public let kCIInputImageKey = "inputImage"
/// The name of a value: a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a value: a scale.
public let kCIInputScaleKey = "inputScale"
/// The name of a value: an intensity.
public let kCIInputIntensityKey = "inputIntensity"
