import VitrineCoding

/// A number that a text shows: any finite one, a whole number with all its digits, or one of the
/// results of computations that are not finite.
///
/// Readers of JSON round numbers beyond 2⁵³. These, and those out of range, are strings.
package struct TextNumber: ArchiveValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number, rounded if it has more digits than a `Double`.
  package let value: Double
  /// All digits and the sign of a whole number that `value` rounds; `nil` for others.
  package let digits: String?

  /// Creates a number, without the sign of one that is not a number, which depends on the processor.
  package init(_ value: Double) {
    self.value = value.isNaN ? .nan : value
    digits = value.isFinite && !NumberRange.data.bounds.contains(value) ? value.allDigits : nil
  }

  /// Creates a whole number.
  package init(_ whole: some BinaryInteger) {
    value = Double(whole)
    let isExact = whole.magnitude <= 1 << 53
    digits = isExact ? nil : String(whole)
  }

  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(value) }

  private init?(digits text: String) {
    let figures = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard text.utf8.count - figures.count <= 1, (1...TextNumber.mostDigits) ~= figures.count,
      figures.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let value = Double(text)
    else { return nil }
    (self.value, digits) = (value, text)
  }

  /// The number of digits of the largest `Double`.
  private static let mostDigits = 309
  private static let names = ["nan", "infinity", "-infinity"]

  private var name: String? {
    guard !value.isFinite else { return digits }
    return TextNumber.names[value.isNaN ? 0 : value > 0 ? 1 : 2]
  }

  /// Reads a number, the digits of one, or the name of one that is not finite.
  ///
  /// - Throws: `ArchiveError` for anything else.
  package init(from decoder: any Decoder) throws {
    guard let text = decoder.plainString else {
      if let type = decoder.jsonType, type != .number {
        throw decoder.mismatch(TextNumber.expectation)
      }
      self.init(try decoder.singleValueContainer().decode(Double.self))
      return
    }
    if TextNumber.names.contains(text), let value = Double(text) {
      self.init(value)
    } else if let number = TextNumber(digits: text) {
      self = number
    } else {
      throw ArchiveError(
        .invalidValue("expected \(TextNumber.expectation), not '\(text)'"), at: decoder.codingPath)
    }
  }

  private static let expectation = "a number, \"nan\", \"infinity\" or digits"

  /// Writes the form that `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let name { try container.encode(name) } else { try container.encode(value) }
  }

  /// A number, or a string.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("TextNumber") { _ in
      [
        "anyOf": [
          .object(NumberRange.data.bounds.schema.merging(["type": "number"]) { $1 }),
          ["enum": .array(names.map { .string($0) })],
          [
            "type": "string", "examples": ["9223372036854775807"],
            "pattern": .string("^-?[0-9]{1,\(mostDigits)}$"),
          ],
        ]
      ]
    }
  }

  /// Reports a number that is not finite, which texts show as Foundation does.
  package mutating func applyRules(_ changes: RuleChanges) {
    if !value.isFinite {
      changes.note("is \(value.isNaN ? "not a number" : "infinite"); the text shows it")
    }
  }

  package static func == (left: TextNumber, right: TextNumber) -> Bool {
    left.digits == right.digits
      && (left.value == right.value || left.value.isNaN && right.value.isNaN)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value.isNaN ? nil : value)
    hasher.combine(digits)
  }
}

extension Double {
  /// The digits of a large number, of which those that it does not have are zeros.
  fileprivate var allDigits: String {
    let parts = "\(self)".split(separator: "e")
    let point = parts[0].firstIndex(of: ".") ?? parts[0].endIndex
    let fraction = parts[0][point...].dropFirst()
    let shift = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    return parts[0][..<point] + fraction + String(repeating: "0", count: max(shift, 0))
  }
}
