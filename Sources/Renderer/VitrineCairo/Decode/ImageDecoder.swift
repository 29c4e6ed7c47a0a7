import CVitrineImage
import VitrineDisplayList

/// Reads PNG, JPEG and WebP files into bitmaps of sRGB.
///
/// All kinds of PNG are read (grey, palette, 16 bits, transparency, interlaced), and grey, RGB,
/// CMYK and YCCK JPEGs. Pictures are rotated according to their Exif orientation, and their colours
/// follow their ICC profile or, in a PNG, the chunks `gAMA` and `cHRM`. Without any of these,
/// values are treated as sRGB, and CMYK as inks on white.
package struct ImageDecoder: Sendable {
  /// The largest picture that is read, in pixels.
  package var maximumPixels: Int

  /// Creates an image decoder.
  package init(maximumPixels: Int = 64_000_000) {
    self.maximumPixels = maximumPixels
  }

  /// Reads the header of a picture of any format without decoding pixels.
  ///
  /// - Throws: ``ImageError``.
  package func header(of bytes: [UInt8]) throws(ImageError) -> ImageFileHeader {
    guard try ImageFormat(bytes).isVector else {
      let size = try size(of: bytes)
      return .bitmap(width: size.width, height: size.height)
    }
    return .vector(try VectorImage(bytes))
  }

  /// The size in pixels that ``decode(_:)`` would return, read from the header alone.
  ///
  /// - Throws: ``ImageError``.
  package func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let format = try ImageFormat(bytes)
    let info = try header(bytes, format)
    let (width, height) = (Int(info.width), Int(info.height))
    let isSideways = ImageMetadata(bytes, format).orientation.isSideways
    return isSideways ? (height, width) : (width, height)
  }

  /// The pixels of a PNG, JPEG or WebP file.
  ///
  /// The limits are checked before memory is taken. A file that breaks off or is damaged is an
  /// error, never half a picture.
  ///
  /// - Throws: ``ImageError``.
  package func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let format = try ImageFormat(bytes)
    var info = try header(bytes, format)
    let metadata = ImageMetadata(bytes, format)
    let colors = try metadata.profile == nil ? nil : ColorLibrary.open()
    info.keeps_inks = metadata.profile == nil ? 0 : 1
    let (width, height) = (Int(info.width), Int(info.height))
    let webP = try format == .webP ? webPPixels(of: bytes, width: width, height: height) : []
    var status: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      switch format {
      case .png: status = vi_png_decode(bytes, bytes.count, &info, buffer.baseAddress)
      case .jpeg: status = vi_jpeg_decode(bytes, bytes.count, &info, buffer.baseAddress)
      case .webP, .svg, .pdf:
        _ = buffer.update(from: webP)
      }
      guard status == 0, let base = buffer.baseAddress else { return }
      count = width * height * 4
      convert(base, count: width * height, info, metadata.profile, colors)
      if format != .jpeg { premultiply(base, count: width * height) }
    }
    if let error = ImageError(status, info) { throw error }
    return metadata.orientation.applied(to: Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Turns colours into sRGB; a profile that is damaged or of another kind counts as absent.
  private func convert(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, _ info: VIImageInfo,
    _ profile: ColorProfile?, _ colors: ColorLibrary?
  ) {
    guard let profile, let colors else { return }
    switch VIInks(UInt32(info.inks)) {
    case VI_INKS, VI_INVERTED_INKS:
      let isInverted = VIInks(UInt32(info.inks)) == VI_INVERTED_INKS
      if colors.convert(pixels, count: count, isInverted ? .invertedInks : .inks, from: profile) {
        for index in 0..<count { pixels[index * 4 + 3] = 255 }
      } else {
        vi_convert_inks(pixels, count, isInverted ? 1 : 0)
      }
    default: _ = colors.convert(pixels, count: count, .blueGreenRedAlpha, from: profile)
    }
  }

  private func header(
    _ bytes: [UInt8], _ format: ImageFormat
  ) throws(ImageError) -> VIImageInfo {
    var info = VIImageInfo()
    var status: Int32 = 0
    switch format {
    case .png: status = vi_png_info(bytes, bytes.count, &info)
    case .jpeg: status = vi_jpeg_info(bytes, bytes.count, &info)
    case .webP:
      let size = try webPSize(of: bytes)
      (info.width, info.height) = (UInt32(size.width), UInt32(size.height))
    case .svg: throw .unsupported(format: "SVG")
    case .pdf: throw .unsupported(format: "PDF")
    }
    if let error = ImageError(status, info) { throw error }
    // All libraries hold sides in 31 bits, so that the product cannot overflow.
    let (width, height, side) = (Int(info.width), Int(info.height), ImageSurface.maximumSide)
    guard width * height <= maximumPixels else {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    guard width <= side, height <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    return info
  }

  private func webPSize(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    var data = ByteReader(bytes[...])
    data.isLittleEndian = true
    guard let length = data.long(4), length + 8 <= data.count else { throw .truncated }
    if data.matches("VP8X", 12), let flags = data.byte(20), flags & 2 != 0 {
      throw .unsupported(format: "animated WebP")
    }
    guard case .size(let size) = try HelperPool.shared.perform(.webPSize, on: bytes),
      let width = Int(exactly: size.width), let height = Int(exactly: size.height),
      (1...Int(UInt16.max)).contains(width), (1...Int(UInt16.max)).contains(height)
    else { throw .corrupt(message: "no valid WebP header") }
    return (width, height)
  }

  private func webPPixels(
    of bytes: [UInt8], width: Int, height: Int
  ) throws(ImageError) -> [UInt8] {
    let job = PictureJob.webPPixels(width: width, height: height)
    guard case .bytes(let pixels) = try HelperPool.shared.perform(job, on: bytes) else {
      throw .libraryCrashed(format: ImageFormat.webP.name)
    }
    return pixels
  }
}

extension ImageError {
  /// The error for a status of the C functions; `nil` for success.
  fileprivate init?(_ status: Int32, _ info: VIImageInfo) {
    switch VIStatus(UInt32(bitPattern: status)) {
    case VI_OK: return nil
    case VI_TRUNCATED: self = .truncated
    case VI_NO_MEMORY: self = .outOfMemory
    default:
      let message = withUnsafeBytes(of: info.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      self = .corrupt(message: message.isEmpty ? "no valid picture" : message)
    }
  }
}
