/// The bytes of a JSON file, which are searched for the places of problems when these are printed.
///
/// Parsing records no positions, because only invalid archives need them.
package struct SourceText: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Creates a source from the bytes of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The part of the source to locate: a value, or a key of an object.
  package struct Target: Hashable, Sendable {
    /// The path of the value.
    package var path: NodePath
    /// A key of the value, if it is an object with this key.
    package var key: String?

    package init(_ path: NodePath, key: String? = nil) { (self.path, self.key) = (path, key) }
  }

  /// The places of targets, found in one pass; for a missing value, the place of the innermost
  /// object or array that should contain it.
  package func locations(of targets: [Target]) -> [TextLocation?] {
    var locator = JSONLocator(bytes, targets)
    var locations = locations(of: locator.ranges())
    for index in locations.indices {
      locations[index]?.statements = locator.statements(around: index)
    }
    return locations
  }

  /// The bytes of the whole value of a member, if the text is an object with this member; in a text
  /// that isn't JSON, the part that resembles the value.
  package func extent(ofMember name: String) -> Range<Int>? {
    var locator = JSONLocator(bytes, [])
    return locator.extent(ofMember: name)
  }

  /// The place of one target.
  package func location(of target: Target) -> TextLocation? { locations(of: [target])[0] }

  /// The place of an offset in the bytes.
  package func location(at offset: Int) -> TextLocation? {
    locations(of: [offset..<min(offset + 1, bytes.count)])[0]
  }

  /// The lines and columns of ranges, counted in one pass.
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

  /// The number of bytes from an offset to the end of the line, as far as an excerpt shows them.
  private func lineLength(from offset: Int) -> Int {
    let rest = bytes[offset...].prefix(SourceText.longestLine)
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return (end ?? rest.endIndex) - offset
  }

  private func scalars(_ range: Range<Int>) -> Int { bytes[range].count(where: \.beginsScalar) }

  /// The beginning of a part of a line, cut to the length of an excerpt.
  private func beginning(of range: Range<Int>, _ most: Int) -> String {
    let text = String(
      decoding: bytes[range].prefix(SourceText.longestLine), as: UTF8.self
    ).unicodeScalars
    guard text.count > most else { return String(text) }
    return String(text.prefix(most - 1)) + "…"
  }

  /// The end of a part of a line, cut to the length of an excerpt.
  private func ending(of range: Range<Int>) -> String {
    // Only this many bytes can be shown, however long the line is.
    let near = bytes[range].suffix(SourceText.longestLine)
    let text = String(decoding: near, as: UTF8.self).unicodeScalars
    let most = SourceText.mostScalars / 2
    guard text.count > most else { return String(text) }
    return "…" + String(text.suffix(most - 1))
  }

  /// The maximum number of scalars in an excerpt, half of them before the place.
  private static let mostScalars = 110
  /// The number of scalars after the place that are always shown.
  private static let leastScalars = 24
  /// The maximum number of bytes for as many scalars and one that is cut.
  private static let longestLine = 4 * (mostScalars + 1)
}

/// A position in a text, with its line and column.
private struct LineWalk {
  /// The line, counted from 1.
  private(set) var line = 1
  /// The column, counted from 1 in Unicode scalars.
  private(set) var column = 1
  /// The offset of the line's first byte.
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
