public import VitrineCoding
import VitrineFoundation

/// What a person chose for a button of a widget (iOS 27): a shortcut, an action or an app.
///
/// In archives, it is its name.
public struct SystemShortcut: IntentValue, Equatable, DisplayRepresentable {
  private let name: String
  /// The name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shortcut"
  /// The name of what was chosen; that of the type before.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name.isEmpty ? "Shortcut" : name)
  }
  /// No rules for the value.
  public static let defaultResolverSpecification = EmptyResolverSpecification<SystemShortcut>()
  /// Nothing is chosen yet.
  public static let emptyIntentValue: SystemShortcut? = SystemShortcut(name: "")
  /// The shortcut's name, as text.
  public var archivedIntentValue: JSONValue { .string(name) }
  /// Returns the choice with a name.
  public static func intentValue(_ value: JSONValue) async throws -> SystemShortcut {
    guard case .string(let name) = value else {
      throw IntentValueError(expected: "the name of a shortcut", found: value)
    }
    return SystemShortcut(name: name)
  }
}

/// An intent that does what a person chose for a button of a widget; it does nothing here.
public struct RunSystemShortcutIntent: SystemIntent {
  /// The title of the intent.
  public static let title: LocalizedStringResource = "Run Shortcut"
  /// What was chosen.
  @Parameter(title: "Shortcut")
  var shortcut: SystemShortcut?
  /// Creates an intent without a choice.
  public init() {}
  /// Creates an intent for what was chosen.
  public init(shortcut: SystemShortcut) {
    self.init()
    self.shortcut = shortcut
  }
  /// Does nothing, because the system does what was chosen.
  public func perform() async throws -> some IntentResult { .result() }
}
