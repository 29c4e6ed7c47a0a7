import VitrineFoundation

// How the system presents shortcuts and their parameters, which no widget shows.

/// A phrase that does not run a shortcut, although it resembles one that does.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  /// Creates a phrase.
  public init(_ value: String) {}
  /// Creates a phrase.
  public init(stringLiteral value: String) {}
}

/// Phrases that do not run a shortcut.
public struct NegativeAppShortcutPhrases: Sendable {
  /// Creates a set of phrases.
  public init(_ phrases: [NegativeAppShortcutPhrase]) {}
  /// Creates a set of phrases.
  public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {}
}

/// A result builder of phrases.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  /// Builds a phrase.
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> NegativeAppShortcutPhrase { phrase }
  /// Combines phrases.
  public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...)
    -> [NegativeAppShortcutPhrase]
  { phrases }
}

/// How a parameter of shortcuts is presented.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: Sendable>: Sendable {
  /// Creates a presentation of a parameter.
  public init<Collections>(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder optionsCollections: () -> Collections
  ) {}
}

/// The summary of a parameter's options.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Creates a summary.
  public init(
    _ summary: AppShortcutParameterPresentationSummaryString<Intent>, table: String? = nil
  ) {}
}

/// The title of a parameter's options.
public struct AppShortcutParameterPresentationTitle: Sendable, ExpressibleByStringLiteral {
  /// Creates a title.
  public init(_ title: LocalizedStringResource) {}
  /// Creates a title for one value, and one for several.
  public init(
    specific: LocalizedStringResource, generic: LocalizedStringResource, table: String? = nil
  ) {}
  /// Creates a title.
  public init(stringLiteral value: String) {}
}

/// A text with the place of a parameter.
public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent>: Sendable,
  ExpressibleByStringInterpolation
{
  /// The parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Value>) {}
  }
  /// Creates a text.
  public init(_ value: String) {}
  /// Creates a text.
  public init(stringLiteral value: String) {}
  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Options of a parameter with a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
  /// Creates a collection of options.
  public init(
    _ optionsProvider: Provider, title: AppShortcutParameterPresentationTitle,
    systemImageName: String
  ) {}
}

/// A result builder of options of a parameter.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
  /// Builds options.
  public static func buildExpression<P>(_ collection: AppShortcutOptionsCollection<P>) {}
  /// Combines options.
  public static func buildBlock(_ collections: Void...) {}
}

extension AppShortcutsProvider {
  /// How a parameter is presented.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
  /// The summary of a parameter's options.
  public typealias Summary = AppShortcutParameterPresentationSummary
  /// Options of a parameter with a title.
  public typealias OptionsCollection = AppShortcutOptionsCollection
}

extension AppShortcut {
  /// Creates an app shortcut with a presentation of its parameter.
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>?
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}
