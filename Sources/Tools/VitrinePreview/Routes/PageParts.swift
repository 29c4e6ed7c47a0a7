import CVitrineResources

/// The files of the page, which are part of the binary.
enum PageParts {
  static let page = bytes(vitrine_page_preview_html())
  static let style = bytes(vitrine_page_common_css()) + bytes(vitrine_page_preview_css())
  static let script = bytes(vitrine_page_preview_js())

  /// The page with its data in a file beside it; nothing is loaded from elsewhere.
  static var exportedPage: [UInt8] {
    let policy =
      "default-src 'none'; img-src 'self' file: data:; style-src 'self' file: 'unsafe-inline'; "
      + "script-src 'self' file:"
    let meta = "<meta charset=\"utf-8\">"
    let script = "<script src=\"preview.js\" defer></script>"
    let text = String(decoding: page, as: UTF8.self)
      .replacing(
        meta,
        with: meta + "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
      )
      .replacing(script, with: "<script src=\"data.js\" defer></script>\n" + script)
    return Array(text.utf8)
  }

  private static func bytes(_ resource: VitrineResource) -> [UInt8] {
    Array(UnsafeBufferPointer(start: resource.bytes, count: Int(resource.count)))
  }
}
