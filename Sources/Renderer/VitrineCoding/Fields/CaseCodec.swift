/// How one case of an `ArchiveUnion` is read, written and described.
///
/// A class, because every value looks up its codec, and a structure would be copied with its
/// closures.
package final class CaseCodec<Union: Sendable>: Sendable {
  /// The case's name in archives.
  package let name: String
  /// A one-sentence description.
  package let summary: String
  /// An example of a payload.
  package let example: JSONText
  /// Reads the payload and returns the case.
  package let read: @Sendable (any Decoder) throws -> Union
  /// The schema of the payload, with the summary as its description.
  package let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

  /// Creates the codec of a case with one payload.
  ///
  /// - Parameters:
  ///   - embed: creates the case from its payload, or another case that the name abbreviates.
  ///   - rule: the rule that payloads must satisfy.
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

  /// Creates the codec of a case of `Inner`, which is itself a case of `Union`.
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

  /// Creates the codecs of tables.
  ///
  /// - Parameter tables: structures whose properties are rows, listed as they are declared, and
  ///   codecs of unions that are cases of this one.
  package init(_ tables: Any...) {
    self.init(
      all: tables.flatMap { table in
        (table as? CaseCodecs)?.all
          ?? Mirror(reflecting: table).children.compactMap {
            ($0.value as? any CaseRow<Union>)?.codec
          }
      })
  }

  private init(all: [CaseCodec<Union>]) {
    self.all = all
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The codecs in a union of which each case here is a value of one case.
  package func embedded<Outer>(
    _ embed: @escaping @Sendable (Union) -> Outer
  ) -> CaseCodecs<Outer> { CaseCodecs<Outer>(all: all.map { CaseCodec($0, embed) }) }

  /// The names in documentation order.
  package var names: [String] { all.map(\.name) }

  /// The codec of the case `name`.
  package subscript(name: String) -> CaseCodec<Union>? { byName[name] }
}
