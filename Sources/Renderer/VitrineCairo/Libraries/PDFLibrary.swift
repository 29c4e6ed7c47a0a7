/// The part of poppler that draws the first page of PDF files.
struct PDFLibrary: Sendable {
  private typealias MakeBytes =
    @convention(c) @Sendable (UnsafeRawPointer?, Int) -> OpaquePointer?
  private typealias FreeBytes = @convention(c) @Sendable (OpaquePointer?) -> Void
  private typealias Open =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafePointer<CChar>?, GLib.FaultSlot?
    ) -> OpaquePointer?
  private typealias GetPage = @convention(c) @Sendable (OpaquePointer?, Int32) -> OpaquePointer?
  private typealias PageSize =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private typealias Render = @convention(c) @Sendable (OpaquePointer?, OpaquePointer?) -> Void
  private typealias MakeFonts = @convention(c) @Sendable (OpaquePointer?) -> OpaquePointer?
  private typealias ScanFonts =
    @convention(c) @Sendable (
      OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  private typealias NextFont = @convention(c) @Sendable (OpaquePointer?) -> Int32
  private typealias FreeFonts = @convention(c) @Sendable (OpaquePointer?) -> Void

  private static let shared = Result { () throws(ImageError) in try PDFLibrary() }
  private let glib: GLib
  private let makeBytes: MakeBytes
  private let freeBytes: FreeBytes
  private let open: Open
  private let getPage: GetPage
  private let pageSize: PageSize
  private let render: Render
  private let makeFonts: MakeFonts
  private let scanFonts: ScanFonts
  private let isEmbedded: NextFont
  private let nextFont: NextFont
  private let freeFonts: FreeFonts

  private init() throws(ImageError) {
    let library = try SystemLibrary(.pdf, format: "in PDF")
    glib = try GLib(library)
    makeBytes = try library.function("g_bytes_new_static", as: MakeBytes.self)
    freeBytes = try library.function("g_bytes_unref", as: FreeBytes.self)
    open = try library.function("poppler_document_new_from_bytes", as: Open.self)
    getPage = try library.function("poppler_document_get_page", as: GetPage.self)
    pageSize = try library.function("poppler_page_get_size", as: PageSize.self)
    render = try library.function("poppler_page_render", as: Render.self)
    makeFonts = try library.function("poppler_font_info_new", as: MakeFonts.self)
    scanFonts = try library.function("poppler_font_info_scan", as: ScanFonts.self)
    isEmbedded = try library.function("poppler_fonts_iter_is_embedded", as: NextFont.self)
    nextFont = try library.function("poppler_fonts_iter_next", as: NextFont.self)
    freeFonts = try library.function("poppler_fonts_iter_free", as: FreeFonts.self)
  }

  /// The library, opened once.
  ///
  /// - Throws: ``ImageError`` when it is not installed.
  static func open() throws(ImageError) -> PDFLibrary { try shared.get() }

  /// Size of the first page in points; its fonts must all be in the file.
  ///
  /// - Throws: ``ImageError`` for bytes that are not a PDF or need a font of the system.
  func size(of bytes: [UInt8]) throws(ImageError) -> (width: Double, height: Double) {
    try withPage(of: bytes) { (document, page) throws(ImageError) in
      guard hasAllFonts(document) else { throw .externalFonts(format: "PDF") }
      var (width, height) = (0.0, 0.0)
      pageSize(page, &width, &height)
      return (width, height)
    }
  }

  /// Draws the first page into `width` by `height` units of a context.
  ///
  /// - Throws: ``ImageError`` for bytes that are not a PDF.
  func draw(
    _ bytes: [UInt8], onto context: borrowing DrawingContext, width: Double, height: Double
  ) throws(ImageError) {
    let context = context.pointer
    try withPage(of: bytes) { (_, page) throws(ImageError) in
      var natural = (width: 0.0, height: 0.0)
      pageSize(page, &natural.width, &natural.height)
      DrawingContext.scale(
        context, x: width / natural.width, y: height / natural.height
      ) { render(page, context) }
    }
  }

  private func withPage<Value>(
    of bytes: [UInt8],
    _ body: (_ document: OpaquePointer, _ page: OpaquePointer) throws(ImageError) -> Value
  ) throws(ImageError) -> Value {
    // Poppler reads the bytes in place, so the document must not outlive this call.
    let outcome = bytes.withUnsafeBytes { memory in
      Result { () throws(ImageError) in
        guard let data = makeBytes(memory.baseAddress, memory.count) else { throw .outOfMemory }
        defer { freeBytes(data) }
        let document = try glib.call { open(data, nil, $0) }
        defer { glib.release(document) }
        guard let page = getPage(document, 0) else {
          throw .corrupt(message: "the file has no page")
        }
        defer { glib.release(page) }
        return try body(document, page)
      }
    }
    return try outcome.get()
  }

  private func hasAllFonts(_ document: OpaquePointer) -> Bool {
    guard let fonts = makeFonts(document) else { return true }
    defer { glib.release(fonts) }
    var iterator: OpaquePointer?
    guard scanFonts(fonts, 1, &iterator) != 0, let iterator else { return true }
    defer { freeFonts(iterator) }
    repeat {
      if isEmbedded(iterator) == 0 { return false }
    } while nextFont(iterator) != 0
    return true
  }
}
