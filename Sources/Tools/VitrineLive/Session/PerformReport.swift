import Vitrine

/// The report on running an intent.
package struct PerformReport: Sendable, Encodable {
  /// The widget that was tapped.
  package let widget: String
  /// The intent and its parameters.
  package let intent: Action.Intent
  /// Whether it completed without an error.
  package var isSuccessful = false
  /// The value that the intent returned.
  package var value: JSONValue?
  /// The dialog for the person.
  package var dialog: String?
  /// The kinds of widgets whose timelines the intent reloaded; an empty string means all kinds.
  package var reloads: [String] = []
  /// The reason that it did not run, or the error that it threw.
  package var fault: String?
  /// How to fix it.
  package var hint: String?
  /// The time until the widget's new archive, in seconds.
  package var seconds = 0.0
  /// The number of the set of archives that shows its effect; `nil` if there is none.
  package var generation: Int?

  init(widget: String, intent: Action.Intent) { (self.widget, self.intent) = (widget, intent) }
}
