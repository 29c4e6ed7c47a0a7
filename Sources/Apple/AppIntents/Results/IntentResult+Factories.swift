import SwiftUI
import VitrineFoundation

// One function for each combination of results, as in Apple's documentation. Views are ignored,
// because no result is shown here.

extension IntentResult {
  /// Returns an empty result.
  public static func result() -> Self
  where Self == IntentResultContainer<NoResult, NoResult, NoResult, NoResult> {
    Self()
  }
  /// Returns a result with a view.
  public static func result<Snippet: View>(
    view: Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, NoResult, Snippet, NoResult> {
    Self()
  }
  /// Returns a result with a view.
  public static func result<Snippet: View>(
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, NoResult, Snippet, NoResult> {
    Self()
  }
  /// Returns a result with a dialog.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<NoResult, NoResult, NoResult, IntentDialog> {
    Self(dialog: dialog)
  }
  /// Returns a result with a dialog and a view.
  public static func result<Snippet: View>(
    dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, NoResult, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }
  /// Returns a result with a dialog and a view.
  public static func result<Snippet: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, NoResult, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }
  /// Returns a result with an intent that runs next.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, NoResult, NoResult> {
    Self(next: opensIntent)
  }
  /// Returns a result with an intent that runs next and a view.
  public static func result<Intent: AppIntent, Snippet: View>(
    opensIntent: Intent, view: Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, Snippet, NoResult> {
    Self(next: opensIntent)
  }
  /// Returns a result with an intent that runs next and a view.
  public static func result<Intent: AppIntent, Snippet: View>(
    opensIntent: Intent, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, Snippet, NoResult> {
    Self(next: opensIntent)
  }
  /// Returns a result with an intent that runs next and a dialog.
  public static func result<Intent: AppIntent>(
    opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, NoResult, IntentDialog> {
    Self(dialog: dialog, next: opensIntent)
  }
  /// Returns a result with an intent that runs next, a dialog and a view.
  public static func result<Intent: AppIntent, Snippet: View>(
    opensIntent: Intent, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, Snippet, IntentDialog> {
    Self(dialog: dialog, next: opensIntent)
  }
  /// Returns a result with an intent that runs next, a dialog and a view.
  public static func result<Intent: AppIntent, Snippet: View>(
    opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<NoResult, Intent, Snippet, IntentDialog> {
    Self(dialog: dialog, next: opensIntent)
  }
  /// Returns a result with a value.
  public static func result<Value: IntentValue>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, NoResult, NoResult, NoResult> {
    Self(value: value)
  }
  /// Returns a result with a value and a view.
  public static func result<Value: IntentValue, Snippet: View>(
    value: Value, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, NoResult, Snippet, NoResult> {
    Self(value: value)
  }
  /// Returns a result with a value and a view.
  public static func result<Value: IntentValue, Snippet: View>(
    value: Value, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, NoResult, Snippet, NoResult> {
    Self(value: value)
  }
  /// Returns a result with a value and a dialog.
  public static func result<Value: IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, NoResult, NoResult, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
  /// Returns a result with a value, a dialog and a view.
  public static func result<Value: IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, NoResult, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
  /// Returns a result with a value, a dialog and a view.
  public static func result<Value: IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, NoResult, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
  /// Returns a result with a value and an intent that runs next.
  public static func result<Value: IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Intent, NoResult, NoResult> {
    Self(value: value, next: opensIntent)
  }
  /// Returns a result with a value, an intent that runs next and a view.
  public static func result<Value: IntentValue, Intent: AppIntent, Snippet: View>(
    value: Value, opensIntent: Intent, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Intent, Snippet, NoResult> {
    Self(value: value, next: opensIntent)
  }
  /// Returns a result with a value, an intent that runs next and a view.
  public static func result<Value: IntentValue, Intent: AppIntent, Snippet: View>(
    value: Value, opensIntent: Intent, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Intent, Snippet, NoResult> {
    Self(value: value, next: opensIntent)
  }
  /// Returns a result with a value, an intent that runs next and a dialog.
  public static func result<Value: IntentValue, Intent: AppIntent>(
    value: Value, opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Intent, NoResult, IntentDialog> {
    Self(value: value, dialog: dialog, next: opensIntent)
  }
  /// Returns a result with a value, an intent that runs next, a dialog and a view.
  public static func result<Value: IntentValue, Intent: AppIntent, Snippet: View>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Intent, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog, next: opensIntent)
  }
  /// Returns a result with a value, an intent that runs next, a dialog and a view.
  public static func result<Value: IntentValue, Intent: AppIntent, Snippet: View>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Intent, Snippet, IntentDialog> {
    Self(value: value, dialog: dialog, next: opensIntent)
  }
}
