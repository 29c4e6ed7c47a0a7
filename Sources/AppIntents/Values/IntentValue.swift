public import VitrineCoding
import VitrineFoundation

/// A value that an action's parameters take, and how it stands in an archive.
public protocol IntentValue: Sendable {
  /// The value in an archive.
  var archivedIntentValue: JSONValue { get }
  /// The value of an archive.
  ///
  /// - Throws: `IntentValueError` for a value of another kind, and what a query throws.
  static func intentValue(_ value: JSONValue) async throws -> Self
  /// What stands for no value; `nil` when nothing does.
  static var emptyIntentValue: Self? { get }
}

/// Why a value of an archive is none of a parameter.
public struct IntentValueError: Error, CustomStringConvertible, Sendable {
  /// What was expected.
  public var expected: String
  /// What there is.
  public var found: JSONValue

  /// The reason in words.
  public var description: String { "expected \(expected), found \(found.dumpText)" }
}

extension IntentValue {
  /// Nothing stands for no value.
  public static var emptyIntentValue: Self? { nil }
}

/// What stands for no value of any type.
enum EmptyValue {
  static func make<Value>(_ type: Value.Type) -> Value? {
    (type as? any IntentValue.Type)?.emptyIntentValue as? Value
  }
}
