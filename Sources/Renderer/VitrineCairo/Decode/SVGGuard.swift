import CExpat

/// Rejects SVG files whose picture would depend on more than the file.
///
/// librsvg itself loads nothing from outside, and does not report what it omits. Text is rejected
/// because its letters would come from the fonts of the machine. The file is parsed as XML, as
/// librsvg does, so that nothing can be disguised.
package struct SVGGuard {
  private let bytes: [UInt8]

  /// Encodings that expat and librsvg read alike.
  private static let encodings: Set<String> = ["utf-8", "us-ascii", "iso-8859-1"]

  /// Creates a guard for a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: ``ImageError`` for the first thing that is not in the file, or that is not XML.
  package func check() throws(ImageError) {
    guard !bytes.contains(0) else { throw .unsupportedEncoding("UTF-16") }
    guard let parser = XML_ParserCreate(nil) else { throw .outOfMemory }
    defer { XML_ParserFree(parser) }
    let reading = SVGReading(parser)
    let status = withExtendedLifetime(reading) { reading.parse(bytes) }
    if let fault = reading.fault { throw fault }
    guard status == XML_STATUS_OK else {
      let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      let line = XML_GetCurrentLineNumber(parser)
      throw .corrupt(message: "line \(line): \(text ?? "not well-formed")")
    }
    try reading.references.check()
  }

  /// - Throws: ``ImageError`` for an encoding in which text could hide.
  static func check(encoding: String) throws(ImageError) {
    guard encodings.contains(encoding.lowercased()) else {
      throw .unsupportedEncoding(String(encoding.prefix(40)))
    }
  }

  /// Entities may only be replaced with plain text, such as the addresses of name spaces.
  ///
  /// - Parameter value: the replacement text; `nil` for an external entity.
  /// - Throws: ``ImageError``.
  static func check(entity value: String?) throws(ImageError) {
    guard let value, !value.contains(where: { "&<%".contains($0) }) else {
      throw .externalReference("an entity that is more than plain text")
    }
  }

  /// - Throws: ``ImageError`` for an element of text, and for addresses that lead elsewhere.
  static func check(element: String, attributes: [(name: String, value: String)]) throws(ImageError)
  {
    let name = localName(element)
    if name == "text" { throw .externalFonts(format: "SVG") }
    for attribute in attributes {
      // A link leads elsewhere only when it is clicked.
      if localName(attribute.name) == "href", name != "a" { try check(address: attribute.value) }
      try check(style: attribute.value)
    }
  }

  /// - Throws: ``ImageError`` for addresses in a style sheet or an attribute that lead elsewhere.
  static func check(style: String) throws(ImageError) {
    guard style.utf8.contains(where: { $0 == 0x28 || $0 == 0x40 || $0 == 0x5c }) else { return }
    let text = unescaped(style)
    let folded = text.lowercased()
    if folded.contains("@import") { throw .externalReference("@import") }
    // Folding can change the length of other letters, but not of these.
    for part in text.split(separator: /(?i)url\(/, omittingEmptySubsequences: false).dropFirst() {
      try check(address: String(part.prefix(256).prefix { $0 != ")" }))
    }
  }

  private static func check(address: String) throws(ImageError) {
    let isCover = { (character: Character) in character.isWhitespace || "\"'".contains(character) }
    let text = address.drop(while: isCover)
    let isOwn = text.isEmpty || text.hasPrefix("#")
    let isPicture = text.hasPrefix("data:image/") && !text.hasPrefix("data:image/svg")
    guard isOwn || isPicture else { throw .externalReference(String(text.prefix(80))) }
  }

  private static func localName(_ name: String) -> Substring {
    name.split(separator: ":").last ?? name[...]
  }

  /// The text with CSS's escapes resolved: a backslash and up to six hexadecimal digits, or any
  /// character.
  private static func unescaped(_ style: String) -> String {
    guard style.utf8.contains(0x5c) else { return style }
    return style.replacing(/\\(?:([0-9a-fA-F]{1,6})\s?|(.))/) { match in
      let scalar = match.1.flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { String($0) } ?? String(match.2 ?? "")
    }
  }
}

/// One reading: hands expat's calls to the rules, and stops at the first fault.
private final class SVGReading {
  private(set) var fault: ImageError?
  private(set) var references = SVGReferences()
  private let parser: XML_Parser
  /// The text of the style sheet that is open.
  private var style: String?

  init(_ parser: XML_Parser) { self.parser = parser }

  func parse(_ bytes: [UInt8]) -> XML_Status {
    // The object outlives the parser, which holds it without a reference count.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetXmlDeclHandler(parser, SVGReading.onDeclaration)
    XML_SetElementHandler(parser, SVGReading.onStart, SVGReading.onEnd)
    XML_SetCharacterDataHandler(parser, SVGReading.onText)
    XML_SetProcessingInstructionHandler(parser, SVGReading.onInstruction)
    XML_SetEntityDeclHandler(parser, SVGReading.onEntity)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
      }
    }
  }

  private func note(_ rule: () throws(ImageError) -> Void) {
    guard fault == nil else { return }
    do throws(ImageError) {
      try rule()
    } catch {
      fault = error
      XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
  }

  private static func reading(_ data: UnsafeMutableRawPointer?) -> SVGReading? {
    data.map { Unmanaged<SVGReading>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let onDeclaration: XML_XmlDeclHandler = { data, _, encoding, _ in
    guard let encoding else { return }
    let name = String(cString: encoding)
    reading(data)?.note { () throws(ImageError) in try SVGGuard.check(encoding: name) }
  }

  private static let onStart: XML_StartElementHandler = { data, name, list in
    guard let reading = reading(data), let name else { return }
    var attributes: [(name: String, value: String)] = []
    var next = list
    while let key = next?[0], let value = next?[1] {
      attributes.append((String(cString: key), String(cString: value)))
      next = next?.advanced(by: 2)
    }
    let element = String(cString: name)
    reading.note { () throws(ImageError) in
      try SVGGuard.check(element: element, attributes: attributes)
    }
    reading.references.open(attributes: attributes)
    if element.hasSuffix("style") { reading.style = "" }
  }

  private static let onEnd: XML_EndElementHandler = { data, _ in
    guard let reading = reading(data) else { return }
    reading.references.close()
    guard let style = reading.style else { return }
    reading.style = nil
    reading.note { () throws(ImageError) in try SVGGuard.check(style: style) }
  }

  private static let onText: XML_CharacterDataHandler = { data, text, count in
    guard let reading = reading(data), reading.style != nil, let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    reading.style?.append(String(decoding: bytes, as: UTF8.self))
  }

  private static let onInstruction: XML_ProcessingInstructionHandler = { data, target, _ in
    guard let target, String(cString: target) == "xml-stylesheet" else { return }
    reading(data)?.note { () throws(ImageError) in throw .externalReference("a style sheet") }
  }

  private static let onEntity: XML_EntityDeclHandler = {
    data, _, isParameter, value, length, _, _, _, _ in
    let text = value.map {
      String(decoding: UnsafeRawBufferPointer(start: $0, count: Int(length)), as: UTF8.self)
    }
    reading(data)?.note { () throws(ImageError) in
      try SVGGuard.check(entity: isParameter != 0 ? nil : text)
    }
  }
}
