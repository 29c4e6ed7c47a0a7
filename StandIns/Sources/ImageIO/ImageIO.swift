@_exported import VitrineUIKit

// Images in files, whose format and size are read from their headers. Thumbnails are the same
// image, since widgets scale images when they draw them.

/// An image file.
public final class CGImageSource: Sendable {
  let image: CGImage
  init(_ image: CGImage) { self.image = image }
}

/// Creates an image source from data; `nil` for other data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  UIImage(data: data as Data)?.cgImage.map(CGImageSource.init)
}
/// Creates an image source from a file; `nil` for other files.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSourceCreateWithData(data as CFData, options)
}
/// Returns the number of images in a file.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
/// Creates the image at an index.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }
/// Creates the thumbnail at an index, which has the pixels of the image.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, options) }
/// Returns the properties of the image at an index.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  let sizes = [
    kCGImagePropertyPixelWidth as String: source.image.width,
    kCGImagePropertyPixelHeight as String: source.image.height,
  ]
  return NSDictionary(dictionary: sizes)
}

// Keys of options and properties.

/// The width of the image, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the image, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Whether decoded pixels are cached.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded immediately.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// Whether the thumbnail has the orientation of the image.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a thumbnail is always created.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is created if the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The longest side of the thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// How the image is turned.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The quality of a compressed image, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// A file of images that is to be written.
public final class CGImageDestination: Sendable {}

/// Creates a destination in data; nothing is written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Creates a destination in a file; nothing is written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Adds an image; has no effect.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
/// Writes the images; always fails.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
