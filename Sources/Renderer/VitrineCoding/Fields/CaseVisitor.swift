/// A function of a case that knows the type of its payload.
package protocol CaseVisitor<Union> {
  associatedtype Union: ArchiveUnion
  associatedtype Result

  /// Visits a case and its payload.
  func callAsFunction<Payload>(_ row: UnionCase<Union, Payload>, _ payload: Payload) -> Result
  /// Visits a case that contains a case of another union, under that union's name.
  func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union, _ traits: @autoclosure () -> Union.Traits
  ) -> Result
  /// Visits a case of a newer format.
  func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> Result
}

extension CaseVisitor where Union.Traits == Void {
  @inlinable package func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union
  ) -> Result { self(inner, as: embed, ()) }

  @inlinable package func callAsFunction(unknown name: String, _ payload: JSONValue) -> Result {
    self(unknown: name, payload, ())
  }
}

/// A visitor that returns the case's name in archives.
package struct CaseNameVisitor<Union: ArchiveUnion>: CaseVisitor {
  @inlinable package init() {}

  @inlinable package func callAsFunction<Payload>(
    _ row: UnionCase<Union, Payload>, _ payload: Payload
  ) -> String {
    row.codec.name
  }

  @inlinable package func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union, _ traits: @autoclosure () -> Union.Traits
  ) -> String { inner.caseName }

  @inlinable package func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> String { name }
}

/// A visitor that returns the case's name and payload in archives.
package struct EncodedCaseVisitor<Union: ArchiveUnion>: CaseVisitor {
  @inlinable package init() {}

  @inlinable package func callAsFunction<Payload>(
    _ row: UnionCase<Union, Payload>, _ payload: Payload
  ) -> EncodedCase { (row.codec.name, row.encoded(payload)) }

  @inlinable package func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union, _ traits: @autoclosure () -> Union.Traits
  ) -> EncodedCase { inner.encodedCase }

  @inlinable package func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> EncodedCase { (name, payload) }
}

/// A visitor that returns the traits of a case.
package struct CaseTraitsVisitor<Union: ArchiveUnion>: CaseVisitor {
  @inlinable package init() {}

  @inlinable package func callAsFunction<Payload>(
    _ row: UnionCase<Union, Payload>, _ payload: Payload
  ) -> Union.Traits { row.traits(payload) }

  @inlinable package func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union, _ traits: @autoclosure () -> Union.Traits
  ) -> Union.Traits { traits() }

  @inlinable package func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> Union.Traits { traits() }
}
