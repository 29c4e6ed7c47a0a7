import Foundation

extension UserDefaults {
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
  /// Returns the value of a path of keys that are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    return keys.dropFirst().reduce(object(forKey: first)) { ($0 as? [String: Any])?[$1] }
  }
}

/// The key-value store of iCloud, whose values last as long as the process.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The lock synchronizes access to the values.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The default store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// A notification of changes on other devices; never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Returns the value of a key.
  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// Returns the string of a key.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// Returns the data of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// Returns the array of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Returns the dictionary of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Returns the Boolean value of a key.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  /// Returns the number of a key.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// Returns the integer of a key.
  public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  /// Sets the value of a key.
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Removes the value of a key.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// All keys and values.
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Synchronizes with iCloud; has no effect.
  @discardableResult public func synchronize() -> Bool { false }
}
