/// Stores the value of a property in its object, as `@NSManaged` does.
@attached(accessor)
public macro ManagedProperty() =
  #externalMacro(module: "VitrineMacros", type: "ManagedPropertyMacro")

extension NSManagedObject {
  /// Returns the value of a property; before it is set, the default value of its type.
  ///
  /// Ends the program with the location of the property if its type has no default value.
  public func managedValue<Value>(
    _ key: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    if let kept = value(forKey: key), let value = ManagedSets.value(kept, as: Value.self) {
      return value
    }
    if let zero = ManagedZero.of(Value.self) { return zero }
    preconditionFailure(
      "'\(key)' of '\(type(of: self))' was read before it was set, and '\(Value.self)' has no "
        + "value to begin with: set it where the object is made",
      file: file, line: line)
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    let isNothing = (value as? any ManagedOptional)?.isNothing == true
    setValue(isNothing ? nil : value, forKey: key)
  }

  /// Adds an object, or all of a set, to a relationship.
  public func addManaged(_ value: Any, _ key: String) {
    let old = ManagedSets.members(self.value(forKey: key))
    let new = ManagedSets.members(value).filter { object in !old.contains { $0 === object } }
    setValue(NSOrderedSet(array: old + new), forKey: key)
  }

  /// Removes an object, or all objects of a set, from a relationship.
  public func removeManaged(_ value: Any, _ key: String) {
    let gone = ManagedSets.members(value)
    let left = ManagedSets.members(self.value(forKey: key))
      .filter { object in !gone.contains { $0 === object } }
    setValue(NSOrderedSet(array: left), forKey: key)
  }
}

/// The objects of a relationship, which are stored in order for any type of property.
enum ManagedSets {
  /// Returns the objects of a set, or a single one.
  static func members(_ value: Any?) -> [AnyObject] {
    switch value {
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSObject }
    case let object as NSObject: [object]
    default: []
    }
  }

  /// Returns a stored value as the type of the property.
  static func value<Value>(_ kept: Any, as type: Value.Type) -> Value? {
    if let value = kept as? Value { return value }
    guard let set = kept as? NSOrderedSet else { return nil }
    return NSSet(array: set.array) as? Value
  }
}

/// An optional of unknown type.
protocol ManagedOptional {
  var isNothing: Bool { get }
  /// The value without the optional around it.
  var content: Any? { get }
}
extension Optional: ManagedOptional {
  var isNothing: Bool { if case .none = self { true } else { false } }
  var content: Any? { flatMap { ($0 as? any ManagedOptional).map(\.content) ?? $0 } }
}

/// The values of properties that aren't set.
private enum ManagedZero {
  static func of<Value>(_ type: Value.Type) -> Value? {
    let zeros: [Any] = [
      "", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), Date(timeIntervalSince1970: 0),
      Data(), UUID(), NSDecimalNumber.zero, NSNumber(value: 0), NSSet(), NSOrderedSet(),
    ]
    if let type = type as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Value
    }
    if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
    return empty(type) as? Value
  }

  /// Returns an empty collection, the first case of an enumeration, or a new object.
  private static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByArrayLiteral.Type: list(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: table(type)
    case let type as any CaseIterable.Type: first(type)
    case let type as NSManagedObject.Type: type.init(valueOfPropertyIn: nil)
    case let type as any Decodable.Type: try? JSONDecoder().decode(type, from: Data("{}".utf8))
    default: nil
    }
  }
  private static func list<T: ExpressibleByArrayLiteral>(_ type: T.Type) -> Any { [] as T }
  private static func table<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any {
    [:] as T
  }
  private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { T.allCases.first }
}
