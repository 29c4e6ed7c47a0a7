/// A string with a fixed format: one grammar defines what can be read and what the schema allows.
package protocol PatternedString: ArchiveValue {
  /// The noun for the string in messages.
  static var noun: String { get }
  /// An example of the format.
  static var example: String { get }
  /// The parts of the format, in order.
  static var grammar: [StringPart] { get }
  /// The string.
  var text: String { get }
  /// Creates a value without checking the format.
  init(_ text: String)
}

/// A part of a `PatternedString`: ASCII characters of a class.
package struct StringPart: Sendable {
  private let characters: String
  private let count: ClosedRange<Int>
  /// The characters of which one precedes each repetition of the part; `nil` for a part that occurs
  /// once.
  private let marks: String?
  private let allowed: Set<UInt8>

  /// - Parameters:
  ///   - characters: a character class of a regular expression, without brackets.
  ///   - count: the number of characters.
  ///   - marks: the part may occur any number of times, each time after one of these characters.
  init(_ characters: String, _ count: ClosedRange<Int>, repeatedAfter marks: String? = nil) {
    self.characters = characters
    self.count = count
    self.marks = marks
    allowed = StringPart.members(of: Array(characters.utf8))
  }

  /// The part as a regular expression.
  var pattern: String {
    let run = "[\(characters)]{\(count.lowerBound),\(count.upperBound)}"
    return marks.map { "([\($0)]\(run))*" } ?? run
  }

  /// Consumes the part at the start of a text, and returns whether it is present.
  func match(_ text: inout Substring.UTF8View) -> Bool {
    guard let marks else { return matchOnce(&text) }
    while let first = text.first, marks.utf8.contains(first) {
      text.removeFirst()
      guard matchOnce(&text) else { return false }
    }
    return true
  }

  private func matchOnce(_ text: inout Substring.UTF8View) -> Bool {
    let run = text.prefix { allowed.contains($0) }
    text.removeFirst(run.count)
    return count.contains(run.count)
  }

  /// The characters of a class; a hyphen between two of them denotes a range.
  private static func members(of text: [UInt8]) -> Set<UInt8> {
    let hyphen = UInt8(ascii: "-")
    var members: Set<UInt8> = []
    var index = 0
    while index < text.count {
      if index + 2 < text.count, text[index + 1] == hyphen, text[index] <= text[index + 2] {
        members.formUnion(text[index]...text[index + 2])
        index += 3
      } else {
        members.insert(text[index])
        index += 1
      }
    }
    return members
  }
}

extension PatternedString {
  /// Whether a text has the format.
  package static func isWellFormed(_ text: String) -> Bool {
    var rest = text[...].utf8
    return grammar.allSatisfy { $0.match(&rest) } && rest.isEmpty
  }

  /// Reads a text in the format.
  ///
  /// - Throws: `ArchiveError` for any other text.
  public init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString else {
      throw decoder.mismatch("a \(Self.noun) such as \"\(Self.example)\"")
    }
    guard Self.isWellFormed(text) else {
      throw ArchiveError(
        .invalidValue("'\(text)' is not a \(Self.noun); write it like \"\(Self.example)\""),
        at: decoder.codingPath)
    }
    self.init(text)
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

  /// The schema of strings in the format.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    [
      "type": "string", "examples": [.string(example)],
      "pattern": .string("^" + grammar.map(\.pattern).joined() + "$"),
    ]
  }
}
