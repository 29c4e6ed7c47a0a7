import CVitrineResources
import VitrinePlatform

/// A table in the binary: lines in the order of their first field, with fields separated by tabs.
///
/// Lines are found by binary search over the bytes, so that only those are read that are needed.
struct SortedLines: @unchecked Sendable {
  // Constants in the binary, which are never written to.
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ table: VitrineResource) {
    bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
  }

  /// The fields of the line that starts with `key`, without the key itself.
  func fields(of key: String) -> [String]? {
    var key = key
    return key.withUTF8 { key in
      var (low, high) = (0, bytes.count)
      while low < high {
        let start = lineStart(before: low + (high - low) / 2)
        let end = lineEnd(from: start)
        let order = order(of: start..<end, beside: key)
        if order == 0 { return Array(text(start, end).dropFirst()) }
        if order < 0 { low = end + 1 } else { high = start }
      }
      return nil
    }
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

  /// Below zero where a line's first field precedes a key, zero where it is the key.
  private func order(of line: Range<Int>, beside key: UnsafeBufferPointer<UInt8>) -> Int {
    let end = position(of: SortedLines.tab, in: line) ?? line.upperBound
    let length = end - line.lowerBound
    guard let name = bytes.baseAddress, let other = key.baseAddress else { return length }
    let order = memcmp(name + line.lowerBound, other, min(length, key.count))
    return order == 0 ? length - key.count : Int(order)
  }

  private func lineStart(before index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != SortedLines.newline { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    position(of: SortedLines.newline, in: start..<bytes.count) ?? bytes.count
  }

  private func position(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let first = bytes.baseAddress,
      let found = memchr(first + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(first).distance(to: found)
  }
}
