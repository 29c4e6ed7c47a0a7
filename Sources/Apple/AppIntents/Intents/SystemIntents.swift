import VitrineFoundation

/// An intent of a kind that the system defines.
public protocol SystemIntent: AppIntent {}

/// An intent that sets a value, such as that of a control's toggle.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable
  /// The value, which the system sets.
  var value: ValueType { get nonmutating set }
}

/// An intent that opens an entity in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: Sendable
  /// The entity to open.
  var target: Value { get nonmutating set }
}

extension OpenIntent {
  /// The app comes to the foreground by default.
  public static var openAppWhenRun: Bool { true }
  /// Does nothing, because the app opens the target.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// The entities to delete.
  var entities: [Entity] { get }
}

/// An intent that opens a URL in the app.
public struct OpenURLIntent: SystemIntent {
  /// The title of the intent.
  public static let title: LocalizedStringResource = "Open URL"

  /// The URL to open.
  @Parameter(title: "URL")
  public var url: URL?

  /// Creates an intent without a URL.
  public init() {}
  /// Creates an intent with a URL.
  public init(_ url: URL) {
    self.init()
    self.url = url
  }

  /// Does nothing, because the app opens the URL.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// The name of `LiveActivityIntent` in earlier versions of the system.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that plays audio.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that starts playing audio.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that captures photos or videos.
public protocol CameraCaptureIntent: SystemIntent {
  /// The type of the data that the app shares with its capture extension.
  associatedtype AppContext: Codable & Sendable = Never
}
extension CameraCaptureIntent {
  /// The data that the app has shared; always `nil`, because nothing is stored.
  public static var appContext: AppContext? { get async throws { nil } }
  /// Shares data with the extension; has no effect here.
  public static func updateAppContext(_ context: AppContext) async throws {}
}
/// An intent that starts a transmission on a push-to-talk channel.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of what is searched.
  associatedtype Criteria: SearchCriteria = StringSearchCriteria
  /// What is searched.
  var criteria: Criteria { get nonmutating set }
  /// The kinds of content that can be searched.
  static var searchScopes: [StringSearchScope] { get }
}
extension ShowInAppSearchResultsIntent {
  /// All kinds of content.
  public static var searchScopes: [StringSearchScope] { [.general] }
}
/// An intent that shows a snippet.
public protocol SnippetIntent: SystemIntent {}
/// An intent that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
  /// The progress, which nobody sees here.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that another one replaces.
public protocol DeprecatedAppIntent: AppIntent {
  /// The type of the other intent.
  associatedtype ReplacementIntent = Never
  /// What people read of the other intent.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people read of an intent that replaces another one.
public struct IntentDeprecation<ReplacementIntent>: Sendable {
  /// The text.
  public var message: LocalizedStringResource
  /// The intent that is used instead.
  public var replacedBy: ReplacementIntent.Type?
  /// Creates a text with the intent that is used instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    (self.message, self.replacedBy) = (message, replacedBy)
  }
  /// Creates a text.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }
  /// Creates a replacement without a text.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}

/// An intent that finds videos and plays them.
public protocol PlayVideoIntent: SystemIntent {
  /// The categories that can be found.
  static var supportedCategories: [VideoCategory] { get }
  /// What is looked for.
  var term: String { get set }
}
extension PlayVideoIntent {
  /// The app comes to the foreground.
  public static var openAppWhenRun: Bool { true }
}

/// A category of videos.
public enum VideoCategory: String, AppEnum {
  /// The category with this name.
  case movies, tv, freeform
  /// The name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
  /// The names of the categories.
  public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
    .movies: "Movies", .tv: "TV", .freeform: "Video",
  ]
}
/// An intent that runs when the app opens its content.
public protocol TargetContentProvidingIntent: AppIntent {}
/// An intent that replaces a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class name of the SiriKit intent.
  static var intentClassName: String { get }
}

/// An intent that can continue in the app's foreground.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns an error that asks a person to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> some Error { AppIntentError.needsForeground }

  /// Asks a person to continue in the app.
  ///
  /// - Throws: always, because nobody can answer.
  @MainActor
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentError.needsForeground
  }
}

/// An intent that the system can suggest.
public protocol PredictableIntent: AppIntent {
  /// The type of the predictions.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// The predictions, with their texts.
  static var predictionConfiguration: PredictionConfiguration { get }
}

/// Predictions with their texts.
public protocol IntentPredictionConfiguration: Sendable {}

/// The text of a prediction, which is not shown here.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates an intent prediction.
  public init(
    parameters: Any..., displayRepresentation: (Intent) -> DisplayRepresentation
  ) {}
  /// Creates an intent prediction.
  public init(displayRepresentation: () -> DisplayRepresentation) {}
}

/// The reason why an intent cannot run.
public enum AppIntentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The intent requests the app's foreground.
  case needsForeground
  /// The intent asks a person for a value.
  case needsValue(parameter: String)
  /// The intent asks a person for a choice or a confirmation.
  case needsPerson(dialog: String)
  /// The intent ends with one of the system's errors.
  case failed(reason: String)

  /// The reason as text.
  public var description: String {
    switch self {
    case .needsForeground: "the intent asks to continue in the app, which is not running here"
    case .needsValue(let name): "parameter '\(name)' has no value"
    case .failed(let reason): "the intent failed: \(reason)"
    case .needsPerson(let dialog): "the intent asks a question, which nobody can answer: \(dialog)"
    }
  }
}
