public import VitrineCoding
import VitrineFoundation

/// A type of value that intent parameters accept, with its representation in an archive.
public protocol IntentValue: Sendable {
  /// The value in an archive.
  var archivedIntentValue: JSONValue { get }
  /// The value of an archive.
  ///
  /// - Throws: `IntentValueError` for a value of another kind, and what a query throws.
  static func intentValue(_ value: JSONValue) async throws -> Self
  /// The empty value of the type; `nil` if it has none.
  static var emptyIntentValue: Self? { get }
}

/// Why a value of an archive is none of a parameter.
public struct IntentValueError: Error, CustomStringConvertible, Sendable {
  /// The expected kind of value.
  public var expected: String
  /// The value that was found.
  public var found: JSONValue

  /// The reason in words.
  public var description: String { "expected \(expected), found \(found.dumpText)" }
}

extension IntentValue {
  /// No empty value.
  public static var emptyIntentValue: Self? { nil }
}

/// The empty values of the standard types.
enum EmptyValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    (type as? any IntentValue.Type)?.emptyIntentValue as? Value
  }
}
