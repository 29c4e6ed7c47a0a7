internal import VitrineModel

/// An image of UIKit: bytes of a file, a name of the asset catalogue or a symbol.
public final class UIImage: NSObject, Sendable {
  /// Where the image comes from.
  package enum Source: Hashable, Sendable {
    /// The bytes of a PNG or JPEG file.
    case data([UInt8])
    /// A name of the asset catalogue.
    case named(String)
    /// A symbol.
    case symbol(String)
    /// Nothing.
    case empty
  }

  /// How the image is drawn, beside what it shows.
  package struct Appearance: Hashable, Sendable {
    /// How its colours are used.
    package var renderingMode = RenderingMode.automatic
    /// The colour that it is drawn in; `nil` is its own.
    package var tint: UIColor?
    /// The appearance of a symbol.
    package var symbol = SymbolAppearance()

    /// The colour of an image as it comes.
    package init() {}
  }

  /// Where the image comes from.
  package let source: Source
  /// How it is drawn.
  package let appearance: Appearance
  /// Pixels per point.
  public let scale: CGFloat

  package init(source: Source, scale: CGFloat = 1, appearance: Appearance = Appearance()) {
    (self.source, self.scale, self.appearance) = (source, scale, appearance)
  }

  /// The same image, drawn otherwise.
  func with(_ change: (inout Appearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(source: source, scale: scale, appearance: appearance)
  }

  /// How its colours are used.
  public var renderingMode: RenderingMode { appearance.renderingMode }

  /// An image without anything in it.
  public override convenience init() { self.init(source: .empty) }
  /// An image of the asset catalogue.
  public convenience init?(named name: String) { self.init(source: .named(name)) }
  /// An image of the asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(source: .named(name))
  }
  /// Creates an image.
  public convenience init?(systemName: String) { self.init(source: .symbol(systemName)) }
  /// An image of a file's bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// An image of a file's bytes with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageHeader(bytes: [UInt8](data)) != nil else { return nil }
    self.init(source: .data([UInt8](data)), scale: scale)
  }
  /// An image of a file.
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

  /// The bytes as they came, if they are a PNG file.
  public func pngData() -> Data? {
    guard case .data(let bytes) = source, ImageHeader(bytes: bytes)?.type == "png" else {
      return nil
    }
    return Data(bytes)
  }
}
