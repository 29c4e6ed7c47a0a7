/// Why bytes could not be read as a picture.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are neither PNG nor JPEG nor any other picture that is known.
  case notAnImage
  /// The bytes are the pointer that Git LFS leaves in place of a file it has not fetched.
  case lfsPointer
  /// The bytes are a picture of a kind that is not read.
  case unsupported(format: String)
  /// The data ends before the picture does.
  case truncated
  /// The data breaks its format; the message is the library's own.
  case corrupt(message: String)
  /// The picture has more pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A side is longer than can be drawn, in pixels.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// Memory ran out.
  case outOfMemory

  /// What went wrong, for a person to read.
  package var description: String {
    switch self {
    case .notAnImage: "not a PNG or JPEG image"
    case .lfsPointer: "a Git LFS pointer instead of an image; run 'git lfs pull'"
    case .unsupported(let format): "\(format) images are not supported; use PNG or JPEG"
    case .truncated: "the image data ends too early"
    case .corrupt(let message): "the image data is damaged: \(message)"
    case .tooManyPixels(let width, let height, let limit):
      "an image of \(width) x \(height) pixels is larger than the limit of \(limit) pixels"
    case .sideTooLong(let width, let height, let limit):
      "an image of \(width) x \(height) pixels has a side longer than \(limit) pixels"
    case .outOfMemory: "out of memory while reading an image"
    }
  }
}
