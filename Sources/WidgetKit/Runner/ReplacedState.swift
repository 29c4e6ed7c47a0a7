/// A state of a widget that another one is shown for, since its own cannot be had.
struct ReplacedState: Codable, Sendable {
  /// What the widget was asked for.
  let state: ReachedPlace.State
  /// What is shown for it.
  let by: ReachedPlace.State
  /// Why, on one line.
  let reason: String
}
