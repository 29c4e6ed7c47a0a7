import VitrineDisplayList
import VitrineGeometry

/// The content of a file according to its header: the number of its pixels, or a vector image that
/// is yet to be drawn.
package enum ImageFileHeader: Sendable {
  /// Pixels, in the orientation in which they are shown.
  case bitmap(width: Int, height: Int)
  /// Outlines.
  case vector(VectorImage)
}

/// A vector image: an SVG file, or the first page of a PDF file.
///
/// It is drawn again for each size, on any thread, and nothing in it comes from outside its file.
package struct VectorImage: Sendable {
  /// Natural size in points: CSS pixels of an SVG, points of a PDF.
  package let size: Size
  /// The names that an SVG refers to and does not have, so that what is there is not drawn.
  package let lostReferences: [String]
  private let bytes: [UInt8]
  private let format: ImageFormat

  /// Reads a file.
  ///
  /// - Throws: ``ImageError`` for bytes that are neither SVG nor PDF, for damaged files, and for such
  ///   as refer to other files or to fonts of the system.
  init(_ bytes: [UInt8]) throws(ImageError) {
    format = try ImageFormat(bytes)
    self.bytes = bytes
    guard format.isVector else { throw .noSize }
    let outcome = try HelperPool.shared.perform(.vectorSize(format), on: bytes)
    guard case .size(let natural) = outcome, natural.isPossible else { throw .noSize }
    size = Size(width: natural.width, height: natural.height)
    lostReferences = format == .svg ? SVGReferences.lost(in: bytes) : []
  }

  /// Bytes of the file.
  package var fileBytes: Int { bytes.count }

  /// The picture stretched to `width` by `height` pixels.
  ///
  /// - Throws: ``ImageError`` when it cannot be drawn or has more pixels than `limit`.
  package func bitmap(width: Int, height: Int, limit: Int) throws(ImageError) -> Bitmap {
    guard width > 0, height > 0 else { throw .noSize }
    let side = ImageSurface.maximumSide
    guard width <= side, height <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    guard width * height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
    let natural = PictureSize(width: size.width, height: size.height)
    let job = PictureJob.vectorPixels(format, natural: natural, width: width, height: height)
    guard case .bytes(let pixels) = try HelperPool.shared.perform(job, on: bytes) else {
      throw .libraryCrashed(format: format.name)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
