import VitrineFoundation

/// An action of an app that the system can run, as `AppIntent`.
///
/// Parameters are properties with `@Parameter`. Archives contain the type of an intent and the
/// values of its parameters.
public protocol AppIntent: Sendable {
  /// The type of the result that `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The title of the intent.
  static var title: LocalizedStringResource { get }
  /// The description of the intent; `nil` for none.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the foreground before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// Whether people find the intent in Shortcuts and Spotlight.
  static var isDiscoverable: Bool { get }
  /// The authentication that the intent requires.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The modes in which the intent can run.
  static var supportedModes: IntentModes { get }
  /// The name by which earlier versions identified the intent.
  static var persistentIdentifier: String { get }
  /// The sentence that describes the intent with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters have their default values.
  init()
  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of the intent, as `@Parameter`.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
  /// A sentence that describes the intent with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A summary that depends on a condition.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A summary that depends on a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// The summary for one value of a parameter.
  public typealias Case<Value: Equatable> = ParameterSummaryCaseCondition<Self, Value>
  /// The summary for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
  /// A value that the app provides to its intents.
  public typealias Dependency = AppDependency

  /// No description by default.
  public static var description: IntentDescription? { nil }
  /// The app stays in the background by default.
  public static var openAppWhenRun: Bool { false }
  /// People find the intent by default.
  public static var isDiscoverable: Bool { true }
  /// The intent also runs on a locked device by default.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The intent runs in the background by default.
  public static var supportedModes: IntentModes { .background }
  /// The name of the type by default.
  public static var persistentIdentifier: String { String(describing: Self.self) }
  /// An empty summary by default.
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

/// The authentication that an intent requires.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// The intent also runs on a locked device.
  case alwaysAllowed
  /// The person must be authenticated.
  case requiresAuthentication
  /// The device itself must be unlocked.
  case requiresLocalDeviceAuthentication
}

/// The modes in which an intent can run.
public struct IntentModes: OptionSet, Sendable, Hashable {
  /// The modes as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the foreground.
  public enum ForegroundMode: Sendable, Hashable {
    /// Before the intent runs.
    case immediate
    /// When the intent requests it.
    case dynamic
    /// After the intent has run.
    case deferred
  }

  /// The intent runs in the background.
  public static let background = IntentModes(rawValue: 1 << 0)
  /// Whether an intent in this mode can continue in the foreground; always `false`.
  public var canContinueInForeground: Bool { false }
  /// The app comes to the foreground before the intent runs.
  public static let foreground = IntentModes(rawValue: 1 << 1)
  static let dynamicForeground = IntentModes(rawValue: 1 << 2)
  static let deferredForeground = IntentModes(rawValue: 1 << 3)
  static let anyForeground: IntentModes = [foreground, dynamicForeground, deferredForeground]
  /// The app comes to the foreground at a time that the mode defines.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: .dynamicForeground
    case .deferred: .deferredForeground
    }
  }
}

/// A description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The localized description.
  public var descriptionText: LocalizedStringResource
  /// The category in Shortcuts.
  public var categoryName: LocalizedStringResource?
  /// Keywords for searches.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public var resultValueName: LocalizedStringResource?

  /// Creates a description from a localized text.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates an intent description.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a description from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
