import VitrineFoundation

/// An action that the system knows by its kind.
public protocol SystemIntent: AppIntent {}

/// An action that sets a value, such as a control's toggle.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable
  /// The value that is set; the system puts the new one in.
  var value: ValueType { get nonmutating set }
}

/// An action that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: Sendable
  /// The entity to open.
  var target: Value { get nonmutating set }
}

extension OpenIntent {
  /// The app comes to the foreground.
  public static var openAppWhenRun: Bool { true }
  /// The app opens the target by itself.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An action that deletes something.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// The entities to delete.
  var entities: [Entity] { get }
}

/// An action that opens an address in the app.
public struct OpenURLIntent: SystemIntent {
  /// The action's name.
  public static let title: LocalizedStringResource = "Open URL"

  /// The URL to open.
  @Parameter(title: "URL")
  public var url: URL?

  /// Creates an open URL intent.
  public init() {}
  /// Creates an open URL intent.
  public init(_ url: URL) {
    self.init()
    self.url = url
  }

  /// The app opens the address by itself.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An action that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An action that starts a Live Activity, as earlier systems call it.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An action that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An action that starts playing sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An action that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An action that takes pictures.
public protocol CameraCaptureIntent: SystemIntent {
  /// The type of the data that the app shares with its capture extension.
  associatedtype AppContext: Codable & Sendable = Never
}
extension CameraCaptureIntent {
  /// The data that the app has shared; always `nil`, because nothing is stored.
  public static var appContext: AppContext? { get async throws { nil } }
  /// Tells the extension something, which nobody hears.
  public static func updateAppContext(_ context: AppContext) async throws {}
}
/// An action that starts to talk over a push-to-talk channel.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
/// An action that shows the app's own search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
/// An action that shows a picture of its result.
public protocol SnippetIntent: SystemIntent {}
/// An action that can be undone.
public protocol UndoableIntent: AppIntent {}
/// An action that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}
/// An action that runs when the app opens its content.
public protocol TargetContentProvidingIntent: AppIntent {}
/// An action that follows one of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of SiriKit's intent.
  static var intentClassName: String { get }
}

/// An action that can go on in the app's foreground.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// An error that asks a person to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> some Error { AppIntentError.needsForeground }

  /// Asks a person to go on in the app; nobody answers here.
  ///
  /// - Throws: always.
  @MainActor
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentError.needsForeground
  }
}

/// An action that the system can propose.
public protocol PredictableIntent: AppIntent {
  /// The sentences of a proposal.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// The sentences of a proposal.
  static var predictionConfiguration: PredictionConfiguration { get }
}

/// The sentences of a proposal.
public protocol IntentPredictionConfiguration: Sendable {}

/// A sentence of a prediction, which is not shown here.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates an intent prediction.
  public init(
    parameters: Any..., displayRepresentation: (Intent) -> DisplayRepresentation
  ) {}
  /// Creates an intent prediction.
  public init(displayRepresentation: () -> DisplayRepresentation) {}
}

/// Why an action cannot run.
public enum AppIntentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It asks for the app's foreground.
  case needsForeground
  /// It asks a person for a value.
  case needsValue(parameter: String)
  /// It asks a person to choose or to confirm.
  case needsPerson(dialog: String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .needsForeground: "the intent asks to go on in the app, which does not run here"
    case .needsValue(let name): "parameter '\(name)' has no value"
    case .needsPerson(let dialog): "the intent asks a question that nobody answers: \(dialog)"
    }
  }
}
