public import VitrineCoding
import VitrineFoundation

/// A type that intent parameters can have, with its representation in archives.
public protocol IntentValue: Sendable {
  /// The value in archives.
  var archivedIntentValue: JSONValue { get }
  /// Returns the value of an archive's.
  ///
  /// - Throws: `IntentValueError` for a value of another type, and any error of a query.
  static func intentValue(_ value: JSONValue) async throws -> Self
  /// The empty value of the type; `nil` if it has none.
  static var emptyIntentValue: Self? { get }
}

/// A value of an app's parameters.
public typealias AppValue = IntentValue

/// The reason why a value of an archive is not valid for a parameter.
public struct IntentValueError: Error, CustomStringConvertible, Sendable {
  /// The expected type of value.
  public var expected: String
  /// The value that was found.
  public var found: JSONValue

  /// The reason as text.
  public var description: String { "expected \(expected), found \(found.dumpText)" }
}

extension IntentValue {
  /// No empty value by default.
  public static var emptyIntentValue: Self? { nil }
}

/// The empty values of the standard types.
enum EmptyValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    (type as? any IntentValue.Type)?.emptyIntentValue as? Value
  }
}
