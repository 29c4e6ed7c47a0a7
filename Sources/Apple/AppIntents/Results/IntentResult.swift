public import VitrineCoding
import SwiftUI
import VitrineFoundation

/// The result of an intent, as `IntentResult`.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value, if the intent returns one.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that provides a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that shows the snippet of another intent.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result that runs another intent.
public protocol OpensIntent: IntentResult {}

/// Everything that an intent can return.
public struct IntentResultContainer<Value: Sendable, Intent, Snippet, Dialog>: IntentResult {
  /// The value; `nil` for none.
  public var value: Value?
  /// The dialog to speak or display.
  public var dialog: IntentDialog?
  /// The intent that runs next.
  var next: (any AppIntent)?

  init(value: Value? = nil, dialog: IntentDialog? = nil, next: (any AppIntent)? = nil) {
    self.value = value
    self.dialog = dialog
    self.next = next
  }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
// A function that may open an intent may also return none.
extension IntentResultContainer: OpensIntent {}

/// The type of results that an intent does not return.
///
/// It counts as a value: an intent may declare that it returns one, and return none.
public enum NoResult: IntentValue {
  /// Never called, because there is no such value.
  public var archivedIntentValue: JSONValue { .null }
  /// Always throws, because there is no such value.
  public static func intentValue(_ value: JSONValue) async throws -> NoResult {
    throw IntentValueError(expected: "no value", found: value)
  }
  /// There is no empty value.
  public static var emptyIntentValue: NoResult? { nil }
}
