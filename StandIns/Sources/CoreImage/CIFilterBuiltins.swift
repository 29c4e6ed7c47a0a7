// The effects that `CoreImage.CIFilterBuiltins` names.

/// An effect of a known kind.
open class CIBuiltinFilter: CIFilter {
  /// The image to filter.
  open var inputImage: CIImage?
  /// How far it reaches, in pixels.
  open var radius: Float = 0
  /// How strong it is.
  open var intensity: Float = 0
  /// How bright the picture gets.
  open var brightness: Float = 0
  /// How strongly light and dark differ.
  open var contrast: Float = 0
  /// How strong colours are.
  open var saturation: Float = 0
}

/// A code that machines read: QR codes are drawn where libqrencode is installed.
open class CICodeGenerator: CIFilter {
  /// The data to encode.
  open var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of the code may be lost: `L`, `M`, `Q` or `H`.
  open var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The light space around a bar code.
  open var quietSpace: Float = 7
  /// How high a bar code is.
  open var barcodeHeight: Float = 32
}

/// An effect that gives a picture the colours of another.
open class CIColorFilter: CIFilter {
  /// The image to colour.
  open var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The colour of what is dark.
  open var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The colour of what is light.
  open var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  /// A QR code.
  public class func qrCodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIQRCodeGenerator")
  }
  /// An Aztec code.
  public class func aztecCodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIAztecCodeGenerator")
  }
  /// A bar code.
  public class func code128BarcodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CICode128BarcodeGenerator")
  }
  /// A code in rows.
  public class func pdf417BarcodeGenerator() -> CICodeGenerator {
    CICodeGenerator(builtin: "CIPDF417BarcodeGenerator")
  }
  /// A filter that blurs an image.
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIGaussianBlur") }
  /// A change of brightness, contrast and saturation.
  public class func colorControls() -> CIBuiltinFilter {
    CIBuiltinFilter(builtin: "CIColorControls")
  }
  /// Brown colours.
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CISepiaTone") }
  /// Greys in a tone.
  public class func colorMonochrome() -> CIBuiltinFilter {
    CIBuiltinFilter(builtin: "CIColorMonochrome")
  }
  /// Opposite colours.
  public class func colorInvert() -> CIColorFilter { CIColorFilter(builtin: "CIColorInvert") }
  /// Two colours for dark and light.
  public class func falseColor() -> CIColorFilter { CIColorFilter(builtin: "CIFalseColor") }
  /// Light as white, dark as nothing.
  public class func maskToAlpha() -> CIColorFilter { CIColorFilter(builtin: "CIMaskToAlpha") }
}
