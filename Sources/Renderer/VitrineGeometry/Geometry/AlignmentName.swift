import VitrineCoding

/// A guide along one axis: one of SwiftUI's, or a custom one.
package protocol AlignmentName: ArchiveValue, CaseIterable {
  /// Creates a custom guide; in views that do not set it, `default` is used instead.
  static func custom(_ name: String, default standIn: Self) -> Self
  /// The name in SwiftUI, or the author's for a custom guide.
  var name: String { get }
  /// The fallback of a custom guide; `nil` for SwiftUI's guides.
  var standIn: Self? { get }
}

extension AlignmentName {
  /// Creates the guide that SwiftUI calls `name`; `nil` for any other name.
  package init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// Reads SwiftUI's name, or an object with a custom guide.
  ///
  /// - Throws: `ArchiveError` that proposes the nearest name.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      self = try Self.named(name, at: decoder.codingPath)
      return
    }
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("a string or object")
    }
    let keys = CustomGuideKeys.self
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    guard let name = try container.decode(String.self, ifGiven: keys.custom) else {
      throw ArchiveError(.missingField("custom"), at: decoder.codingPath)
    }
    guard !name.isEmpty else {
      throw ArchiveError(
        .invalidValue("must not be empty"), at: decoder.codingPath + [keys.custom])
    }
    let standIn = try container.decode(String.self, ifGiven: keys.standIn) ?? "center"
    decoder.reportUnknown(container, known: keys.names.contains) { keys.names }
    self = .custom(
      name, default: try Self.named(standIn, at: decoder.codingPath + [keys.standIn]))
  }

  private static func named(_ name: String, at path: [any CodingKey]) throws -> Self {
    guard let value = Self(name: name) else {
      throw ArchiveError(
        .unknownName(kind: .value, name: name, candidates: allCases.map(\.name)), at: path)
    }
    return value
  }

  /// Writes the name, or an object for a custom guide.
  public func encode(to encoder: any Encoder) throws {
    guard let standIn else {
      var container = encoder.singleValueContainer()
      return try container.encode(name)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try container.encode(name, forKey: CustomGuideKeys.custom)
    if standIn.name != "center" {
      try container.encode(standIn.name, forKey: CustomGuideKeys.standIn)
    }
  }

  /// The list of names, or an object.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(SchemaDefinitions.name(of: Self.self)) { _ in
      let names: JSONValue = ["enum": .array(allCases.map { .string($0.name) })]
      return [
        "anyOf": [
          names,
          [
            "type": "object", "required": ["custom"], "additionalProperties": false,
            "properties": [
              ArchiveKey.comment: true, "custom": ["type": "string", "minLength": 1],
              "default": names,
            ],
          ],
        ]
      ]
    }
  }
}

/// The fields of a custom guide.
private enum CustomGuideKeys {
  static let custom = ArchiveKey("custom")
  static let standIn = ArchiveKey("default")
  static let names = [custom.stringValue, standIn.stringValue]
}
