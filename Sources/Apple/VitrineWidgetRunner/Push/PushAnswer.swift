internal import VitrineCoding
import WidgetKit

/// The result of decoding a push notification with the widget's own code.
struct PushAnswer: Codable, Sendable {
  /// A problem with a value of the notification.
  struct Finding: Codable, Hashable, Sendable {
    /// Whether the problem prevents showing the notification.
    var isError: Bool
    /// The keys and indices, counted from 0, from the notification's root.
    var path: [JSONValue]
    var message: String
    /// A suggestion to resolve the problem.
    var hint: String?
  }

  /// The origin of the attributes.
  enum Origin: String, Codable, Sendable {
    /// The notification.
    case notification
    /// A running activity.
    case activity
    /// A preview of the Live Activity.
    case preview
    /// Sample values.
    case sample
  }

  /// The kind of the Live Activity; `nil` if none was found.
  var kind: String?
  /// The origin of the attributes; `nil` if there are none.
  var attributes: Origin?
  var findings: [Finding] = []
  /// Where the notification is in the file, in words; `nil` for its root.
  var note: String?

  /// Whether the notification can be shown.
  var isDecoded: Bool { kind != nil && !findings.contains(where: \.isError) }

  /// Adds a finding about a value.
  mutating func add(
    _ message: String, hint: String? = nil, at path: [JSONValue], isError: Bool = true
  ) {
    findings.append(Finding(isError: isError, path: path, message: message, hint: hint))
  }
}

extension PushAnswer.Finding {
  /// The finding as text, for terminals.
  var text: String {
    let place = path.map { step in
      if case .string(let key) = step { "." + key } else { "[\(step.dumpText)]" }
    }
    return "\(isError ? "error" : "warning"): \(place.joined()): \(message)"
      + (hint.map { "\nhint: " + $0 } ?? "")
  }
}
