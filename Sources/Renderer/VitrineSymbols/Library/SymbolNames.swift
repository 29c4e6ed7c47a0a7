import CVitrineResources
import VitrineCoding

/// The names of all of Apple's symbols, through SF Symbols 7.1.
enum SymbolNames {
  /// All names in order.
  static let all: [String] = names()

  /// Names that SF Symbols has and this library draws, in order.
  static let drawn: [String] = {
    let known = Set(all)
    return SymbolEntry.names.filter(known.contains)
  }()

  /// Whether SF Symbols has a symbol of this name.
  static func contains(_ name: String) -> Bool { known.contains(name) }

  /// The place of a name among all; `nil` for one that SF Symbols does not have.
  static func index(of name: String) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < name { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] == name ? low : nil
  }

  // Every symbol of a picture is looked up, and the table is long.
  private static let known = KnownNames(isInTable)

  /// The start of names with each first byte in the packed table.
  private static let sections: [UInt8: Int] = {
    var sections: [UInt8: Int] = [:]
    for line in Lines(at: 0) where line.shared == 0 { sections[line.rest[0]] = line.start }
    return sections
  }()

  /// Reads the packed table directly: `matched` is the number of bytes that the name and the
  /// previous line share.
  private static func isInTable(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard let first = name.first, let section = sections[first] else { return false }
    var matched = 0
    for line in Lines(at: section) {
      // Lines that share more differ from the name at the same byte as the previous line.
      guard line.shared <= matched else { continue }
      // A line that shares less is after the name.
      guard line.shared == matched else { return false }
      while matched < name.count, matched - line.shared < line.rest.count,
        line.rest[matched - line.shared] == name[matched]
      { matched += 1 }
      if matched == name.count, matched - line.shared == line.rest.count { return true }
    }
    return false
  }

  /// Names with the same beginning as `name` and about the same length.
  static func likely(_ name: String) -> [String] {
    let length = name.utf8.count
    return all.filter { other in
      other.utf8.first == name.utf8.first && abs(other.utf8.count - length) <= 3
    }
  }

  private static func names() -> [String] {
    var previous: [UInt8] = []
    return Lines(at: 0).map { line in
      previous = Array(previous.prefix(line.shared)) + line.rest
      return String(decoding: previous, as: UTF8.self)
    }
  }

  /// The lines of the packed table: the number of bytes that a name shares with the previous one,
  /// as a byte from `!` on, and the rest.
  private struct Lines: Sequence, IteratorProtocol {
    private let table: UnsafeBufferPointer<UInt8>
    private var position: Int

    /// - Parameter position: where a line begins.
    init(at position: Int) {
      let resource = vitrine_symbols_all()
      table = UnsafeBufferPointer(start: resource.bytes, count: resource.count)
      self.position = position
    }

    mutating func next() -> (start: Int, shared: Int, rest: UnsafeBufferPointer<UInt8>)? {
      guard position < table.count else { return nil }
      let start = position
      var end = start
      while end < table.count, table[end] != UInt8(ascii: "\n") { end += 1 }
      position = end + 1
      guard end > start else { return nil }
      let rest = UnsafeBufferPointer(rebasing: table[(start + 1)..<end])
      return (start, Swift.max(Int(table[start]) - 0x21, 0), rest)
    }
  }
}
