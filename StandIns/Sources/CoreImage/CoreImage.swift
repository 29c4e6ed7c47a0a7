@_exported import VitrineUIKit

/// A recipe for a picture.
open class CIImage: NSObject {
  /// How far the picture goes.
  open var extent: CGRect { .zero }
  /// A picture of another one.
  public convenience init?(image: UIImage) { return nil }
  /// A picture of a file's bytes.
  public convenience init?(data: Data) { return nil }
  /// The picture changed by a map.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// A part of the picture.
  open func cropped(to rect: CGRect) -> CIImage { self }
}

/// An effect on pictures: it gives none.
open class CIFilter: NSObject {
  /// The name of the filter.
  public let name: String
  /// The picture: none, as of an effect that the system does not have.
  open var outputImage: CIImage? { nil }
  /// An effect of a name: there is none.
  public init?(name: String) { return nil }
  init(builtin name: String) {
    self.name = name
    super.init()
  }
  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Sets the values that are usual.
  open func setDefaults() {}
}

/// Makes pictures of recipes: it makes none.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [AnyHashable: Any]? = nil) {}
  /// Makes no picture.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

/// The name of a value: the picture.
public let kCIInputImageKey = "inputImage"
/// The name of a value: a radius.
public let kCIInputRadiusKey = "inputRadius"
