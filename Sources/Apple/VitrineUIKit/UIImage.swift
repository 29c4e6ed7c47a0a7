internal import VitrineModel

/// An image of UIKit: the data of a file, a name in the asset catalogue, or a symbol.
public final class UIImage: NSObject, Sendable {
  /// The source of an image.
  package enum Source: Hashable, Sendable {
    /// The data of a PNG or JPEG file.
    case data([UInt8])
    /// A name in the asset catalogue.
    case named(String)
    /// The name of a symbol.
    case symbol(String)
    /// No content.
    case empty
  }

  /// The appearance of an image.
  package struct Appearance: Hashable, Sendable {
    /// How its colours are used.
    package var renderingMode = RenderingMode.automatic
    /// The tint colour; `nil` for the image's own colours.
    package var tint: UIColor?
    /// The appearance of a symbol.
    package var symbol = SymbolAppearance()

    /// Creates the default appearance.
    package init() {}
  }

  /// The source of the image.
  package let source: Source
  /// The appearance of the image.
  package let appearance: Appearance
  /// Pixels per point.
  public let scale: CGFloat

  package init(source: Source, scale: CGFloat = 1, appearance: Appearance = Appearance()) {
    (self.source, self.scale, self.appearance) = (source, scale, appearance)
  }

  /// Returns the image with a changed appearance.
  func with(_ change: (inout Appearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(source: source, scale: scale, appearance: appearance)
  }

  /// How its colours are used.
  public var renderingMode: RenderingMode { appearance.renderingMode }

  /// Creates an image without content.
  public override convenience init() { self.init(source: .empty) }
  /// Creates an image from the asset catalogue.
  public convenience init?(named name: String) { self.init(source: .named(name)) }
  /// Creates an image from the asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(source: .named(name))
  }
  /// Creates an image of a symbol.
  public convenience init?(systemName: String) { self.init(source: .symbol(systemName)) }
  /// Creates an image from the data of a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Creates an image from the data of a file, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageHeader(bytes: [UInt8](data)) != nil else { return nil }
    self.init(source: .data([UInt8](data)), scale: scale)
  }
  /// Creates an image from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points.
  public var size: CGSize {
    guard case .data(let bytes) = source, let header = ImageHeader(bytes: bytes) else {
      return measuredSize
    }
    return CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
  }

  /// Returns the data of the image if it is a PNG file.
  public func pngData() -> Data? {
    guard case .data(let bytes) = source, ImageHeader(bytes: bytes)?.type == "png" else {
      return nil
    }
    return Data(bytes)
  }
}
