/// A length in points that may be infinite, written as a number or `"infinity"`.
package struct Extent: ArchiveValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The length, in points.
  package var points: Double

  /// An infinite length.
  package static let infinity = Extent(.infinity)

  /// Creates an extent from a length in points.
  package init(_ points: Double) { self.points = points }
  /// Creates an extent from a length in points.
  package init(floatLiteral value: Double) { points = value }
  /// Creates an extent from a length in points.
  package init(integerLiteral value: Int) { points = Double(value) }

  /// Reads a number or `"infinity"`.
  ///
  /// - Throws: `ArchiveError` for anything else.
  package init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      guard name == "infinity" else {
        throw ArchiveError(
          .invalidValue("expected a number or \"infinity\", not '\(name)'"),
          at: decoder.codingPath)
      }
      points = .infinity
    } else if let type = decoder.jsonType, type != .number {
      throw decoder.mismatch("a number or \"infinity\"")
    } else {
      points = try decoder.singleValueContainer().decode(Double.self)
    }
  }

  /// Writes a number or `"infinity"`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if points == .infinity {
      try container.encode("infinity")
    } else {
      try container.encode(points)
    }
  }

  /// A number or `"infinity"`.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Extent") {
      ["anyOf": [Double.schema(in: &$0), ["const": "infinity"]]]
    }
  }

  /// Any length of the usual range, or infinity.
  package static var standardRule: ValueRule<Extent>? { .extent }
}

/// The argument of a modifier without arguments: `true` or `{}` turns it on, `false` turns it off.
package struct Flag: ArchiveValue, ExpressibleByBooleanLiteral {
  /// Whether the modifier takes effect.
  package var isOn: Bool

  /// Creates a flag that is on or off.
  package init(_ isOn: Bool) { self.isOn = isOn }
  /// Creates a flag that is on or off.
  package init(booleanLiteral value: Bool) { isOn = value }

  /// Reads a boolean or an empty object; fields in it become warnings.
  ///
  /// - Throws: `ArchiveError` for anything else.
  package init(from decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .boolean, type != .object {
      throw decoder.mismatch("true, false or {}")
    }
    if decoder.jsonType != .object,
      let value = try? decoder.singleValueContainer().decode(Bool.self)
    {
      isOn = value
    } else {
      let object = try decoder.container(keyedBy: ArchiveKey.self)
      decoder.reportUnknown(object, known: { _ in false }, candidates: { [] })
      isOn = true
    }
  }

  /// Writes a boolean.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isOn)
  }

  /// A boolean or an empty object.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Flag") { _ in
      [
        "anyOf": [
          ["type": "boolean"],
          ["type": "object", "properties": ["$comment": true], "additionalProperties": false],
        ]
      ]
    }
  }
}
