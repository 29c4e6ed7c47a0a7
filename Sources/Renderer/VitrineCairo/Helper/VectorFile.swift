import VitrineGeometry

/// The bytes of an SVG or PDF file, as the system's libraries read them in this process.
struct VectorFile {
  private let bytes: [UInt8]
  private let format: ImageFormat

  init(_ bytes: [UInt8], _ format: ImageFormat) {
    self.bytes = bytes
    self.format = format
  }

  /// The natural size in points: CSS pixels of an SVG, points of a PDF.
  ///
  /// - Throws: ``ImageError`` for damaged files, and for such as refer to other files or to fonts of
  ///   the system.
  func size() throws(ImageError) -> PictureSize {
    let natural: (width: Double, height: Double)?
    switch format {
    case .svg:
      try SVGGuard(bytes).check()
      natural = try SVGLibrary.open().size(of: bytes)
    case .pdf: natural = try PDFLibrary.open().size(of: bytes)
    case .png, .jpeg, .webP: natural = nil
    }
    let size = natural.map { PictureSize(width: $0.width, height: $0.height) }
    guard let size, size.isPossible else { throw .noSize }
    return size
  }

  /// The premultiplied pixels of the picture stretched to `width` by `height`.
  ///
  /// - Throws: ``ImageError``.
  func pixels(_ natural: PictureSize, width: Int, height: Int) throws(ImageError) -> [UInt8] {
    var failure: ImageError?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      guard let base = buffer.baseAddress else { return }
      do throws(ImageError) {
        try draw(natural, onto: base, width: width, height: height)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return pixels
  }

  private func draw(
    _ natural: PictureSize, onto pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int
  ) throws(ImageError) {
    do {
      let surface = try ImageSurface(
        over: pixels, width: width, height: height, bytesPerRow: width * 4)
      let context = try DrawingContext(surface)
      if format == .svg {
        // librsvg keeps an SVG's proportions; the picture is stretched outside it.
        try SVGLibrary.open().draw(
          bytes, onto: context, natural: Size(width: natural.width, height: natural.height),
          scale: Size(
            width: Double(width) / natural.width, height: Double(height) / natural.height))
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
