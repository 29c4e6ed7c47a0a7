import VitrineFoundation

// Requests to a person, which nobody answers here.
extension AppIntent {
  /// Asks a person to confirm the intent.
  ///
  /// - Throws: always, because nobody can confirm it.
  public func requestConfirmation() async throws {
    throw AppIntentError.needsPerson(dialog: String(localized: Self.title))
  }

  /// Asks a person to confirm the intent.
  ///
  /// - Throws: always, because nobody can confirm it.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
    showDialogAsPrompt: Bool = true
  ) async throws {
    throw AppIntentError.needsPerson(dialog: dialog.text)
  }

  /// Asks a person to continue in the app.
  ///
  /// - Throws: always, because nobody can answer.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw AppIntentError.needsForeground }
}

/// The title of the button that confirms an intent.
public struct ConfirmationActionName: Sendable {
  /// “Continue”.
  public static let `continue` = ConfirmationActionName()
  /// “Go”.
  public static let go = ConfirmationActionName()
  /// “Add”.
  public static let add = ConfirmationActionName()
  /// “Send”.
  public static let send = ConfirmationActionName()
  /// “Start”.
  public static let start = ConfirmationActionName()
  /// “Set”.
  public static let set = ConfirmationActionName()
  /// “Toggle”.
  public static let toggle = ConfirmationActionName()
  /// “Turn On”.
  public static let turnOn = ConfirmationActionName()
  /// “Turn Off”.
  public static let turnOff = ConfirmationActionName()
  /// “View”.
  public static let view = ConfirmationActionName()
  /// A title that the app defines.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName() }
}
