/// A value in the room of one reference.
///
/// Every level of a deep archive keeps stack space for each kind of view and modifier; a record with
/// many fields would take it from all of them.
@dynamicMemberLookup
package indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  /// The value itself.
  package var wrapped: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }

  /// A member of the value.
  package subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { wrapped[keyPath: member] }
    set { wrapped[keyPath: member] = newValue }
  }
}
