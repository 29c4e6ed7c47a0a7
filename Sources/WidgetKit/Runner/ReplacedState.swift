/// A state of a widget that another one is shown for, since its own cannot be had.
struct ReplacedState: Codable, Sendable {
  /// The state that the widget was asked for.
  let state: ReachedPlace.State
  /// The state that is shown instead.
  let by: ReachedPlace.State
  /// Why, on one line.
  let reason: String
}
