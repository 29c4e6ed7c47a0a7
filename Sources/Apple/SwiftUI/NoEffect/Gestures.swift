// More gestures, which have no effect in still pictures.

extension FocusState {
  /// The type of binding to the focus.
  public typealias Binding = SwiftUI.Binding<Value>
}

nonisolated extension View {
  /// Performs an action with the position of a tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { recorded("onTapGesture", .none) }
  /// Performs an action with the position of a tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { recorded("onTapGesture", .none) }
  /// Names the view's coordinate space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", .none)
  }
  /// Plays feedback when a value changes and a condition holds.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { recorded("sensoryFeedback", .none) }
  /// Plays feedback that depends on a change of a value.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { recorded("sensoryFeedback", .none) }
}

extension SensoryFeedback {
  /// The weight of colliding objects.
  public enum Weight: Sendable {
    /// The weights of an impact.
    case light, medium, heavy
  }
  /// The flexibility of colliding objects.
  public enum Flexibility: Sendable {
    /// The flexibilities of colliding objects.
    case rigid, solid, soft
  }
  /// Feedback for an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Feedback for an impact of a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Feedback for an increase or a decrease of a value.
  public static let increase = SensoryFeedback(), decrease = SensoryFeedback()
  /// Feedback for alignment, or for a change between levels.
  public static let alignment = SensoryFeedback(), levelChange = SensoryFeedback()
  /// Feedback for the start or end of an activity.
  public static let start = SensoryFeedback(), stop = SensoryFeedback()
}
