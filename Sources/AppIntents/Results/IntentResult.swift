import SwiftUI
import VitrineFoundation

/// The result of an action, as `IntentResult`.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value, if the action gives one.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result that provides a dialog.
public protocol ProvidesDialog: IntentResult {}
/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that shows what another action shows.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result that runs another action.
public protocol OpensIntent: IntentResult {}

/// All values that an action can return.
public struct IntentResultContainer<Value: Sendable, Intent, Snippet, Dialog>: IntentResult {
  /// The value of the intent result container.
  public var value: Value?
  /// The dialog to speak or display.
  public var dialog: IntentDialog?
  /// The action that runs next.
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
// A function that may open an action may also give back none.
extension IntentResultContainer: OpensIntent {}

/// The place of what an action does not give back.
public enum NoResult: Sendable {}
