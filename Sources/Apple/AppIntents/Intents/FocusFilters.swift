import VitrineFoundation

// Intents that the system runs with a Focus, with workouts and with dives, but no widget.

/// An intent that adapts the app to a Focus.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the system does for the app in the Focus.
  var appContext: FocusFilterAppContext { get }
  /// Returns filters that the system suggests.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing by default.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  /// No filters by default.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
  /// The filter that is active; never one here.
  ///
  /// - Throws: always, because no Focus is active.
  public static var current: Self { get async throws { throw AppIntentError.noFocus } }
  /// Tells the system that what it does for the app has changed; has no effect here.
  public static func invalidateFocusFilterAppContext() {}
}

/// A reason why the filter of a Focus is missing.
public enum SetFocusFilterIntentError: Error, Hashable {
  /// No filter is active, or a parameter has no value.
  case notFound, missingParameterValue
}

extension AppIntentError {
  static let noFocus = AppIntentError.needsPerson(dialog: "no Focus is active")
}

/// What the system does for an app in a Focus.
public struct FocusFilterAppContext {
  /// Selects the notifications that are shown.
  public var notificationFilterPredicate: NSPredicate?
  /// An identifier of what the app shows.
  public var targetContentIdentifierPrefix: String?
  /// Creates a context.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The Focus for which filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {
  /// An identifier of what the app shows.
  public var targetContentIdentifierPrefix: String?
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
  /// The kinds of workouts.
  associatedtype WorkoutStyle: IntentValue
  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }
  /// Workouts that the system suggests.
  static var suggestedWorkouts: [Self] { get }
}
extension StartWorkoutIntent {
  /// The app comes to the foreground.
  public static var openAppWhenRun: Bool { true }
  /// Tells the system that its suggestions have changed; has no effect here.
  public static func invalidateSuggestedWorkouts() {}
  /// Creates an intent of a kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}
/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// A kind of content that can be searched by a string.
public enum StringSearchScope: String, Sendable {
  /// The kind of content with this name.
  case general, movies, tv, freeformVideo, addresses, appSettings, locations, media, people,
    products, places, events
}

/// What can be searched.
public protocol SearchCriteria: Sendable {
  /// The kinds of content that can be searched.
  associatedtype SearchScopes
}

/// A string that is searched.
public struct StringSearchCriteria: SearchCriteria, Hashable {
  /// The kinds of content that can be searched.
  public typealias SearchScopes = [StringSearchScope]
  /// The string.
  public var term: String
  /// Creates criteria.
  public init(term: String) { self.term = term }
}
