import VitrineFoundation

/// An action of an app that the system can run, as `AppIntent`.
///
/// Parameters are properties with `@Parameter`; a control's archive holds the intent's type and the
/// values of its parameters.
public protocol AppIntent: Sendable {
  /// The type of the result that `perform()` returns.
  associatedtype PerformResult: IntentResult
  /// The sentence that describes the action with its parameters.
  associatedtype SummaryContent: ParameterSummary

  /// The action's name.
  static var title: LocalizedStringResource { get }
  /// The description of the action; `nil` for none.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the foreground before the action runs.
  static var openAppWhenRun: Bool { get }
  /// Whether people find the action in Shortcuts and Spotlight.
  static var isDiscoverable: Bool { get }
  /// Whether the device must be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// In which modes of the app the action runs.
  static var supportedModes: IntentModes { get }
  /// The name under which older versions knew the action.
  static var persistentIdentifier: String { get }
  /// The sentence that describes the action with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an action whose parameters have their defaults.
  init()
  /// Runs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that the system or a person gives the action.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
  /// A sentence that describes the action.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on a parameter.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A summary that depends on a parameter.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// A sentence for one value of a parameter.
  public typealias Case = ParameterSummaryCaseCondition<Self>
  /// The sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
  /// A value that the app gives to all its intents.
  public typealias Dependency = AppDependency

  /// No description by default.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// People find the action.
  public static var isDiscoverable: Bool { true }
  /// It runs on a locked device too.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// It runs in the background.
  public static var supportedModes: IntentModes { .background }
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
  /// An empty summary by default.
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

/// Whether a device must be unlocked for an action.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  /// It runs on a locked device too.
  case alwaysAllowed
  /// The person must have unlocked the device.
  case requiresAuthentication
  /// This device itself must be unlocked.
  case requiresLocalDeviceAuthentication
}

/// In which modes of the app an action runs.
public struct IntentModes: OptionSet, Sendable, Hashable {
  /// The corresponding value of the raw type.
  public let rawValue: Int
  /// Creates an intent modes.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the foreground.
  public enum ForegroundMode: Sendable, Hashable {
    /// The app opens before the action runs.
    case immediate
    /// When the action asks for it.
    case dynamic
    /// When the action has run.
    case deferred
  }

  /// The app stays where it is.
  public static let background = IntentModes(rawValue: 1 << 0)
  /// The app comes to the foreground before the action runs.
  public static let foreground = IntentModes(rawValue: 1 << 1)
  static let dynamicForeground = IntentModes(rawValue: 1 << 2)
  static let deferredForeground = IntentModes(rawValue: 1 << 3)
  static let anyForeground: IntentModes = [foreground, dynamicForeground, deferredForeground]
  /// The app comes to the foreground at some time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: .dynamicForeground
    case .deferred: .deferredForeground
    }
  }
}

/// A description of what an action does.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The localized description.
  public var descriptionText: LocalizedStringResource
  /// The group in Shortcuts.
  public var categoryName: LocalizedStringResource?
  /// Words to find it by.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of the action's result.
  public var resultValueName: LocalizedStringResource?

  /// Creates an intent description.
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

  /// Creates a description of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
