import Vitrine

/// The report on running an intent.
package struct PerformReport: Sendable, Encodable {
  /// The widget that was tapped.
  package let widget: String
  /// The intent and its parameters.
  package let intent: Action.Intent
  /// Whether it ran to its end.
  package var isSuccessful = false
  /// The value that the intent returned.
  package var value: JSONValue?
  /// The dialog for the person.
  package var dialog: String?
  /// The kinds of widgets whose timelines the intent reloaded; an empty string means all kinds.
  package var reloads: [String] = []
  /// Why it did not run, or what it threw.
  package var fault: String?
  /// A suggestion to resolve the error.
  package var hint: String?
  /// Seconds until the widget's new archive was there.
  package var seconds = 0.0
  /// The set of archives that shows what it has changed; `nil` where there is none.
  package var generation: Int?

  init(widget: String, intent: Action.Intent) { (self.widget, self.intent) = (widget, intent) }
}
