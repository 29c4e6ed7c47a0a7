import VitrineTestSupport

/// Changes bytes at random, without coverage information from the compiler.
package struct Mutation {
  private var generator: SeededGenerator

  /// Numbers that parsers often get wrong.
  private static let words: [String] = [
    "1e308", "-1e308", "1e-320", "1e999", "-0", "9223372036854775808", "18446744073709551616",
    "null", "[]", "{}", "\"\"", "\u{0}", "\u{202e}", "\u{300}",
  ]

  /// Creates changes that depend only on a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Applies several changes one after another.
  package mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...3, using: &generator) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = Array(Mutation.words[0].utf8) }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...16, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4: replaceNumber(in: &bytes, at: place)
    default: bytes.removeSubrange(place...)
    }
  }

  /// Replaces the digits at or after a position with a word.
  private mutating func replaceNumber(in bytes: inout [UInt8], at place: Int) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let start = bytes[place...].firstIndex(where: digits.contains) ?? place
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let word = generator.pick(Mutation.words, or: "0")
    bytes.replaceSubrange(start..<max(end, start), with: word.utf8)
  }
}
