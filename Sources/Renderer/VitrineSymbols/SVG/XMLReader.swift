import CExpat

/// Reads XML with Expat: no network, no files, no entities that the file defines.
enum XMLReader {
  /// The root element of a file.
  ///
  /// - Throws: `SVGFault` for text that is not well-formed or exceeds a limit.
  static func root(of bytes: [UInt8]) throws(SVGFault) -> XMLElement {
    guard bytes.count <= SVGLimits.bytes else {
      throw SVGFault("larger than \(SVGLimits.bytes) bytes")
    }
    guard let parser = XML_ParserCreate(nil) else { throw SVGFault("out of memory") }
    defer { XML_ParserFree(parser) }
    let session = XMLSession(parser)
    let status = withExtendedLifetime(session) { session.parse(bytes) }
    if let fault = session.tree.fault { throw fault }
    guard status == XML_STATUS_OK else {
      let text = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw SVGFault("not well-formed: " + (text ?? "unknown error"), line: session.line)
    }
    guard let root = session.tree.root else { throw SVGFault("no element") }
    return root
  }
}

/// One pass: passes Expat's calls on to the tree.
private final class XMLSession {
  let tree = XMLTreeBuilder()
  private let parser: XML_Parser

  init(_ parser: XML_Parser) {
    self.parser = parser
  }

  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  func parse(_ bytes: [UInt8]) -> XML_Status {
    // The session outlives the parsing, which holds it without a reference count.
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(parser, XMLSession.onStart, XMLSession.onEnd)
    XML_SetEntityDeclHandler(parser, XMLSession.onEntity)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32($0.count), 1)
      }
    }
  }

  private static func session(_ data: UnsafeMutableRawPointer?) -> XMLSession? {
    data.map { Unmanaged<XMLSession>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let onStart: XML_StartElementHandler = { data, name, list in
    guard let session = XMLSession.session(data), let name else { return }
    var attributes: [String: String] = [:]
    var next = list
    while let key = next?[0], let value = next?[1] {
      attributes[String(cString: key)] = String(cString: value)
      next = next?.advanced(by: 2)
    }
    session.tree.start(
      XMLElement(name: String(cString: name), attributes: attributes, line: session.line))
    session.stopAtFault()
  }

  private static let onEnd: XML_EndElementHandler = { data, _ in
    XMLSession.session(data)?.tree.end()
  }

  private static let onEntity: XML_EntityDeclHandler = { data, _, _, _, _, _, _, _, _ in
    guard let session = XMLSession.session(data) else { return }
    session.tree.refuse("declares an entity", session.line)
    session.stopAtFault()
  }

  private func stopAtFault() {
    if tree.fault != nil { XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }
}
