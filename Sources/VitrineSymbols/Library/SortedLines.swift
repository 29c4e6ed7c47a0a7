import CVitrineResources

/// A table of the binary: lines in the order of their first field, fields parted by tabs.
///
/// Lines are found by halving the bytes, so that nothing is read that is not asked for.
struct SortedLines: @unchecked Sendable {
  // Constants of the binary that nothing ever writes to.
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ table: VitrineResource) {
    bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
  }

  /// The fields of the line that starts with `key`, without the key itself.
  func fields(of key: String) -> [String]? {
    let key = Array(key.utf8)
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = lineStart(before: low + (high - low) / 2)
      let end = lineEnd(from: start)
      let name = bytes[start..<end].prefix { $0 != SortedLines.tab }
      if name.elementsEqual(key) { return text(start, end).dropFirst().map { $0 } }
      if name.lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// All lines, split into their fields.
  var all: [[String]] {
    var lines: [[String]] = []
    var start = 0
    while start < bytes.count {
      let end = lineEnd(from: start)
      lines.append(text(start, end))
      start = end + 1
    }
    return lines
  }

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  private func text(_ start: Int, _ end: Int) -> [String] {
    bytes[start..<end].split(separator: SortedLines.tab, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func lineStart(before index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != SortedLines.newline { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != SortedLines.newline { end += 1 }
    return end
  }
}
