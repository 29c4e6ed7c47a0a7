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

  /// Asks a person to confirm a result.
  ///
  /// - Throws: always, because nobody can confirm it.
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.needsPerson(dialog: String(localized: Self.title))
  }

  /// Asks a person to confirm a result, as earlier versions of the system did.
  ///
  /// - Throws: always, because nobody can confirm it.
  public func requestConfirmation(
    output: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.needsPerson(dialog: String(localized: Self.title))
  }

  /// Asks a person to choose one of some options.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw AppIntentError.needsPerson(dialog: dialog?.text ?? "")
  }

  /// Where the intent runs; always outside the app's foreground.
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  /// Asks a person to continue in the app.
  ///
  /// - Throws: always, because nobody can answer.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw AppIntentError.needsForeground }
}

/// The title of the button that confirms an intent.
public struct ConfirmationActionName: Sendable {
  /// “Add”.
  public static let add = ConfirmationActionName()
  /// “Add data”.
  public static let addData = ConfirmationActionName()
  /// “Book”.
  public static let book = ConfirmationActionName()
  /// “Buy”.
  public static let buy = ConfirmationActionName()
  /// “Call”.
  public static let call = ConfirmationActionName()
  /// “Check in”.
  public static let checkIn = ConfirmationActionName()
  /// “Continue”.
  public static let `continue` = ConfirmationActionName()
  /// “Create”.
  public static let create = ConfirmationActionName()
  /// “Do”.
  public static let `do` = ConfirmationActionName()
  /// “Download”.
  public static let download = ConfirmationActionName()
  /// “Filter”.
  public static let filter = ConfirmationActionName()
  /// “Find”.
  public static let find = ConfirmationActionName()
  /// “Get”.
  public static let get = ConfirmationActionName()
  /// “Go”.
  public static let go = ConfirmationActionName()
  /// “Log”.
  public static let log = ConfirmationActionName()
  /// “Open”.
  public static let open = ConfirmationActionName()
  /// “Order”.
  public static let order = ConfirmationActionName()
  /// “Pay”.
  public static let pay = ConfirmationActionName()
  /// “Play”.
  public static let play = ConfirmationActionName()
  /// “Play sound”.
  public static let playSound = ConfirmationActionName()
  /// “Post”.
  public static let post = ConfirmationActionName()
  /// “Request”.
  public static let request = ConfirmationActionName()
  /// “Run”.
  public static let run = ConfirmationActionName()
  /// “Search”.
  public static let search = ConfirmationActionName()
  /// “Send”.
  public static let send = ConfirmationActionName()
  /// “Set”.
  public static let set = ConfirmationActionName()
  /// “Share”.
  public static let share = ConfirmationActionName()
  /// “Start”.
  public static let start = ConfirmationActionName()
  /// “Start navigation”.
  public static let startNavigation = ConfirmationActionName()
  /// “Toggle”.
  public static let toggle = ConfirmationActionName()
  /// “Turn Off”.
  public static let turnOff = ConfirmationActionName()
  /// “Turn On”.
  public static let turnOn = ConfirmationActionName()
  /// “View”.
  public static let view = ConfirmationActionName()
  /// A title that the app defines.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName() }
}

/// What a person can choose while an intent runs.
public struct IntentChoiceOption: Equatable, Sendable {
  /// How an option looks.
  public enum Style: Hashable, Sendable {
    /// An option as any other, or one that cannot be undone.
    case `default`, destructive
  }
  /// The title.
  public let title: LocalizedStringResource
  /// How the option looks.
  public let style: Style
  /// Creates an option.
  public init(title: LocalizedStringResource, style: Style = .default) {
    (self.title, self.style) = (title, style)
  }
  /// The option that cancels the intent.
  public static let cancel = IntentChoiceOption(title: "Cancel")
  /// The option that cancels the intent, with a title.
  public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
    IntentChoiceOption(title: title)
  }
}

/// Where an intent runs.
public struct IntentSystemContext: Sendable {
  /// The mode in which the intent runs.
  public var currentMode: IntentModes { .background }
}
