@_exported import VitrineUIKit

// Pictures of files: what a file is and how large, read off its first bytes. Smaller pictures are the
// same file, as widgets make pictures smaller when they draw them.

/// A file with a picture.
public final class CGImageSource: Sendable {
  let image: CGImage
  init(_ image: CGImage) { self.image = image }
}

/// A picture of bytes; `nil` for no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  UIImage(data: data as Data)?.cgImage.map(CGImageSource.init)
}
/// A picture of a file; `nil` for no picture.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSourceCreateWithData(data as CFData, options)
}
/// How many pictures a file has.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }
/// The picture at a place.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }
/// The picture at a place, small; it keeps its pixels.
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

// Names of options and properties.

/// The picture's width in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The picture's height in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Whether pixels are kept.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are made at once.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// Whether a small picture is turned as the large one.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a small picture is always made.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is made where the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The longest side of a small picture, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
