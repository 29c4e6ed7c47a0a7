internal import VitrineModel

/// A bitmap of Core Graphics, as the data of a PNG or JPEG file.
public final class CGImage: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  package init?(bytes: [UInt8]) {
    guard let header = ImageHeader(bytes: bytes) else { return nil }
    self.bytes = bytes
    (width, height) = (header.width, header.height)
  }

  /// Returns whether two bitmaps are equal.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.bytes == right.bytes }
  /// Hashes the bitmap.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension CGImage {
  /// Where pixels have their alpha component.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// Returns the part of the bitmap in a rectangle of pixels; `nil` if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let box = rect.integral.intersection(whole)
    guard !box.isNull, let context = CGContext(size: box.size, scale: 1) else { return nil }
    context.draw(
      UIImage(cgImage: self), in: whole.offsetBy(dx: -box.minX, dy: -box.minY))
    return context.picture.cgImage
  }
}

extension UIImage {
  /// The bitmap of an image that was created from image data.
  public var cgImage: CGImage? {
    guard case .data(let bytes) = source else { return nil }
    return CGImage(bytes: bytes)
  }
  /// Creates an image from a bitmap.
  public convenience init(cgImage: CGImage) { self.init(source: .data(cgImage.bytes)) }
}
