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

  // Every symbol of a picture is asked for, and the table is long.
  private static let known = KnownNames(isInTable)

  /// Reads the packed table as it is: `matched` is how many bytes the name and the line before share.
  private static func isInTable(_ name: String) -> Bool {
    let name = Array(name.utf8)
    guard !name.isEmpty else { return false }
    var matched = 0
    for line in Lines() {
      // Lines that share more differ from the name where the line before did.
      guard line.shared <= matched else { continue }
      // One that shares less is behind the name already.
      guard line.shared == matched else { return false }
      for byte in line.rest {
        guard matched < name.count, byte == name[matched] else { break }
        matched += 1
      }
      if matched == name.count, matched - line.shared == line.rest.count { return true }
    }
    return false
  }

  /// Names that begin as `name` does and are about as long.
  static func likely(_ name: String) -> [String] {
    let length = name.utf8.count
    return all.filter { other in
      other.utf8.first == name.utf8.first && abs(other.utf8.count - length) <= 3
    }
  }

  private static func names() -> [String] {
    var previous: [UInt8] = []
    return Lines().map { line in
      previous = Array(previous.prefix(line.shared)) + line.rest
      return String(decoding: previous, as: UTF8.self)
    }
  }

  /// The lines of the packed table: how many bytes a name shares with the one before, as a byte from `!`
  /// on, and the rest.
  private struct Lines: Sequence, IteratorProtocol {
    private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

    init() {
      let table = vitrine_symbols_all()
      bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)[...]
    }

    mutating func next() -> (shared: Int, rest: UnsafeBufferPointer<UInt8>.SubSequence)? {
      guard let first = bytes.first else { return nil }
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      defer { bytes = bytes[end...].dropFirst() }
      return (Swift.max(Int(first) - 0x21, 0), bytes[..<end].dropFirst())
    }
  }
}
