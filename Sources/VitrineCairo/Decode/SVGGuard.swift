/// Refuses SVG files whose picture would depend on more than the file.
///
/// librsvg itself loads nothing from outside, and says nothing about what it left out. Text is refused
/// because its letters would come from whatever fonts the machine has.
struct SVGGuard {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: ``ImageError`` for the first thing that is not in the file.
  func check() throws(ImageError) {
    guard !bytes.contains(0) else { throw .unsupported(format: "UTF-16 encoded SVG") }
    var offset = 0
    while let start = next(0x3c, from: offset) {
      offset = start + 1
      if matches("<!--", start) {
        offset = end(of: "-->", from: start)
      } else if matches("<?xml-stylesheet", start) {
        throw .externalReference("a style sheet")
      } else if matches("<!ENTITY", start) {
        let close = next(0x3e, from: start) ?? bytes.count
        try checkEntity(bytes[start..<close])
        offset = close
      } else if offset < bytes.count, isName(bytes[offset]) {
        let close = tagEnd(from: offset)
        try checkTag(bytes[offset..<close])
        offset = close
      }
    }
    try checkStyles()
  }

  /// Entities may stand for plain text, such as the addresses of name spaces, and nothing else.
  private func checkEntity(_ text: ArraySlice<UInt8>) throws(ImageError) {
    let words = text.split(whereSeparator: SVGGuard.isBlank)
    let isPlain = words.count == 3 && !text.contains(0x26) && !text.dropFirst().contains(0x3c)
    guard isPlain else { throw .externalReference("an entity that is more than plain text") }
  }

  private func checkTag(_ tag: ArraySlice<UInt8>) throws(ImageError) {
    let whole = tag.prefix { !SVGGuard.isBlank($0) && $0 != 0x2f && $0 != 0x3e }
    let name = whole.split(separator: 0x3a).last ?? whole
    if name.elementsEqual("text".utf8) { throw .externalFonts(format: "SVG") }
    // A link leads elsewhere only when it is clicked.
    guard !name.elementsEqual("a".utf8) else { return }
    for address in SVGGuard.values(of: "href", in: tag) {
      try SVGGuard.check(address)
    }
  }

  /// Addresses in style sheets and style attributes.
  private func checkStyles() throws(ImageError) {
    for start in bytes.indices where bytes[start] == 0x40 || bytes[start] == 0x75 {
      if matches("@import", start) { throw .externalReference("@import") }
      guard matches("url(", start) else { continue }
      let address = bytes[(start + 4)...].prefix(256).prefix { $0 != 0x29 }
      try SVGGuard.check(SVGGuard.trimmed(address))
    }
  }

  private static func check(_ address: ArraySlice<UInt8>) throws(ImageError) {
    let text = String(decoding: address.prefix(200), as: UTF8.self)
    let isOwn = text.isEmpty || text.hasPrefix("#") || text.hasPrefix("&quot;#")
    let isPicture = text.hasPrefix("data:image/") && !text.hasPrefix("data:image/svg")
    guard isOwn || isPicture else { throw .externalReference(String(text.prefix(80))) }
  }

  /// The values of all attributes of a tag with the local name `name`.
  private static func values(
    of name: String, in tag: ArraySlice<UInt8>
  ) -> [ArraySlice<UInt8>] {
    let key = Array(name.utf8)
    return tag.indices.compactMap { start in
      guard tag[start...].starts(with: key), start > tag.startIndex else { return nil }
      let before = tag[start - 1]
      guard isBlank(before) || before == 0x3a else { return nil }
      let rest = tag[(start + key.count)...].drop(while: isBlank)
      guard rest.first == 0x3d else { return nil }
      let quoted = rest.dropFirst().drop(while: isBlank)
      guard let quote = quoted.first else { return nil }
      return trimmed(quoted.dropFirst().prefix { $0 != quote })
    }
  }

  /// The text without spaces and quotes at both ends.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isCover = { (byte: UInt8) in isBlank(byte) || byte == 0x22 || byte == 0x27 }
    var text = text.drop(while: isCover)
    while let last = text.last, isCover(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }

  private func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == 0x5f || byte >= 0x80
  }

  /// The place of the `>` that ends a tag; one inside of quotes does not.
  private func tagEnd(from start: Int) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3e {
        return index
      }
    }
    return bytes.count
  }

  private func end(of text: String, from start: Int) -> Int {
    let first = text.utf8.first ?? 0
    var offset = start
    while let place = next(first, from: offset) {
      if matches(text, place) { return place + text.utf8.count }
      offset = place + 1
    }
    return bytes.count
  }

  private func next(_ byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  private func matches(_ text: String, _ start: Int) -> Bool {
    bytes[start...].starts(with: text.utf8)
  }
}
