import Foundation

extension UserDefaults {
  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key; `nil` removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
  /// The value behind keys with dots between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    return keys.dropFirst().reduce(object(forKey: first)) { ($0 as? [String: Any])?[$1] }
  }
}

/// Values that iCloud keeps: nobody is signed in, so they last as long as the process.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The lock guards the values.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The default store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Values were changed elsewhere; never sent.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The value of a key.
  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  /// The text of a key.
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// The bytes of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// The list of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// The values of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Whether a key is true.
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  /// The number of a key.
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  /// The number of a key.
  public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  /// Sets the value of a key.
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  /// Removes the value of a key.
  public func removeObject(forKey key: String) { set(nil, forKey: key) }
  /// All values.
  public var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Asks iCloud: nobody is signed in.
  @discardableResult public func synchronize() -> Bool { false }
}
