import VitrineFoundation

/// The actions that an app offers without being set up, as `AppShortcutsProvider`.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts of the app.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The tile colour; blue by default.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that parameters of phrases have changed; nobody listens here.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Sendable, Hashable {
  /// The colour of the same name.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple,
    red, tangerine, teal, yellow
}

/// An action that an app offers.
public struct AppShortcut: Sendable {
  /// The action's name.
  public var shortTitle: LocalizedStringResource?
  /// The action's symbol.
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

/// A phrase that a person speaks to perform an action.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// Words of the system in a phrase.
  public enum Token: Sendable {
    /// The app's name.
    case applicationName
  }

  /// Creates an app shortcut phrase.
  public init(stringLiteral value: String) {}
  /// Creates an app shortcut phrase.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects words and places.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates a string interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds words of the system.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Collects the actions that an app offers.
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

/// A package that declares actions.
public protocol AppIntentsPackage {
  /// Other packages whose actions are included.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Tells the system which actions ran; nobody listens here.
public struct IntentDonationManager: Sendable {
  /// The shared manager.
  public static let shared = IntentDonationManager()
  /// Donates a performed action.
  public func donate(intent: some AppIntent) async throws {}
}

extension AppIntent {
  /// Tells the system that the action ran; nobody listens here.
  public func donate() {}
}
