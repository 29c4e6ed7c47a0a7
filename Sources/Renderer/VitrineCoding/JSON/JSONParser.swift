/// Reads JSON (RFC 8259) into a tree, and refuses whatever the tree cannot represent without loss.
///
/// Foundation's decoder silently drops one of two equal keys, stops at 512 levels with nothing but
/// "not valid JSON" and words its errors differently from release to release.
///
/// Open objects and arrays are stored in an array instead of on the thread's stack: a level of
/// recursion takes 4 KiB in a debug build, and secondary threads have only 512 KiB.
package struct JSONParser {
  let bytes: [UInt8]
  var position: Int
  private let limits: ArchiveLimits
  private var open: [Frame] = []
  private var valueCount = 0
  private var deepest = 0
  /// Values that cannot be represented without loss, although the text is valid JSON.
  private(set) var faults: [JSONFault] = []

  /// An object or an array that is not closed yet.
  private struct Frame {
    let isObject: Bool
    var object = JSONObject()
    var elements: [JSONTree] = []
    /// The key of the next value, and its position.
    var key = ""
    var keyOffset = 0

    var step: NodePath.Step { isObject ? .key(key) : .index(elements.count) }
  }

  private init(_ bytes: [UInt8], limits: ArchiveLimits) {
    self.bytes = bytes
    self.limits = limits
    position = JSONParser.start(of: bytes)
  }

  /// Reads a whole text; a UTF-8 byte order mark before it is skipped.
  ///
  /// - Returns: the tree and its depth.
  static func parse(
    _ bytes: [UInt8], limits: ArchiveLimits
  ) throws(JSONFault) -> (tree: JSONTree, depth: Int) {
    let (tree, depth, faults) = try parseCollectingFaults(bytes, limits: limits)
    if let fault = faults.first { throw fault }
    return (tree, depth)
  }

  /// Reads a whole text and collects all faults.
  ///
  /// - Returns: the tree, its depth, and the values that cannot be represented without loss; with
  ///   such a fault the tree differs from the text.
  package static func parseCollectingFaults(
    _ bytes: [UInt8], limits: ArchiveLimits
  ) throws(JSONFault) -> (tree: JSONTree, depth: Int, faults: [JSONFault]) {
    var parser = JSONParser(bytes, limits: limits)
    try parser.checkEncoding()
    let tree: JSONTree
    do {
      tree = try parser.tree()
    } catch {
      var fault = error
      fault.path = NodePath(parser.open.map(\.step))
      throw fault
    }
    parser.skipBlanks()
    guard parser.position == bytes.count else {
      throw parser.syntax("\(parser.found) after the end of the archive")
    }
    return (tree, parser.deepest, parser.faults)
  }

  /// The offset of the first byte after a byte order mark.
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

  private mutating func tree() throws(JSONFault) -> JSONTree {
    while true {
      guard var value = try scalarOrOpening() else { continue }
      while let end = open.last?.isObject {
        try append(value)
        skipBlanks()
        if skip(",") {
          if end { try key() }
          break
        }
        guard skip(end ? "}" : "]") else { throw expected(end ? "',' or '}'" : "',' or ']'") }
        value = close()
      }
      if open.isEmpty { return value }
    }
  }

  /// Reads a value; `nil` when it opened a non-empty object or array.
  private mutating func scalarOrOpening() throws(JSONFault) -> JSONTree? {
    valueCount += 1
    guard valueCount <= limits.jsonValues else {
      throw limit(.jsonValues, found: valueCount, allowed: limits.jsonValues)
    }
    skipBlanks()
    switch byte ?? 0 {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try opening()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try keptNumber()
    default: return try word()
    }
  }

  /// Reads a number; one that cannot be represented is recorded, and reading continues after it.
  private mutating func keptNumber() throws(JSONFault) -> JSONTree {
    do {
      return .number(try number())
    } catch {
      guard case .value = error.kind else { throw error }
      try note(error)
      return .number(0)
    }
  }

  /// Records a fault after which reading can continue.
  private mutating func note(_ fault: JSONFault) throws(JSONFault) {
    var fault = fault
    fault.path = NodePath(open.map(\.step))
    guard faults.count < DecodingContext.mostErrors else { throw fault }
    faults.append(fault)
  }

  private mutating func opening() throws(JSONFault) -> JSONTree? {
    guard open.count < limits.jsonDepth else {
      throw limit(.jsonDepth, found: open.count + 1, allowed: limits.jsonDepth)
    }
    let isObject = skip("{")
    if !isObject { position += 1 }
    open.append(Frame(isObject: isObject))
    deepest = max(deepest, open.count)
    skipBlanks()
    if skip(isObject ? "}" : "]") { return close() }
    if isObject { try key() }
    return nil
  }

  private mutating func close() -> JSONTree {
    let frame = open.removeLast()
    return frame.isObject ? .object(frame.object) : .array(frame.elements)
  }

  private mutating func append(_ value: JSONTree) throws(JSONFault) {
    let last = open.count - 1
    guard open[last].isObject else { return open[last].elements.append(value) }
    let key = open[last].key
    if !open[last].object.append(key, value) {
      try note(
        JSONFault(
          kind: .value("the key '\(key)' is given twice"), offset: open[last].keyOffset))
    }
  }

  private mutating func key() throws(JSONFault) {
    skipBlanks()
    guard byte == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
    let offset = position
    let key = try string()
    skipBlanks()
    guard skip(":") else { throw expected("':'") }
    open[open.count - 1].key = key
    open[open.count - 1].keyOffset = offset
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
      let problem =
        name.isEmpty ? "expected a value, found \(found)" : "'\(name)' is not a JSON value"
      position = start
      throw syntax(problem)
    }
  }
}
