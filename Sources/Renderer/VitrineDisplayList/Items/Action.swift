import VitrineCoding

/// The action that a tap on a control performs.
public enum Action: Hashable, Sendable, Codable {
  /// The system runs an app intent.
  case intent(Intent)
  /// The system opens a URL in the app.
  case url(String)

  /// An app intent as WidgetKit archives it: its type and the values of its parameters.
  public struct Intent: ArchiveRecord {
    /// Name of the intent's type.
    public var type: String
    /// Values of the parameters by name.
    public var parameters: [String: JSONValue]
    /// The process that runs it.
    public var process = IntentProcess.widgetExtension
    /// Whether running it brings the app to the foreground.
    public var opensApp = false
    /// Required parameters without a value, in order.
    public var unassigned: [String] = []

    package init() { self.init(type: "") }

    /// Creates an intent that the widget extension runs.
    public init(type: String, parameters: [String: JSONValue] = [:]) {
      self.type = type
      self.parameters = parameters
    }

    package static let fields: [Field<Intent>] = [
      Field("type", \.type, required: true, rule: .notEmpty, "Name of the intent's type."),
      Field("parameters", \.parameters, "Values of the parameters by name."),
      Field("process", \.process, "The process that runs it."),
      Field(
        "opensApp", \.opensApp, "Whether the app comes to the foreground when it runs."),
      Field(
        "unassigned", \.unassigned,
        "Names of parameters that need a value and have none, so that it cannot run."),
    ]

    /// A warning for the author; `nil` for an intent that can run.
    ///
    /// Source: Apple's documentation, "Adding interactivity to widgets and Live Activities": input
    /// parameters need values.
    package var warning: String? {
      guard !unassigned.isEmpty else { return nil }
      let names = Suggestion.list(unassigned)
      return "intent '\(type)' has no value for \(names), so that it cannot run"
    }

    /// The type's name alone.
    package static let shorthands: [Shorthand<Intent>] = [
      Shorthand(String.self, schema: { _ in ["type": "string", "minLength": 1] }) { type in
        guard !type.isEmpty else { throw ArchiveError(.invalidValue("must not be empty")) }
        return Intent(type: type)
      } write: { intent in
        intent == Intent(type: intent.type) ? .string(intent.type) : nil
      }
    ]
  }

  /// The processes that may run an intent.
  ///
  /// Source: Apple's documentation of `LiveActivityIntent`, `AudioPlaybackIntent`,
  /// `ForegroundContinuableIntent` and `openAppWhenRun`, and "Adding interactivity to widgets and
  /// Live Activities": the app's process for these, the extension's for all others.
  public enum IntentProcess: String, ArchiveEnum {
    /// The extension that contains the widget.
    case widgetExtension
    /// The process of the app.
    case app
  }

  private enum CodingKeys: CodingKey {
    case intent, url
  }

  /// Reads an object with either an intent or a URL.
  ///
  /// - Throws: `DecodingError` when there is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let intent = try container.decodeIfPresent(Intent.self, forKey: .intent) {
      self = .intent(intent)
    } else {
      self = .url(try container.decode(String.self, forKey: .url))
    }
  }

  /// Writes an object with either an intent or a URL.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .intent(let intent): try container.encode(intent, forKey: .intent)
    case .url(let url): try container.encode(url, forKey: .url)
    }
  }
}
