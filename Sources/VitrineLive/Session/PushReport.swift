import Vitrine

/// The report on a push notification.
package struct PushReport: Sendable, Encodable {
  /// Something about a value of the notification.
  package struct Finding: Sendable, Encodable {
    /// Whether the notification is not shown for it.
    package let isError: Bool
    /// The place of the value.
    package let path: String
    package let message: String
    /// A suggestion to resolve the problem.
    package let hint: String?

    /// Creates a finding.
    package init(isError: Bool, path: NodePath, message: String, hint: String?) {
      (self.isError, self.path) = (isError, path.description)
      (self.message, self.hint) = (message, hint)
    }

    /// The finding on one line.
    package var text: String {
      "\(isError ? "error" : "warning"): \(path): \(message)" + (hint.map { " (\($0))" } ?? "")
    }
  }

  /// Id of the Live Activity's widget; `nil` where none shows it.
  package var widget: String?
  /// The problems with the notification.
  package var findings: [Finding]
  /// Why nothing is shown, where that is not a value's fault.
  package var fault: String?
  /// A suggestion to resolve the problem.
  package var hint: String?
  /// Seconds until the new archive was there.
  package var seconds = 0.0
  /// The set of archives that shows it; `nil` where there is none.
  package var generation: Int?

  /// The state that it brings, among those of the activity.
  package var entry: Int?

  /// Creates a report of what was found before the widget's code has read the notification.
  package init(findings: [Finding] = []) { self.findings = findings }
}
