/// A closed set of names.
package protocol ArchiveEnum: ArchiveValue, RawRepresentable, CaseIterable
where RawValue == String {}

extension ArchiveEnum {
  /// Reads one of the names.
  ///
  /// - Throws: `ArchiveError` that proposes the nearest name.
  public init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else { throw decoder.mismatch("a string") }
    guard let value = Self(rawValue: name) else {
      throw ArchiveError(
        .unknownName(kind: .value, name: name, candidates: Self.allCases.map(\.rawValue)),
        at: decoder.codingPath)
    }
    self = value
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// The list of names.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(SchemaDefinitions.name(of: Self.self)) { _ in
      ["enum": .array(allCases.map { .string($0.rawValue) })]
    }
  }
}
