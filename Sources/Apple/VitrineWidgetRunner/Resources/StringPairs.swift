import Foundation

/// The pairs of a `.strings` file with a mistake: `"key" = "text";`, with comments between them.
struct StringPairs {
  /// A mistake, at a line that is counted from 1.
  struct Fault {
    let line: Int
    let message: String
  }

  /// The pairs that can be read.
  private(set) var pairs: [String: String] = [:]
  /// The mistakes; after each, reading goes on with the next line that begins with a pair.
  private(set) var faults: [Fault] = []
  private var rest: Substring
  private let text: String

  /// Reads a file in UTF-8, or in UTF-16 with a mark of the order of its bytes.
  init(_ data: Data) {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    text =
      (isWide ? String(data: data, encoding: .utf16) : nil) ?? String(decoding: data, as: UTF8.self)
    rest = text[...]
    while skipBlanks() {
      let start = rest
      guard let message = readPair() else { continue }
      faults.append(Fault(line: line(of: start), message: message))
      rest = start
      repeat { skipLine() } while !rest.isEmpty && !startsPair
    }
  }

  private func line(of place: Substring) -> Int {
    1 + text[..<place.startIndex].count(where: \.isNewline)
  }

  private mutating func skipLine() {
    rest = rest.drop { !$0.isNewline }.dropFirst()
  }

  /// Skips blanks and comments; returns whether anything follows.
  private mutating func skipBlanks() -> Bool {
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("//") {
        skipLine()
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
      } else {
        return !rest.isEmpty
      }
    }
  }

  /// Reads a pair; returns the mistake in it.
  private mutating func readPair() -> String? {
    guard let key = readText() else { return "a key in quotes is expected" }
    _ = skipBlanks()
    guard rest.popFirst() == "=" else { return "'=' is expected after the key \"\(key)\"" }
    _ = skipBlanks()
    guard let value = readText() else { return "the text of \"\(key)\" is not in quotes" }
    _ = skipBlanks()
    guard rest.popFirst() == ";" else { return "';' is expected after the text of \"\(key)\"" }
    pairs[key] = value
    return nil
  }

  /// Reads a text in quotes, or a key of letters and digits without.
  private mutating func readText() -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(),
      !character.isNewline || !(startsPair || rest.hasPrefix("//"))
    {
      switch character {
      case "\"": return text
      case "\\": rest.popFirst().map { text.append(escaped($0)) }
      default: text.append(character)
      }
    }
    return nil
  }

  /// Whether what follows looks like a pair, so that the text before has no closing quotation mark.
  private var startsPair: Bool {
    rest.prefix { !$0.isNewline }.firstMatch(of: /^\s*(?:"[^"]*"|[\w.\-]+)\s*=/) != nil
  }

  private func escaped(_ character: Character) -> Character {
    ["n": "\n", "t": "\t", "r": "\r"][character] ?? character
  }
}
