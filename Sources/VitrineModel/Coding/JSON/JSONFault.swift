/// Why a text is not JSON, or is JSON that cannot be kept without loss.
struct JSONFault: Error {
  /// What is wrong.
  enum Kind: Sendable {
    /// The text breaks JSON's grammar.
    case syntax(String)
    /// The text is JSON, but a value in it cannot be kept.
    case value(String)
    /// A limit is exceeded.
    case limit(ArchiveError.Limit, found: Int, allowed: Int)
  }

  /// What is wrong.
  let kind: Kind
  /// Where in the bytes.
  let offset: Int
  /// The way to the faulty value.
  var path = NodePath()

  /// The fault as readers of the archive see it.
  func error(in bytes: [UInt8]) -> ArchiveError {
    let place = JSONFault.place(of: offset, in: bytes)
    switch kind {
    case .syntax(let detail): return ArchiveError(.notJSON("\(place): \(detail)"))
    case .value(let detail):
      return ArchiveError(.invalidValue("\(place): \(detail)"), path: path)
    case .limit(let limit, let found, let allowed):
      return ArchiveError(.limitExceeded(limit, found: found, allowed: allowed))
    }
  }

  /// Line and column, both counted from 1, the column in Unicode scalars.
  private static func place(of offset: Int, in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start =
      before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? JSONParser.start(of: bytes)
    // Continuation bytes of UTF-8 (10xxxxxx) belong to the scalar before them.
    let column = bytes[min(start, offset)..<offset].count { $0 & 0xC0 != 0x80 } + 1
    return "line \(line), column \(column)"
  }
}
