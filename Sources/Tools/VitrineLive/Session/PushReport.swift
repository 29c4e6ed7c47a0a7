import Vitrine

/// The report on a push notification.
package struct PushReport: Sendable, Encodable {
  /// A problem with a value of the notification.
  package struct Finding: Hashable, Sendable, Encodable {
    /// Whether it prevents the notification from being shown.
    package let isError: Bool
    /// The path of the value.
    package let path: String
    package let message: String
    /// How to fix it.
    package let hint: String?

    /// Creates a finding.
    package init(isError: Bool, path: NodePath, message: String, hint: String?) {
      (self.isError, self.path) = (isError, path.description)
      (self.message, self.hint) = (message, hint)
    }

    /// The finding in one line.
    package var text: String {
      "\(isError ? "error" : "warning"): \(path): \(message)" + (hint.map { " (\($0))" } ?? "")
    }
  }

  /// The id of the Live Activity's widget; `nil` if none shows it.
  package var widget: String?
  /// The problems with the notification.
  package var findings: [Finding]
  /// The error that prevents the notification from being shown, other than findings.
  package var fault: String?
  /// How to fix it.
  package var hint: String?
  /// The time until the new archive, in seconds.
  package var seconds = 0.0
  /// The number of the set of archives that shows it; `nil` if there is none.
  package var generation: Int?

  /// The index of the new state among those of the activity.
  package var entry: Int?

  /// Creates a report with the findings from before the widget's code reads the notification.
  package init(findings: [Finding] = []) { self.findings = findings }
}
