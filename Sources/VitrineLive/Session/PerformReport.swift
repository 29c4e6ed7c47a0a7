import Vitrine

/// What came of running an intent.
package struct PerformReport: Sendable, Encodable {
  /// The widget that was tapped.
  package let widget: String
  /// The intent and its parameters.
  package let intent: Action.Intent
  /// Whether it ran to its end.
  package var isSuccessful = false
  /// What it gave back.
  package var value: JSONValue?
  /// What it says to the person.
  package var dialog: String?
  /// Kinds of the widgets whose timelines it asked for anew; an empty one stands for all.
  package var reloads: [String] = []
  /// Why it did not run, or what it threw.
  package var fault: String?
  /// What to do about it.
  package var hint: String?
  /// Seconds until the widget's new archive was there.
  package var seconds = 0.0
  /// The set of archives that shows what it has changed; `nil` where there is none.
  package var generation: Int?

  init(widget: String, intent: Action.Intent) { (self.widget, self.intent) = (widget, intent) }
}
