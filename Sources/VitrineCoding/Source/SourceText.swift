/// The bytes of a JSON file, in which places are looked for when a problem is printed.
///
/// Reading keeps no positions: they would cost every archive what only faulty ones need.
package struct SourceText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Keeps the bytes of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The part of the source to locate: a value, or a key of an object.
  package struct Target: Hashable, Sendable {
    /// The way to the value.
    package var path: NodePath
    /// A key of the value, if it is an object that has it.
    package var key: String?

    package init(_ path: NodePath, key: String? = nil) { (self.path, self.key) = (path, key) }
  }

  /// Where targets are, in one walk through the text; where a value is absent, the place of the
  /// innermost object or array that should hold it.
  package func locations(of targets: [Target]) -> [TextLocation?] {
    var locator = JSONLocator(bytes, targets)
    return locations(of: locator.ranges())
  }

  /// The bytes of the whole value of a member, where the text is an object that has it; of a text that
  /// isn't JSON, the part that resembles the value.
  package func extent(ofMember name: String) -> Range<Int>? {
    var locator = JSONLocator(bytes, [])
    return locator.extent(ofMember: name)
  }

  /// Where a target is.
  package func location(of target: Target) -> TextLocation? { locations(of: [target])[0] }

  /// The place of an offset into the bytes.
  package func location(at offset: Int) -> TextLocation? {
    locations(of: [offset..<min(offset + 1, bytes.count)])[0]
  }

  /// Lines and columns of ranges, counted in one walk.
  private func locations(of ranges: [Range<Int>?]) -> [TextLocation?] {
    var result = [TextLocation?](repeating: nil, count: ranges.count)
    let order = ranges.indices.filter { ranges[$0] != nil }
      .sorted { (ranges[$0]?.lowerBound ?? 0) < (ranges[$1]?.lowerBound ?? 0) }
    var walk = LineWalk(bytes)
    for index in order {
      guard let range = ranges[index] else { continue }
      walk.advance(to: range.lowerBound)
      result[index] = location(of: range, walk)
    }
    return result
  }

  private func location(of range: Range<Int>, _ walk: LineWalk) -> TextLocation {
    let start = min(walk.start, range.lowerBound)
    let end = range.lowerBound.advanced(by: lineLength(from: range.lowerBound))
    let marked = range.lowerBound..<max(range.lowerBound, min(range.upperBound, end))
    let before = ending(of: start..<range.lowerBound)
    let found = beginning(of: marked, SourceText.mostScalars)
    let room = SourceText.mostScalars - before.unicodeScalars.count - found.unicodeScalars.count
    let after = beginning(
      of: marked.upperBound..<max(end, marked.upperBound), max(room, SourceText.leastScalars))
    return TextLocation(
      line: walk.line, column: walk.column, length: max(1, scalars(marked)),
      excerpt: .init(
        before: before, marked: found, after: after))
  }

  /// How many bytes of the line there are from an offset on, as far as a frame shows them.
  private func lineLength(from offset: Int) -> Int {
    let rest = bytes[offset...].prefix(SourceText.longestLine)
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return (end ?? rest.endIndex) - offset
  }

  private func scalars(_ range: Range<Int>) -> Int { bytes[range].count(where: \.beginsScalar) }

  /// The beginning of a part of a line, cut where it is longer than a frame shows.
  private func beginning(of range: Range<Int>, _ most: Int) -> String {
    let text = String(
      decoding: bytes[range].prefix(SourceText.longestLine), as: UTF8.self
    ).unicodeScalars
    guard text.count > most else { return String(text) }
    return String(text.prefix(most - 1)) + "…"
  }

  /// The end of a part of a line, cut where it is longer than a frame shows.
  private func ending(of range: Range<Int>) -> String {
    // Only so many bytes can matter, however long the line is.
    let near = bytes[range].suffix(SourceText.longestLine)
    let text = String(decoding: near, as: UTF8.self).unicodeScalars
    let most = SourceText.mostScalars / 2
    guard text.count > most else { return String(text) }
    return "…" + String(text.suffix(most - 1))
  }

  /// Scalars of a line that a frame shows, half of them before the place.
  private static let mostScalars = 110
  /// Scalars behind the place that are shown however long it is.
  private static let leastScalars = 24
  /// Bytes that may hold as many scalars and one that is cut.
  private static let longestLine = 4 * (mostScalars + 1)
}

/// A walk through the bytes of a text that knows its line and its column.
private struct LineWalk {
  /// The line, from 1.
  private(set) var line = 1
  /// The column, from 1.
  private(set) var column = 1
  /// Where the line begins.
  private(set) var start: Int
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = JSONParser.start(of: bytes)
  }

  /// Advances to an offset at or after the current one.
  mutating func advance(to end: Int) {
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        (line, column, start) = (line + 1, 1, offset)
      } else if offset > start, byte.beginsScalar {
        column += 1
      }
    }
  }
}

extension UInt8 {
  /// Continuation bytes of UTF-8 (10xxxxxx) belong to the scalar before them.
  fileprivate var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
