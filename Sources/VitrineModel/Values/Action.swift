/// What a tap on a control does.
public enum Action: Hashable, Sendable, Codable {
  /// The system runs an app intent.
  case intent(Intent)
  /// The system opens a URL in the app.
  case url(String)

  /// An app intent as WidgetKit archives it: its type and the values of its parameters.
  public struct Intent: Hashable, Sendable, Codable {
    /// Name of the intent's type.
    public var type: String
    /// Values of the parameters by name.
    public var parameters: [String: JSONValue]

    /// Makes an intent.
    public init(type: String = "", parameters: [String: JSONValue] = [:]) {
      self.type = type
      self.parameters = parameters
    }
  }
}
