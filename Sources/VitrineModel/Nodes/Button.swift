/// A control that runs an intent.
public struct Button: ArchiveRecord {
  /// What a button stands for.
  public enum Role: String, ArchiveEnum {
    /// It destroys something.
    case destructive
    /// It goes back without a change.
    case cancel
  }

  /// The intent that a tap runs.
  public var intent: Action.Intent?
  /// What the button stands for.
  public var role: Role?
  /// What the button shows.
  public var label = ViewNode(.text(Text()))

  /// Makes an empty button.
  public init() {}

  /// Intent, role and label.
  public static let fields: [Field<Button>] = [
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("role", \.role, "What the button stands for."),
    Field("label", \.label, required: true, "What the button shows."),
  ]
}

/// A control with two states.
public struct Toggle: ArchiveRecord {
  /// The state it is drawn in.
  public var isOn = false
  /// The intent that a tap runs.
  public var intent: Action.Intent?
  /// What stands beside the switch.
  public var label = ViewNode(.text(Text()))

  /// Makes a toggle that is off.
  public init() {}

  /// State, intent and label.
  public static let fields: [Field<Toggle>] = [
    Field("isOn", \.isOn, required: true, "The state it is drawn in."),
    Field("intent", \.intent, "The intent that a tap runs."),
    Field("label", \.label, required: true, "What stands beside the switch."),
  ]
}

/// A control that opens a URL in the app.
public struct Link: ArchiveRecord {
  /// The URL.
  public var destination = ""
  /// What the link shows.
  public var label = ViewNode(.text(Text()))

  /// Makes an empty link.
  public init() {}

  /// URL and label.
  public static let fields: [Field<Link>] = [
    Field("destination", \.destination, required: true, rule: .notEmpty, "The URL to open."),
    Field("label", \.label, required: true, "What the link shows."),
  ]
}
