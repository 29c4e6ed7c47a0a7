/// One case of a union: its name, its payload and their properties.
///
/// A class, because every value looks up its case, and a structure would be copied with its
/// closures.
package final class UnionCase<Union: ArchiveUnion, Payload: ArchiveValue>: Sendable, CaseRow {
  /// How the case is read and described.
  package let codec: CaseCodec<Union>
  /// Returns the traits of the case for a payload.
  package let traits: @Sendable (Payload) -> Union.Traits
  package let rule: ValueRule<Payload>?
  /// Creates the case from its payload.
  let embed: @Sendable (Payload) -> Union

  /// Creates a case with one payload.
  ///
  /// - Parameters:
  ///   - embed: creates the case from its payload.
  ///   - rule: the rule that payloads must satisfy.
  package init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    traits: @escaping @Sendable (Payload) -> Union.Traits, rule: ValueRule<Payload>? = nil,
    _ summary: String, _ example: JSONText
  ) {
    codec = CaseCodec(name, embed, rule: rule, summary, example)
    (self.traits, self.embed) = (traits, embed)
    self.rule = rule ?? Payload.standardRule
  }

  /// Returns the payload for archives, adjusted to the rule.
  package func encoded(_ payload: Payload) -> Payload { rule?.nearest(payload) ?? payload }
}

extension UnionCase where Union.Traits == Void {
  /// Creates a case that has only a name and a payload.
  package convenience init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    rule: ValueRule<Payload>? = nil, _ summary: String, _ example: JSONText
  ) {
    self.init(name, embed, traits: { _ in }, rule: rule, summary, example)
  }
}

/// A row of a union's table: a case, or a name that abbreviates one.
package protocol CaseRow<Union>: Sendable {
  associatedtype Union: Sendable
  /// How the row is read and described.
  var codec: CaseCodec<Union> { get }
}

extension CaseCodec: CaseRow {
  package var codec: CaseCodec { self }
}
