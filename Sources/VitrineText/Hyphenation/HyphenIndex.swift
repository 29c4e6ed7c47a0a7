/// The patterns of a file in the format of libhyphen, found by their letters.
///
/// The file is part of the binary and is read where it lies: only where each pattern starts is kept.
struct HyphenIndex: Sendable {
  // Sendable for real: bytes of the binary, which nothing writes.
  nonisolated(unsafe) private let file: UnsafeBufferPointer<UInt8>
  /// Where patterns start in the file, at the places that their letters' hashes give; 0 is none,
  /// since the file starts with the name of its encoding.
  private let slots: [UInt32]
  /// The letters of the longest pattern, in bytes.
  private let longest: Int
  /// How many letters stay before the first division, and after the last one.
  let leftMinimum, rightMinimum: Int

  /// Finds the patterns of a file in UTF-8, of whose bytes no copy is made.
  init(_ file: UnsafeBufferPointer<UInt8>) {
    self.file = file
    var slots = [UInt32](repeating: 0, count: HyphenIndex.size(for: file.count { $0 == .lineFeed }))
    // What libhyphen takes where a file says nothing.
    var (longest, left, right) = (0, 2, 2)
    // The first line names the encoding.
    var start = file.firstIndex(of: .lineFeed).map { $0 + 1 } ?? file.count
    while start < file.count {
      let (end, hash, letters) = HyphenIndex.line(at: start, of: file)
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= file[start] {
        left = HyphenIndex.number(after: "LEFTHYPHENMIN ", in: file[start..<end]) ?? left
        right = HyphenIndex.number(after: "RIGHTHYPHENMIN ", in: file[start..<end]) ?? right
      } else if letters > 0 {
        longest = max(longest, letters)
        HyphenIndex.keep(start, at: hash, in: &slots)
      }
      start = end + 1
    }
    (self.slots, self.longest) = (slots, longest)
    (leftMinimum, rightMinimum) = (left, right)
  }

  /// Where a line ends, the hash of its letters, and how many they are.
  private static func line(
    at start: Int, of file: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, hash: HyphenHash, letters: Int) {
    var (end, hash, letters) = (start, HyphenHash(), 0)
    while end < file.count, file[end] != .lineFeed {
      if !file[end].isDigit {
        hash.add(file[end])
        letters += 1
      }
      end += 1
    }
    return (end, hash, letters)
  }

  /// Keeps where a pattern starts.
  private static func keep(_ pattern: Int, at hash: HyphenHash, in slots: inout [UInt32]) {
    var slot = hash.value & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(pattern)
  }

  /// Calls `body` with the end of each pattern that starts at a place of a text, and where the pattern
  /// starts in the file.
  func forEachPattern(at start: Int, in text: [UInt8], _ body: (Int, Int) -> Void) {
    var hash = HyphenHash()
    let mask = slots.count - 1
    for end in start..<min(start + longest, text.count) {
      hash.add(text[end])
      var slot = hash.value & mask
      while slots[slot] != 0 {
        let pattern = Int(slots[slot])
        if isPattern(pattern, text[start...end]) {
          body(end, pattern)
          break
        }
        slot = (slot + 1) & mask
      }
    }
  }

  /// Raises the numbers of a text to those of a pattern that stands at `start`.
  func raise(_ marks: inout [UInt8], from start: Int, by pattern: Int) {
    var place = start
    for byte in file[pattern...] {
      if byte == .lineFeed { return }
      guard byte.isDigit else {
        place += 1
        continue
      }
      marks[place] = max(marks[place], byte - UInt8(ascii: "0"))
    }
  }

  /// Whether a pattern of the file has these letters.
  private func isPattern(_ pattern: Int, _ letters: ArraySlice<UInt8>) -> Bool {
    var place = letters.startIndex
    for byte in file[pattern...] where !byte.isDigit {
      if byte == .lineFeed { break }
      if place == letters.endIndex || letters[place] != byte { return false }
      place += 1
    }
    return place == letters.endIndex
  }

  /// A power of two that leaves a quarter of the places free.
  private static func size(for count: Int) -> Int {
    var size = 2
    while 3 * size < 4 * (count + 1) { size *= 2 }
    return size
  }

  /// The number after a word at the start of a line.
  private static func number(
    after word: StaticString, in line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard line.starts(with: word) else { return nil }
    return Int(String(decoding: line.dropFirst(word.count), as: UTF8.self))
  }
}

/// The hash of a pattern's letters (FNV-1a), which is the same in every process.
private struct HyphenHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The higher half decides too.
  var value: Int { Int(truncatingIfNeeded: state ^ state >> 32) }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
