import VitrineLive
import VitrineProcess

/// The text of an event in the terminal.
package enum EventText {
  /// Returns the line for an event; `nil` if it prints none.
  package static func line(_ event: LiveEvent, isLive: Bool = true) -> String? {
    switch event {
    case .changed, .progress, .building: return nil
    case .waiting(let reason): return reason
    case .built(let result):
      guard result.method != .none else { return nil }
      if result.isSuccessful {
        let reason = result.reason.map { ": everything, because \($0)" } ?? ""
        return "built in \(text(result.seconds))\(text(result.steps))\(reason)"
      }
      guard isLive else { return nil }
      let errors = result.errors.flatMap { [$0.text] + $0.excerpt }
      return (errors + ["not built"]).joined(separator: "\n")
    case .archived(_, let widgets, let isComplete):
      return isComplete || widgets.isEmpty ? nil : "archived \(widgets.joined(separator: ", "))"
    case .performed(let report):
      let end = report.fault.map { "failed: \($0)" } ?? "done"
      return "\(report.intent.type): \(end)"
    case .pushed(let report): return text(report)
    case .failed(let error):
      guard isLive else { return nil }
      return "error: \(error.message)" + (error.hint.map { "\nhint: \($0)" } ?? "")
    }
  }
}

extension EventText {
  /// A duration with two decimal places.
  private static func text(_ seconds: Double) -> String {
    "\((seconds * 100).rounded() / 100) s"
  }

  /// The steps of a build in parentheses; empty if they are unknown.
  private static func text(_ steps: [WorkStep]) -> String {
    let words = steps.map { "\($0.kind.rawValue) \(text($0.seconds))" }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// The result of a notification: its problems, and whether it is displayed.
  private static func text(_ report: PushReport) -> String {
    var lines = report.findings.map(\.text)
    if let fault = report.fault {
      lines.append("error: \(fault)" + (report.hint.map { "\nhint: \($0)" } ?? ""))
    }
    lines.append(
      report.widget.map { "notification: shown in \($0)" } ?? "notification: not shown")
    return lines.joined(separator: "\n")
  }
}
