import VitrineFoundation

/// A provider of the app's shortcuts, as `AppShortcutsProvider`.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts of the app.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases that do not run a shortcut.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The tile colour; blue by default.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that the parameters of phrases have changed; has no effect here.
  public static func updateAppShortcutParameters() {}
  /// No phrases.
  public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases([]) }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Sendable, Hashable {
  /// The colour with this name.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple,
    red, tangerine, teal, yellow
}

/// A shortcut of an app.
public struct AppShortcut: Sendable {
  /// The title of the shortcut.
  public var shortTitle: LocalizedStringResource?
  /// The symbol of the shortcut.
  public var systemImageName: String?

  /// Creates an app shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// A placeholder in a phrase.
public enum AppShortcutPhraseToken: Sendable {
  /// The app's name.
  case applicationName
}

/// A phrase that a person speaks to run an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// A placeholder in a phrase.
  public typealias Token = AppShortcutPhraseToken

  /// Creates an app shortcut phrase.
  public init(_ value: String) {}
  /// Creates an app shortcut phrase.
  public init(stringLiteral value: String) {}
  /// Creates an app shortcut phrase.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects the text and the parameters of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Appends a placeholder.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A result builder of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Builds a shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Combines shortcuts.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  /// Builds a conditional shortcut.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Builds the first branch of a condition.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  /// Builds the second branch of a condition.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  /// Builds shortcuts that require a newer system.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// A package that declares intents.
public protocol AppIntentsPackage {
  /// Other packages whose intents are included.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other packages by default.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Tells the system which intents ran; has no effect here.
public struct IntentDonationManager: Sendable {
  /// The shared manager.
  public static let shared = IntentDonationManager()
  /// Donates an intent; has no effect here.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Donates an intent with its result; has no effect here.
  @discardableResult
  public func donate<Intent: AppIntent>(
    intent: Intent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Deletes donations; has no effect here.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// The identity of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Donations of intents.
public struct IntentDonationMatchingPredicate: Sendable {
  /// All donations.
  public static var all: IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Donations of a type of intent.
  public static func intentType<Intent: AppIntent>(
    _ intentType: Intent.Type
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Donations with identifiers.
  public static func donationIdentifiers(
    _ identifiers: Set<IntentDonationIdentifier>
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// The donation with an identifier.
  public static func donationIdentifier(
    _ identifier: IntentDonationIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Donations with an entity.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
  /// Donations of a type of intent with an entity.
  public static func intentType<Intent: AppIntent>(
    _ intentType: Intent.Type, entityIdentifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}

extension AppIntent {
  /// Donates the intent; has no effect here.
  public func donate() {}
  /// Donates the intent; has no effect here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Donates the intent with its result; has no effect here.
  @discardableResult
  public func donate(
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Runs the intent.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}

/// An extension that runs the intents of an app; nothing starts it here.
@MainActor @preconcurrency
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}

extension AppIntentsExtension {
  /// Does nothing: programs of widgets run intents themselves.
  public static func main() {}
}
