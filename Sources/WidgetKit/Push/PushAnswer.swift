internal import VitrineCoding

/// The result of a push notification that the widget's own code decoded.
struct PushAnswer: Codable, Sendable {
  /// A problem with a value of the notification.
  struct Finding: Codable, Hashable, Sendable {
    /// Whether the notification cannot be shown for it.
    var isError: Bool
    /// Keys, and indices counted from 0, from the notification's root.
    var path: [JSONValue]
    var message: String
    /// A suggestion to resolve the problem.
    var hint: String?
  }

  /// Where the attributes come from.
  enum Origin: String, Codable, Sendable {
    /// From the notification.
    case notification
    /// From the activity that runs.
    case activity
    /// From a preview of the Live Activity.
    case preview
    /// They are made up.
    case sample
  }

  /// The kind of the Live Activity; `nil` where none was found.
  var kind: String?
  /// Where the attributes come from; `nil` where there are none.
  var attributes: Origin?
  var findings: [Finding] = []

  /// Whether the notification can be shown.
  var isDecoded: Bool { kind != nil && !findings.contains(where: \.isError) }

  /// Notes something about a value.
  mutating func add(
    _ message: String, hint: String? = nil, at path: [JSONValue], isError: Bool = true
  ) {
    findings.append(Finding(isError: isError, path: path, message: message, hint: hint))
  }
}

extension PushAnswer.Finding {
  /// The finding as the program prints it.
  var text: String {
    let place = path.map { step in
      if case .string(let key) = step { "." + key } else { "[\(step.dumpText)]" }
    }
    return "\(isError ? "error" : "warning"): \(place.joined()): \(message)"
      + (hint.map { "\nhint: " + $0 } ?? "")
  }
}
