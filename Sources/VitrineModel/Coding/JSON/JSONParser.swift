/// Reads JSON (RFC 8259) into a tree, and refuses whatever the tree could not hold without loss.
///
/// Foundation's decoder lets one of two equal keys win in silence, stops at 512 levels with nothing
/// but "not valid JSON" and words its errors differently from release to release.
struct JSONParser {
  let bytes: [UInt8]
  var position: Int
  private let limits: ArchiveLimits
  private var depth = 0
  private var valueCount = 0

  private init(_ bytes: [UInt8], limits: ArchiveLimits) {
    self.bytes = bytes
    self.limits = limits
    position = JSONParser.start(of: bytes)
  }

  /// Reads a whole text; a byte order mark of UTF-8 before it is skipped.
  static func parse(_ bytes: [UInt8], limits: ArchiveLimits) throws(JSONFault) -> JSONTree {
    var parser = JSONParser(bytes, limits: limits)
    try parser.checkEncoding()
    let tree = try parser.value()
    parser.skipBlanks()
    guard parser.position == bytes.count else {
      throw parser.syntax("\(parser.found) after the end of the archive")
    }
    return tree
  }

  /// The offset of the first byte behind a byte order mark.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private mutating func checkEncoding() throws(JSONFault) {
    let head = Array(bytes.prefix(2))
    if head == [0xFF, 0xFE] || head == [0xFE, 0xFF] || head.contains(0) {
      throw syntax("the file is not UTF-8; save it in that encoding")
    }
    skipBlanks()
    if position == bytes.count { throw syntax("the file is empty") }
  }

  private mutating func value() throws(JSONFault) -> JSONTree {
    valueCount += 1
    guard valueCount <= limits.jsonValues else {
      throw limit(.jsonValues, found: valueCount, allowed: limits.jsonValues)
    }
    skipBlanks()
    switch byte ?? 0 {
    case UInt8(ascii: "{"):
      try enter()
      defer { depth -= 1 }
      return .object(try object())
    case UInt8(ascii: "["):
      try enter()
      defer { depth -= 1 }
      return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func enter() throws(JSONFault) {
    depth += 1
    guard depth <= limits.jsonDepth else {
      throw limit(.jsonDepth, found: depth, allowed: limits.jsonDepth)
    }
    position += 1
  }

  private mutating func object() throws(JSONFault) -> JSONObject {
    var object = JSONObject()
    skipBlanks()
    if skip("}") { return object }
    repeat {
      skipBlanks()
      let start = position
      guard byte == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw expected("':'") }
      let value: JSONTree
      do { value = try self.value() } catch { throw error.inside(.key(key)) }
      guard object.append(key, value) else {
        throw JSONFault(kind: .value("the key '\(key)' is given twice"), offset: start)
      }
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw expected("',' or '}'") }
    return object
  }

  private mutating func array() throws(JSONFault) -> [JSONTree] {
    var elements: [JSONTree] = []
    skipBlanks()
    if skip("]") { return elements }
    repeat {
      do { elements.append(try value()) } catch { throw error.inside(.index(elements.count)) }
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw expected("',' or ']'") }
    return elements
  }

  private mutating func word() throws(JSONFault) -> JSONTree {
    let start = position
    while let byte, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 { position += 1 }
    let name = String(decoding: bytes[start..<position].prefix(32), as: UTF8.self)
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      let problem = name.isEmpty ? "expected a value, found \(found)" : "'\(name)' is no JSON value"
      position = start
      throw syntax(problem)
    }
  }
}
