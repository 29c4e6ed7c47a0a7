import Foundation

/// An object that a collection refers to, weakly or strongly.
private struct Reference {
  weak var weak: AnyObject?
  let strong: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weak = object
    strong = options.contains(.weakMemory) ? nil : object
  }

  /// The object, if it exists and has a type.
  ///
  /// An absent object is not cast: without Objective-C, that could make an object of nothing.
  func object<Object>(_ type: Object.Type) -> Object? {
    guard let weak else { return nil }
    return weak as? Object
  }

  /// Whether both are one object, or objects that are equal if the collection compares them.
  func refers(to object: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let weak else { return false }
    guard weak !== object, !options.contains(.objectPointerPersonality) else {
      return weak === object
    }
    return (weak as? NSObject)?.isEqual(object) ?? false
  }
}

/// How a collection keeps and compares objects.
open class NSPointerFunctions: NSObject {
  /// How a collection keeps and compares objects.
  public struct Options: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory: Options = []
    /// Objects leave the collection when nothing else refers to them.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared with `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by their identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are added; here, they are kept.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A set of objects, which can be weak.
///
/// Source: Apple's documentation of `NSHashTable`, which corelibs Foundation does not have. Its type of
/// objects can be a protocol, which is a class type only with Objective-C.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var members: [Reference] = []

  /// Creates a set.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Creates a set that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that exist.
  open var allObjects: [ObjectType] { members.compactMap { $0.object(ObjectType.self) } }
  /// The number of objects that exist.
  open var count: Int { allObjects.count }
  /// Any object; `nil` for an empty set.
  open var anyObject: ObjectType? { allObjects.first }

  /// Returns the member that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.refers(to: object as AnyObject, options) }?.object(ObjectType.self)
  }
  /// Returns whether an object is a member.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Adds an object, unless it is a member.
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.weak == nil }
    guard let object, !contains(object) else { return }
    members.append(Reference(object as AnyObject, options))
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.weak == nil || $0.refers(to: object as AnyObject, options) }
  }
  /// Removes all objects.
  open func removeAllObjects() { members = [] }
}

/// A dictionary of objects, whose keys and values can be weak.
///
/// Source: Apple's documentation of `NSMapTable`, which corelibs Foundation does not have.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions, valueOptions: NSPointerFunctions.Options
  private var entries: [(key: Reference, value: Reference)] = []

  /// Creates a dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }

  /// Creates a dictionary that keeps its keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates a dictionary that keeps its keys.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Creates a dictionary that keeps its values.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Creates a dictionary that keeps neither.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and value exist.
  open var count: Int {
    entries.count { $0.key.weak != nil && $0.value.weak != nil }
  }

  /// Returns the value of a key.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return entries.first { $0.key.refers(to: key as AnyObject, keyOptions) }?
      .value.object(ObjectType.self)
  }
  /// Sets the value of a key.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let object, let key else { return }
    entries.append(
      (Reference(key as AnyObject, keyOptions), Reference(object as AnyObject, valueOptions)))
  }
  /// Removes a key.
  open func removeObject(forKey key: KeyType?) {
    entries.removeAll { entry in
      entry.key.weak == nil || entry.value.weak == nil
        || key.map { entry.key.refers(to: $0 as AnyObject, keyOptions) } == true
    }
  }
  /// Removes all entries.
  open func removeAllObjects() { entries = [] }
}
