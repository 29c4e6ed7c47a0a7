/// A task for a system library with an untrusted file.
///
/// The same work runs in the process itself or in a helper.
enum PictureJob: Hashable, Sendable {
  /// Returns the natural size of a vector image, after checking that it refers to no other file.
  case vectorSize(ImageFormat)
  /// Draws a vector image of a natural size, stretched to pixels.
  case vectorPixels(ImageFormat, natural: PictureSize, width: Int, height: Int)
  /// The size of a WebP picture in pixels.
  case webPSize
  /// The straight BGRA pixels of a WebP picture.
  case webPPixels(width: Int, height: Int)
  /// The faces of a font file as OpenType, with most bytes of all of them.
  case fontFaces(limit: Int)

  /// The result of a job.
  enum Outcome: Hashable, Sendable {
    case size(PictureSize)
    /// Pixels, or faces one after the other.
    case bytes([UInt8])
  }

  /// Whose work it is.
  var service: HelperService {
    switch self {
    case .vectorSize(let format), .vectorPixels(let format, _, _, _): format == .pdf ? .pdf : .svg
    case .webPSize, .webPPixels: .webP
    case .fontFaces: .font
    }
  }

  /// Whether the result of the job can have `count` bytes.
  func accepts(_ count: Int) -> Bool {
    switch self {
    case .vectorSize, .webPSize: count == 0
    case .vectorPixels(_, _, let width, let height), .webPPixels(let width, let height):
      count == width * height * 4
    case .fontFaces(let limit): (1...limit + FaceBundle.mostHeadBytes).contains(count)
    }
  }

  /// Does the work here.
  ///
  /// - Throws: ``ImageError``.
  func perform(on bytes: [UInt8]) throws(ImageError) -> Outcome {
    switch self {
    case .vectorSize(let format): .size(try VectorFile(bytes, format).size())
    case .vectorPixels(let format, let natural, let width, let height):
      .bytes(try VectorFile(bytes, format).pixels(natural, width: width, height: height))
    case .webPSize: .size(try webPSize(of: bytes))
    case .webPPixels(let width, let height):
      .bytes(try webPPixels(of: bytes, width: width, height: height))
    case .fontFaces(let limit): .bytes(try fontFaces(of: bytes, limit: limit))
    }
  }

  private func fontFaces(of bytes: [UInt8], limit: Int) throws(ImageError) -> [UInt8] {
    do {
      return FaceBundle.bytes(try FontUnpacker.openType(bytes, limit: limit))
    } catch .outOfMemory {
      throw .outOfMemory
    } catch {
      throw .corrupt(message: error.text)
    }
  }

  private func webPSize(of bytes: [UInt8]) throws(ImageError) -> PictureSize {
    guard let size = try WebPLibrary.open().size(of: bytes), size.width > 0, size.height > 0 else {
      throw .corrupt(message: "no valid WebP header")
    }
    return PictureSize(width: Double(size.width), height: Double(size.height))
  }

  private func webPPixels(
    of bytes: [UInt8], width: Int, height: Int
  ) throws(ImageError) -> [UInt8] {
    let library = try WebPLibrary.open()
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let base = buffer.baseAddress,
        library.decode(bytes, to: base, width: width, height: height)
      else { return }
      count = buffer.count
    }
    guard pixels.count == width * height * 4 else { throw .corrupt(message: "no valid picture") }
    return pixels
  }
}

/// Width and height, in the unit of the file.
struct PictureSize: Hashable, Sendable, Codable {
  var width: Double
  var height: Double

  /// Whether a picture can have the size.
  var isPossible: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}
