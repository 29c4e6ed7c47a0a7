import VitrineCoding

/// Width of letters relative to the standard width, written as one of SwiftUI's names or a number.
package struct FontWidth: ArchiveValue {
  /// The relative difference from the standard width, from -1 to 1; 0 is the standard width.
  package var value: Double

  /// Creates a width from the relative difference.
  package init(_ value: Double) { self.value = value }

  /// Much narrower letters.
  package static let compressed = FontWidth(-0.3)
  /// Narrower letters.
  package static let condensed = FontWidth(-0.2)
  /// The standard width.
  package static let standard = FontWidth(0)
  /// Wider letters.
  package static let expanded = FontWidth(0.2)

  /// Names with their values.
  ///
  /// Source: values of `UIFont.Width` on iOS 16 and later, published by third parties.
  private static let names: [(name: String, width: FontWidth)] = [
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard),
    ("expanded", .expanded),
  ]

  /// Reads a name or a number from -1 to 1.
  ///
  /// - Throws: `ArchiveError` for anything else.
  package init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      guard let known = FontWidth.names.first(where: { $0.name == name }) else {
        throw ArchiveError(
          .unknownName(kind: .value, name: name, candidates: FontWidth.names.map(\.name)),
          at: decoder.codingPath)
      }
      self = known.width
      return
    }
    if let type = decoder.jsonType, type != .number {
      throw decoder.mismatch("a name or a number from -1 to 1")
    }
    value = try decoder.singleValueContainer().decode(Double.self)
    guard (-1...1).contains(value) else {
      throw ArchiveError(
        .invalidValue("must be from -1 to 1, is \(value.plainText)"), at: decoder.codingPath)
    }
  }

  /// Writes a name if there is one, otherwise a number.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let known = FontWidth.names.first(where: { $0.width == self }) {
      try container.encode(known.name)
    } else {
      try container.encode(value)
    }
  }

  /// Widths from -1 to 1.
  package static var standardRule: ValueRule<FontWidth>? { .relative }

  /// A name or a number.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("FontWidth") { _ in
      [
        "anyOf": [
          ["enum": .array(names.map { .string($0.name) })],
          ["type": "number", "minimum": -1, "maximum": 1],
        ]
      ]
    }
  }
}

extension ValueRule<FontWidth> {
  /// Widths from -1 to 1; reading rejects all others.
  fileprivate static let relative = ValueRule(
    schema: [:], nearest: { FontWidth($0.value.isNaN ? 0 : $0.value.clamped(to: -1...1)) }
  ) { _ in .valid }
}
