import CCairo

/// An image that cairo draws onto or reads from, premultiplied and with its rows from the top.
///
/// Cairo keeps pixels as native 32-bit words; the bytes are blue, green, red, alpha on the
/// little-endian machines that Vitrine runs on.
struct ImageSurface: ~Copyable {
  /// The longest side that cairo's 16.16 arithmetic can address, in pixels.
  static let maximumSide = 32767

  /// The format of pixels.
  enum Format {
    /// Colour and coverage.
    case argb
    /// Colour alone; the fourth byte is ignored.
    case rgb
    /// Coverage alone, one byte a pixel.
    case alpha

    fileprivate var cairo: cairo_format_t {
      switch self {
      case .argb: CAIRO_FORMAT_ARGB32
      case .rgb: CAIRO_FORMAT_RGB24
      case .alpha: CAIRO_FORMAT_A8
      }
    }
  }

  let pointer: OpaquePointer
  /// Whose memory the pixels count as, and how much of it.
  private let budget: PaintBudget?
  private let bytes: Int

  /// Makes a surface over memory that the caller keeps alive and unmoved as long as the surface.
  ///
  /// - Parameter bytesPerRow: distance of two rows; a multiple of four.
  init(
    over pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int,
    format: Format = .argb
  ) throws(PaintError) {
    let surface = cairo_image_surface_create_for_data(
      pixels, format.cairo, Int32(clamping: width), Int32(clamping: height),
      Int32(clamping: bytesPerRow))
    pointer = try ImageSurface.checked(surface)
    (budget, bytes) = (nil, 0)
  }

  /// Creates a transparent surface that owns its memory, which the budget counts.
  init(
    width: Int, height: Int, format: Format, budget: PaintBudget? = nil
  ) throws(PaintError) {
    let side = ImageSurface.maximumSide
    guard width <= side, height <= side else {
      throw .pictureTooLarge(width: Double(width), height: Double(height), limit: side * side)
    }
    let bytes = width * height * (format == .alpha ? 1 : 4)
    try budget?.hold(bytes)
    do throws(PaintError) {
      pointer = try ImageSurface.checked(
        cairo_image_surface_create(format.cairo, Int32(clamping: width), Int32(clamping: height)))
    } catch {
      budget?.release(bytes)
      throw error
    }
    (self.budget, self.bytes) = (budget, bytes)
  }

  deinit {
    cairo_surface_destroy(pointer)
    budget?.release(bytes)
  }

  private static func checked(_ surface: OpaquePointer?) throws(PaintError) -> OpaquePointer {
    guard let surface else { throw .outOfMemory }
    if let error = PaintError(cairo_surface_status(surface)) {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }

  /// Columns.
  var width: Int { Int(cairo_image_surface_get_width(pointer)) }

  /// Rows.
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }

  /// Bytes a pixel has.
  var bytesPerPixel: Int {
    cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8 ? 1 : 4
  }

  /// Waits for all drawing to reach the memory.
  func flush() { cairo_surface_flush(pointer) }

  /// Lets `body` change the pixels as bytes, `stride` bytes a row.
  func withBytes(_ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(data, Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }

  /// Lets `body` write pixels as words of alpha, red, green and blue, `stride` words a row.
  func withPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer)) / 4
    let words = Int(cairo_image_surface_get_height(pointer)) * stride
    data.withMemoryRebound(to: UInt32.self, capacity: words) { body($0, stride) }
    cairo_surface_mark_dirty(pointer)
  }
}
