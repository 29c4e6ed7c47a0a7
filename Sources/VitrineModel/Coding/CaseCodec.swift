/// How one case of an `ArchiveUnion` is read, written and described.
///
/// A class, because each value looks its case up: a structure would be copied with every closure.
package final class CaseCodec<Union: Sendable>: Sendable {
  /// The case's name in archives.
  package let name: String
  /// What it is or does, in one sentence.
  let summary: String
  /// A payload as an author would write it.
  let example: JSONText
  /// Reads the payload and makes the case.
  let read: @Sendable (any Decoder) throws -> Union
  /// The payload of a value of this case; `nil` for any other.
  let payload: @Sendable (Union) -> (any ArchiveValue)?
  /// The schema of the payload, with the summary as its description.
  let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

  /// A case with one payload.
  ///
  /// - Parameters:
  ///   - embed: makes the case of its payload.
  ///   - extract: the payload of a value of this case; `nil` for any other. A name that is only
  ///     short for another case never has one.
  ///   - rule: what a payload must fulfil.
  init<Payload: ArchiveValue>(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    _ extract: @escaping @Sendable (Union) -> Payload?, rule: ValueRule<Payload>? = nil,
    _ summary: String, _ example: JSONText
  ) {
    self.name = name
    self.summary = summary
    self.example = example
    let rule = rule ?? Payload.standardRule
    payload = { union in extract(union).map { rule?.nearest($0) ?? $0 } }
    read = { decoder in
      let payload = try Payload(from: decoder)
      return embed(try rule?.apply(payload, decoder) ?? payload)
    }
    schema = { ValueRule.schema(of: Payload.schema(in: &$0).described(summary), rule) }
  }

  /// A case of a union that `Union` has as a case.
  init<Inner>(
    _ inner: CaseCodec<Inner>, _ embed: @escaping @Sendable (Inner) -> Union,
    _ extract: @escaping @Sendable (Union) -> Inner?
  ) {
    name = inner.name
    summary = inner.summary
    example = inner.example
    schema = inner.schema
    read = { embed(try inner.read($0)) }
    payload = { extract($0).flatMap(inner.payload) }
  }
}

/// The codecs of a union's cases, in documentation order.
package struct CaseCodecs<Union: Sendable>: Sendable {
  /// The codecs in documentation order.
  package let all: [CaseCodec<Union>]
  private let byName: [String: CaseCodec<Union>]

  init(_ all: [CaseCodec<Union>]) {
    self.all = all
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names in documentation order.
  package var names: [String] { all.map(\.name) }

  /// The codec of the case `name`.
  package subscript(name: String) -> CaseCodec<Union>? { byName[name] }
}
