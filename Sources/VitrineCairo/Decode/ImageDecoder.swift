import CVitrineImage
import VitrineModel

/// Reads PNG and JPEG files into bitmaps.
///
/// All kinds of PNG are read (grey, palette, 16 bits, transparency, interlaced) and grey, RGB, CMYK
/// and YCCK JPEGs, which are turned as their Exif orientation says. Colour profiles and gamma are
/// ignored: all colours count as sRGB, and CMYK is converted as inks on white.
package struct ImageDecoder: Sendable {
  /// The largest picture that is read, in pixels.
  package var maximumPixels: Int

  /// Makes a decoder.
  package init(maximumPixels: Int = 64_000_000) {
    self.maximumPixels = maximumPixels
  }

  /// The size in pixels that ``decode(_:)`` would give, read from the header alone.
  ///
  /// - Throws: ``ImageError``.
  package func size(of bytes: [UInt8]) throws(ImageError) -> (width: Int, height: Int) {
    let format = try ImageFormat(bytes)
    let info = try header(bytes, format)
    let (width, height) = (Int(info.width), Int(info.height))
    let isSideways = format == .jpeg && Orientation(jpeg: bytes).isSideways
    return isSideways ? (height, width) : (width, height)
  }

  /// The pixels of a PNG or JPEG file.
  ///
  /// The limits are checked before memory is taken. A file that breaks off or is damaged is an
  /// error, never half a picture.
  ///
  /// - Throws: ``ImageError``.
  package func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let format = try ImageFormat(bytes)
    var info = try header(bytes, format)
    let (width, height) = (Int(info.width), Int(info.height))
    var status: Int32 = 0
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      switch format {
      case .png: status = vi_png_decode(bytes, bytes.count, &info, buffer.baseAddress)
      case .jpeg: status = vi_jpeg_decode(bytes, bytes.count, &info, buffer.baseAddress)
      }
      guard status == 0, let base = buffer.baseAddress else { return }
      count = width * height * 4
      if format == .png { premultiply(base, count: width * height) }
    }
    if let error = ImageError(status, info) { throw error }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return format == .jpeg ? Orientation(jpeg: bytes).applied(to: bitmap) : bitmap
  }

  private func header(
    _ bytes: [UInt8], _ format: ImageFormat
  ) throws(ImageError) -> VIImageInfo {
    var info = VIImageInfo()
    let status =
      switch format {
      case .png: vi_png_info(bytes, bytes.count, &info)
      case .jpeg: vi_jpeg_info(bytes, bytes.count, &info)
      }
    if let error = ImageError(status, info) { throw error }
    // Both libraries hold sides in 31 bits, so that the product cannot overflow.
    let (width, height, side) = (Int(info.width), Int(info.height), ImageSurface.maximumSide)
    guard width * height <= maximumPixels else {
      throw .tooManyPixels(width: width, height: height, limit: maximumPixels)
    }
    guard width <= side, height <= side else {
      throw .sideTooLong(width: width, height: height, limit: side)
    }
    return info
  }
}

extension ImageError {
  /// The error that a status of the C functions stands for; `nil` for success.
  fileprivate init?(_ status: Int32, _ info: VIImageInfo) {
    switch VIStatus(UInt32(bitPattern: status)) {
    case VI_OK: return nil
    case VI_TRUNCATED: self = .truncated
    case VI_NO_MEMORY: self = .outOfMemory
    default:
      let message = withUnsafeBytes(of: info.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      self = .corrupt(message: message)
    }
  }
}
