// The effects that `CoreImage.CIFilterBuiltins` names: each takes its values and gives no picture.

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

/// A code that machines read: it is not drawn.
open class CICodeGenerator: CIFilter {
  /// The data to encode.
  open var message = Data()
  /// How much of the code may be lost.
  open var correctionLevel = "M"
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
  public class func colorInvert() -> CIBuiltinFilter { CIBuiltinFilter(builtin: "CIColorInvert") }
}
