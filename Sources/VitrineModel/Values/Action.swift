/// What a tap on a control does.
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

    package init() { self.init(type: "") }

    /// Makes an intent.
    public init(type: String, parameters: [String: JSONValue] = [:]) {
      self.type = type
      self.parameters = parameters
    }

    package static let fields: [Field<Intent>] = [
      Field("type", \.type, required: true, rule: .notEmpty, "Name of the intent's type."),
      Field("parameters", \.parameters, "Values of the parameters by name."),
    ]

    /// The type's name alone.
    package static let shorthands: [Shorthand<Intent>] = [
      Shorthand(String.self, schema: { _ in ["type": "string", "minLength": 1] }) { type in
        guard !type.isEmpty else { throw ArchiveError(.invalidValue("must not be empty")) }
        return Intent(type: type)
      } write: { intent in
        intent.parameters.isEmpty ? .string(intent.type) : nil
      }
    ]
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
