// The filters of `CoreImage.CIFilterBuiltins`.

/// A built-in filter.
open class CIBuiltinFilter: CIFilter {
  /// The image to filter.
  open var inputImage: CIImage?
  /// The radius, in pixels.
  open var radius: Float = 0
  /// The intensity.
  open var intensity: Float = 0
  /// The brightness.
  open var brightness: Float = 0
  /// The contrast.
  open var contrast: Float = 0
  /// The saturation.
  open var saturation: Float = 0
}

/// A generator of barcodes; QR codes are drawn if libqrencode is installed.
open class CICodeGenerator: CIFilter {
  /// The data to encode.
  open var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// The error correction level: `L`, `M`, `Q` or `H`.
  open var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The empty margin of a barcode.
  open var quietSpace: Float = 7
  /// The height of a barcode.
  open var barcodeHeight: Float = 32
}

/// A filter that replaces colours.
open class CIColorFilter: CIFilter {
  /// The image to filter.
  open var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The colour of dark pixels.
  open var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The colour of light pixels.
  open var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  /// Returns a generator of QR codes.
  public class func qrCodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIQRCodeGenerator")
  }
  /// Returns a generator of Aztec codes.
  public class func aztecCodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIAztecCodeGenerator")
  }
  /// Returns a generator of Code 128 barcodes.
  public class func code128BarcodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CICode128BarcodeGenerator")
  }
  /// Returns a generator of PDF417 barcodes.
  public class func pdf417BarcodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIPDF417BarcodeGenerator")
  }
  /// Returns a filter that blurs an image.
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianBlur") }
  /// Returns a filter of brightness, contrast and saturation.
  public class func colorControls() -> CIBuiltinFilter {
    CIBuiltinFilter(builtin: "CIColorControls")
  }
  /// Returns a sepia filter.
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISepiaTone") }
  /// Returns a monochrome filter.
  public class func colorMonochrome() -> CIBuiltinFilter {
    CIBuiltinFilter(builtin: "CIColorMonochrome")
  }
  /// Returns a filter that inverts colours.
  public class func colorInvert() -> CIColorFilter { CIColorFilter(builtin: "CIColorInvert") }
  /// Returns a filter with colours for dark and light pixels.
  public class func falseColor() -> CIColorFilter { CIColorFilter(builtin: "CIFalseColor") }
  /// Returns a filter that makes dark pixels transparent and light ones white.
  public class func maskToAlpha() -> CIColorFilter { CIColorFilter(builtin: "CIMaskToAlpha") }
}
