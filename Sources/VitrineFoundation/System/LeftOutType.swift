/// A type in place of one that is nowhere: it answers any member, subscript and call, and is empty.
///
/// `vitrine xcode` declares types that conform to it. Members of which the code wants a certain type have
/// its plain value; the others are of the type itself. Every use notes that the type was reached.
@dynamicMemberLookup @dynamicCallable
public protocol _LeftOutType: Hashable, Comparable, Codable, Sendable, Sequence, Identifiable,
  Error, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// Notes that the type was reached.
  init()
}

extension _LeftOutType {
  /// The same for all.
  public var id: Int { 0 }
  /// Takes anything.
  @_disfavoredOverload
  public init(_ value: Any) { self.init() }
  /// Takes any text.
  public init(stringLiteral: String) { self.init() }
  /// Takes any whole number.
  public init(integerLiteral: Int) { self.init() }
  /// Takes any number.
  public init(floatLiteral: Double) { self.init() }
  /// Takes either value.
  public init(booleanLiteral: Bool) { self.init() }
  /// Returns `false`: no value is less than another.
  public static func < (one: Self, other: Self) -> Bool { false }
  /// Returns an iterator without elements.
  public func makeIterator() -> EmptyCollection<Self>.Iterator {
    EmptyCollection<Self>().makeIterator()
  }

  /// A member of another type.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { Self.plainValue() }
    nonmutating set { _ = Self() }
  }

  /// A member.
  public subscript(dynamicMember name: String) -> Self {
    get { Self() }
    nonmutating set { _ = Self() }
  }

  /// A static member of another type.
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { plainValue() }
    set { _ = Self() }
  }

  /// A static member.
  public static subscript(dynamicMember name: String) -> Self {
    get { Self() }
    set { _ = Self() }
  }

  /// What is kept for a key.
  @_disfavoredOverload
  public subscript<Value>(key: Any) -> Value {
    get { Self.plainValue() }
    nonmutating set { _ = Self() }
  }

  /// What the type keeps for a key.
  @_disfavoredOverload
  public static subscript<Value>(key: Any) -> Value {
    get { plainValue() }
    set { _ = Self() }
  }

  /// The result of a call, of another type.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(withKeywordArguments: KeyValuePairs<String, Any>) -> Value {
    Self.plainValue()
  }

  /// The result of a call.
  public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Self { Self() }

  private static func plainValue<Value>() -> Value {
    _ = Self()
    return _LeftOut.plain()
  }
}

/// A value in place of one whose type is not known.
public struct _LeftOutValue: _LeftOutType {
  /// A value that nothing was left out for.
  public init() {}

  /// Notes that a place was reached.
  public init(_ place: Int) { _LeftOut.reached(place) }
}
