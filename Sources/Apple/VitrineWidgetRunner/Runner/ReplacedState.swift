import WidgetKit

/// A state of a widget that is not available and replaced by another one.
struct ReplacedState: Codable, Sendable {
  /// The state for which the widget was asked.
  let state: ReachedPlace.State
  /// The state that is shown instead.
  let by: ReachedPlace.State
  /// The reason, on one line.
  let reason: String
}
