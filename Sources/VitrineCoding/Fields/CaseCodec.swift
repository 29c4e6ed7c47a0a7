/// How one case of an `ArchiveUnion` is read, written and described.
///
/// A class, because each value looks its case up: a structure would be copied with every closure.
package final class CaseCodec<Union: Sendable>: Sendable {
  /// The case's name in archives.
  package let name: String
  /// A one-sentence description.
  package let summary: String
  /// A payload as an author would write it.
  package let example: JSONText
  /// Reads the payload and makes the case.
  package let read: @Sendable (any Decoder) throws -> Union
  /// The schema of the payload, with the summary as its description.
  package let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

  /// A case with one payload.
  ///
  /// - Parameters:
  ///   - embed: makes the case of its payload, or another case that the name is short for.
  ///   - rule: what a payload must fulfil.
  package init<Payload: ArchiveValue>(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    rule: ValueRule<Payload>? = nil, _ summary: String, _ example: JSONText
  ) {
    self.name = name
    self.summary = summary
    self.example = example
    let rule = rule ?? Payload.standardRule
    read = { decoder in
      let payload = try Payload(from: decoder)
      return embed(try rule?.apply(payload, decoder) ?? payload)
    }
    schema = { ValueRule.schema(of: Payload.schema(in: &$0).described(summary), rule) }
  }

  /// A case of a union that `Union` has as a case.
  package init<Inner>(
    _ inner: CaseCodec<Inner>, _ embed: @escaping @Sendable (Inner) -> Union
  ) {
    name = inner.name
    summary = inner.summary
    example = inner.example
    schema = inner.schema
    read = { embed(try inner.read($0)) }
  }
}

/// The codecs of a union's cases, in documentation order.
package struct CaseCodecs<Union: Sendable>: Sendable {
  /// The codecs in documentation order.
  package let all: [CaseCodec<Union>]
  private let byName: [String: CaseCodec<Union>]

  package init(_ rows: [any CaseRow<Union>]) {
    all = rows.map { $0.codec }
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names in documentation order.
  package var names: [String] { all.map(\.name) }

  /// The codec of the case `name`.
  package subscript(name: String) -> CaseCodec<Union>? { byName[name] }
}
