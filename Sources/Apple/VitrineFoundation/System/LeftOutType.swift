/// A replacement for a type that isn't available, which has any member, subscript and call, and is
/// empty.
///
/// `vitrine xcode` declares types that conform to it. A member for which the code requires another
/// type has the default value of that type; other members are of the type itself. Every use reports
/// that the type was reached.
@dynamicMemberLookup @dynamicCallable
public protocol _LeftOutType: Hashable, Comparable, Codable, Sendable, Sequence, Identifiable,
  Error, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates a value, and reports that the type was reached.
  init()
}

extension _LeftOutType {
  /// The identifier, which all values share.
  public var id: Int { 0 }
  /// Creates a value from anything.
  @_disfavoredOverload
  public init(_ value: Any) { self.init() }
  /// Creates a value from a string literal.
  public init(stringLiteral: String) { self.init() }
  /// Creates a value from an integer literal.
  public init(integerLiteral: Int) { self.init() }
  /// Creates a value from a floating-point literal.
  public init(floatLiteral: Double) { self.init() }
  /// Creates a value from a Boolean literal.
  public init(booleanLiteral: Bool) { self.init() }
  /// Returns `false`: no value is less than another.
  public static func < (one: Self, other: Self) -> Bool { false }
  /// Returns an iterator without elements.
  public func makeIterator() -> EmptyCollection<Self>.Iterator {
    EmptyCollection<Self>().makeIterator()
  }

  /// A member of another type, with its default value.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { Self.plainValue() }
    nonmutating set { _ = Self() }
  }

  /// A member of this type.
  public subscript(dynamicMember name: String) -> Self {
    get { Self() }
    nonmutating set { _ = Self() }
  }

  /// A static member of another type, with its default value.
  @_disfavoredOverload
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { plainValue() }
    set { _ = Self() }
  }

  /// A static member of this type.
  public static subscript(dynamicMember name: String) -> Self {
    get { Self() }
    set { _ = Self() }
  }

  /// The default value of another type for a key.
  @_disfavoredOverload
  public subscript<Value>(key: Any) -> Value {
    get { Self.plainValue() }
    nonmutating set { _ = Self() }
  }

  /// The default value of another type for a key of the type.
  @_disfavoredOverload
  public static subscript<Value>(key: Any) -> Value {
    get { plainValue() }
    set { _ = Self() }
  }

  /// The default value of another type as the result of a call.
  @_disfavoredOverload
  public func dynamicallyCall<Value>(withKeywordArguments: KeyValuePairs<String, Any>) -> Value {
    Self.plainValue()
  }

  /// A value of this type as the result of a call.
  public func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> Self { Self() }

  private static func plainValue<Value>() -> Value {
    _ = Self()
    return _LeftOut.plain()
  }
}

/// A replacement for a value whose type isn't known.
public struct _LeftOutValue: _LeftOutType {
  /// Creates a value that doesn't report a place.
  public init() {}

  /// Creates a value, and reports that a place was reached.
  public init(_ place: Int) { _LeftOut.reached(place) }
}
