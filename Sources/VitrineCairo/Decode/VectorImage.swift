import VitrineModel

/// What the header of a file says: how many pixels it holds, or outlines that are yet to be drawn.
package enum ImageFileHeader: Sendable {
  /// Pixels, in the orientation in which they are shown.
  case bitmap(width: Int, height: Int)
  /// Outlines.
  case vector(VectorImage)
}

/// A picture made of outlines: an SVG file, or the first page of a PDF file.
///
/// It is drawn anew for each size, on any thread, and nothing in it comes from outside of its file.
package struct VectorImage: Sendable {
  /// Natural size in points: CSS pixels of an SVG, points of a PDF.
  package let size: Size
  private let bytes: [UInt8]
  private let format: ImageFormat

  /// Reads a file.
  ///
  /// - Throws: ``ImageError`` for bytes that are neither SVG nor PDF, for damaged files, and for such
  ///   as refer to other files or to fonts of the system.
  init(_ bytes: [UInt8]) throws(ImageError) {
    format = try ImageFormat(bytes)
    self.bytes = bytes
    let natural: (width: Double, height: Double)?
    switch format {
    case .svg:
      try SVGGuard(bytes).check()
      natural = try SVGLibrary.open().size(of: bytes)
    case .pdf: natural = try PDFLibrary.open().size(of: bytes)
    case .png, .jpeg, .webP: natural = nil
    }
    guard let natural, natural.width > 0, natural.height > 0, natural.width.isFinite,
      natural.height.isFinite
    else { throw .noSize }
    size = Size(width: natural.width, height: natural.height)
  }

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
    var failure: ImageError?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      guard let base = buffer.baseAddress else { return }
      do throws(ImageError) {
        try draw(onto: base, width: width, height: height)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func draw(
    onto pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int
  ) throws(ImageError) {
    do {
      let surface = try ImageSurface(
        over: pixels, width: width, height: height, bytesPerRow: width * 4)
      let context = try DrawingContext(surface)
      if format == .svg {
        // librsvg keeps an SVG's proportions; the picture is stretched outside of it.
        try SVGLibrary.open().draw(
          bytes, onto: context, natural: size,
          scale: Size(
            width: Double(width) / size.width, height: Double(height) / size.height))
      } else {
        try PDFLibrary.open().draw(
          bytes, onto: context, width: Double(width), height: Double(height))
      }
      try context.check()
      surface.flush()
    } catch let error as ImageError {
      throw error
    } catch {
      throw .corrupt(message: "\(error)")
    }
  }
}
