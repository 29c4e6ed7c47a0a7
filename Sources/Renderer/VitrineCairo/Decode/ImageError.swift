/// Why bytes could not be read as a picture.
package enum ImageError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The bytes are not a picture of a kind that is known.
  case notAnImage
  /// The bytes are the pointer that Git LFS leaves in place of a file it has not fetched.
  case lfsPointer
  /// The bytes are a picture of a kind that is not read.
  case unsupported(format: String)
  /// A text, such as that of an SVG, is written in an encoding that is not read.
  case unsupportedEncoding(String)
  /// The data ends before the picture does.
  case truncated
  /// The data breaks its format; the message is the library's own.
  case corrupt(message: String)
  /// The picture has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A side is longer than can be drawn, in pixels.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// A vector picture has no natural size: neither width and height nor a view box.
  case noSize
  /// A picture would load something from elsewhere; the text is the address or the element that
  /// refers to it.
  case externalReference(String)
  /// A picture has text in a font that is not in the file.
  case externalFonts(format: String)
  /// The elements of an SVG are referred to so often that more are drawn than allowed.
  case tooManyReferences(limit: Int)
  /// A library that the picture needs is not installed.
  case libraryMissing(format: String, library: String, package: String)
  /// The library that reads the picture takes too long.
  case tooSlow(format: String, seconds: Int)
  /// The library that reads the picture ended its process.
  case libraryCrashed(format: String)
  /// The process in which such pictures are read cannot be had.
  case helperMissing(reason: String)
  /// Memory ran out.
  case outOfMemory

  /// A description of the error.
  package var description: String {
    switch self {
    case .notAnImage: "not an image; PNG, JPEG, WebP, SVG and PDF files are read"
    case .lfsPointer: "a Git LFS pointer instead of an image; run 'git lfs pull'"
    case .unsupported(let format): "\(format) images are not supported"
    case .unsupportedEncoding(let encoding): "an SVG in the encoding \(encoding) is not supported"
    case .truncated: "the image data ends too early"
    case .corrupt(let message): "the image data is damaged: \(message)"
    case .tooManyPixels(let width, let height, let limit):
      "an image of \(width) x \(height) pixels is larger than the limit of \(limit) pixels"
    case .sideTooLong(let width, let height, let limit):
      "an image of \(width) x \(height) pixels has a side longer than \(limit) pixels"
    case .noSize: "an SVG needs 'width' and 'height' or a 'viewBox'"
    case .externalReference(let address):
      "the image refers to something outside itself: \(address)"
    case .externalFonts(let format):
      "the \(format) has text in a font of the system"
    case .tooManyReferences(let limit):
      "the SVG draws more than \(limit) elements, counted as often as they are referred to"
    case .libraryMissing(let format, let library, let package):
      "images \(format) need \(library), which is not installed; install the package '\(package)'"
    case .tooSlow(let format, let seconds):
      "the \(format) takes longer than \(seconds) s of computing to draw"
    case .libraryCrashed(let format):
      "the \(format) makes the library that draws it crash"
    case .helperMissing(let reason):
      "the process that reads such images cannot be started: \(reason)"
    case .outOfMemory: "out of memory while reading an image"
    }
  }

  /// A suggestion to resolve the error, unless it is part of the description.
  package var hint: String? {
    switch self {
    case .unsupported: "use PNG, JPEG, WebP, SVG or PDF"
    case .unsupportedEncoding: "save it in UTF-8"
    case .externalReference: "put what it refers to into the file itself"
    case .externalFonts: "convert the text to outlines"
    case .truncated, .corrupt: "export the image anew"
    case .tooSlow, .tooManyReferences: "simplify it, or export it as PNG"
    case .libraryCrashed: "export it anew, or as PNG"
    case .helperMissing: "SECURITY.md says what that process needs of the system"
    default: nil
    }
  }
}
