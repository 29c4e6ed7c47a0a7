import VitrineCoding

extension EdgeSet: ArchiveValue {
  private static let names: [(String, EdgeSet)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
  ]

  /// Reads one name or an array of names.
  ///
  /// - Throws: `ArchiveError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let listed = (try? container.decode(String.self)).map { [$0] }
    self = []
    for name in try listed ?? container.decode([String].self) {
      guard let match = EdgeSet.names.first(where: { $0.0 == name }) else {
        throw ArchiveError(
          .unknownName(kind: .value, name: name, candidates: EdgeSet.names.map(\.0)),
          at: decoder.codingPath)
      }
      formUnion(match.1)
    }
  }

  /// Writes one name if one is enough, otherwise an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let match = EdgeSet.names.first(where: { $0.1 == self }) {
      try container.encode(match.0)
    } else {
      try container.encode(EdgeSet.names.prefix(4).filter { contains($0.1) }.map(\.0))
    }
  }

  /// A name or an array of names.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("EdgeSet") { _ in
      let names: JSONValue = ["enum": .array(names.map { .string($0.0) })]
      return ["anyOf": [names, ["type": "array", "items": names]]]
    }
  }
}
