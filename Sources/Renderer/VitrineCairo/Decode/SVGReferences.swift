/// Counts the drawn elements of an SVG, as often as `use`, patterns, markers, masks and filters
/// refer to them.
///
/// A few elements that each refer to the previous one several times expand to billions, which
/// librsvg only counts while it draws.
package struct SVGReferences {
  /// The maximum number of drawn elements of a file.
  package static let mostElements = 100_000

  private struct Element {
    /// Elements inside, and those that are referred to by name.
    var children: [Int] = []
    var references: [Substring] = []
  }

  private var elements = [Element()]
  /// The elements that are open, from the outermost one.
  private var open = [0]
  private var named: [Substring: Int] = [:]

  /// Opens an element.
  mutating func open(attributes: [(name: String, value: String)]) {
    let index = elements.count
    elements.append(Element())
    if let parent = open.last { elements[parent].children.append(index) }
    open.append(index)
    for (name, value) in attributes {
      // Of several elements with the same id, the first one counts.
      if name == "id", named[value[...]] == nil { named[value[...]] = index }
      elements[index].references += SVGReferences.names(in: value, of: name)
    }
  }

  /// Closes the innermost element.
  mutating func close() {
    if open.count > 1 { open.removeLast() }
  }

  /// - Throws: ``ImageError/tooManyReferences(limit:)``.
  func check() throws(ImageError) {
    var counts = [Int?](repeating: nil, count: elements.count)
    // Elements whose parts have not all been counted yet. One that is met again below itself is in a
    // circle, which librsvg does not draw.
    var stack = [0]
    var isOpen = [Bool](repeating: false, count: elements.count)
    while let index = stack.last {
      let parts = elements[index].children + elements[index].references.compactMap { named[$0] }
      if !isOpen[index] {
        isOpen[index] = true
        stack += parts.filter { counts[$0] == nil && !isOpen[$0] }
        continue
      }
      stack.removeLast()
      guard counts[index] == nil else { continue }
      var count = 1
      for part in parts {
        count += counts[part] ?? 0
        guard count <= SVGReferences.mostElements else {
          throw .tooManyReferences(limit: SVGReferences.mostElements)
        }
      }
      counts[index] = count
    }
  }

  /// The names that a file refers to and does not have, in order, which librsvg passes over.
  ///
  /// The text is not parsed as XML, which is the work of another process: a name that is written in
  /// another way than usual is not among them.
  static func lost(in bytes: [UInt8]) -> [String] {
    let ids = Set(names(in: bytes, from: "\"'", after: ["id="]))
    var lost: [String] = []
    for name in names(in: bytes, from: "#", after: ["url(", "href="])
    where !ids.contains(name) && !lost.contains(name) {
      lost.append(name)
      if lost.count == mostLost { break }
    }
    return lost
  }

  /// The names that begin after a character, before which is one of several texts, and spaces and
  /// quotation marks.
  private static func names(
    in bytes: [UInt8], from starts: String, after texts: [String]
  ) -> [String] {
    bytes.indices.compactMap { index in
      guard starts.utf8.contains(bytes[index]) else { return nil }
      let before = bytes[..<index].suffix(16).reversed().drop { " \"'".utf8.contains($0) }
      let name = bytes[(index + 1)...].prefix(longestName).prefix { !" \"')<>".utf8.contains($0) }
      guard texts.contains(where: { before.starts(with: $0.utf8.reversed()) }), !name.isEmpty,
        name.count < longestName
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }

  /// The maximum length of a name, in bytes.
  private static let longestName = 256

  /// The maximum number of names to report.
  private static let mostLost = 8

  /// The names that an attribute refers to: `href="#name"`, and `url(#name)` in any other.
  private static func names(in value: String, of attribute: String) -> [Substring] {
    if attribute == "href" || attribute.hasSuffix(":href") {
      return value.hasPrefix("#") ? [value.dropFirst()] : []
    }
    guard value.utf8.contains(0x23) else { return [] }
    return value.split(separator: "url(").dropFirst(value.hasPrefix("url(") ? 0 : 1).compactMap {
      let address = $0.prefix { $0 != ")" }.drop { " \"'".contains($0) }
      guard address.first == "#" else { return nil }
      return address.dropFirst().prefix { !" \"'".contains($0) }
    }
  }
}
