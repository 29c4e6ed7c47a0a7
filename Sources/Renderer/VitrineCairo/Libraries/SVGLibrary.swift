import VitrineGeometry

/// The part of librsvg that draws SVG pictures.
struct SVGLibrary: Sendable {
  /// A rectangle, as librsvg declares it.
  private struct Box {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
  }
  /// A length with its unit, as librsvg declares it.
  private struct Length {
    var length = 0.0
    var unit: Int32 = 0
  }

  private typealias Open =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, Int, GLib.FaultSlot?
    ) -> OpaquePointer?
  private typealias PixelSize =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Int32
  private typealias Dimensions =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Render =
    @convention(c) @Sendable (
      OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, GLib.FaultSlot?
    ) -> Int32

  private static let shared = Result { () throws(ImageError) in try SVGLibrary() }
  private let glib: GLib
  private let open: Open
  private let pixelSize: PixelSize
  private let dimensions: Dimensions
  private let render: Render

  private init() throws(ImageError) {
    let library = try SystemLibrary(.svg, format: "in SVG")
    glib = try GLib(library)
    open = try library.function("rsvg_handle_new_from_data", as: Open.self)
    pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: PixelSize.self)
    dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self)
    render = try library.function("rsvg_handle_render_document", as: Render.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``ImageError`` when it is not installed.
  static func open() throws(ImageError) -> SVGLibrary { try shared.get() }

  /// Natural size: width and height, or else the view box; `nil` when there is neither.
  ///
  /// - Throws: ``ImageError`` for bytes that are not an SVG.
  func size(of bytes: [UInt8]) throws(ImageError) -> (width: Double, height: Double)? {
    let document = try glib.call { open(bytes, bytes.count, $0) }
    defer { glib.release(document) }
    var (width, height) = (0.0, 0.0)
    if pixelSize(document, &width, &height) != 0 { return (width, height) }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (first, second) = (Length(), Length())
    var box = Box()
    dimensions(document, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
    return hasBox != 0 ? (box.width, box.height) : nil
  }

  /// Draws a picture of `natural` size, each unit of it `scale` units of the context.
  ///
  /// - Throws: ``ImageError`` for bytes that are not an SVG or exceed librsvg's limits.
  func draw(
    _ bytes: [UInt8], onto context: borrowing DrawingContext, natural: Size, scale: Size
  ) throws(ImageError) {
    let target = context.pointer
    let document = try glib.call { open(bytes, bytes.count, $0) }
    defer { glib.release(document) }
    var box = Box(x: 0, y: 0, width: natural.width, height: natural.height)
    try glib.call { slot -> Void? in
      var isDrawn = false
      DrawingContext.scale(target, x: scale.width, y: scale.height) {
        isDrawn = render(document, target, &box, slot) != 0
      }
      return isDrawn ? () : nil
    }
  }
}
