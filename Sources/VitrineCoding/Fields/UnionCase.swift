/// One case of a union: its name and payload, and all that is said of them.
///
/// A class, because each value looks its case up: a structure would be copied with every closure.
package final class UnionCase<Union: ArchiveUnion, Payload: ArchiveValue>: Sendable, CaseRow {
  /// How the case is read and described.
  package let codec: CaseCodec<Union>
  /// Returns the traits of the case for a payload.
  package let traits: @Sendable (Payload) -> Union.Traits
  package let rule: ValueRule<Payload>?

  /// A case with one payload.
  ///
  /// - Parameters:
  ///   - embed: makes the case of its payload.
  ///   - rule: what a payload must fulfil.
  package init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    traits: @escaping @Sendable (Payload) -> Union.Traits, rule: ValueRule<Payload>? = nil,
    _ summary: String, _ example: JSONText
  ) {
    codec = CaseCodec(name, embed, rule: rule, summary, example)
    self.traits = traits
    self.rule = rule ?? Payload.standardRule
  }

  /// The payload as archives hold it, which fulfils the rule.
  package func encoded(_ payload: Payload) -> Payload { rule?.nearest(payload) ?? payload }
}

extension UnionCase where Union.Traits == Void {
  /// A case that has a name and a payload alone.
  package convenience init(
    _ name: String, _ embed: @escaping @Sendable (Payload) -> Union,
    rule: ValueRule<Payload>? = nil, _ summary: String, _ example: JSONText
  ) {
    self.init(name, embed, traits: { _ in }, rule: rule, summary, example)
  }
}

/// A row of a union's table: a case, or a name that is short for one.
package protocol CaseRow<Union>: Sendable {
  associatedtype Union: Sendable
  /// How the row is read and described.
  var codec: CaseCodec<Union> { get }
}

extension CaseCodec: CaseRow {
  package var codec: CaseCodec { self }
}
