// More gestures: a picture is not touched.

/// Two fingers that move apart, as earlier systems call it.
public typealias MagnificationGesture = MagnifyGesture
/// Two fingers that turn, as earlier systems call it.
public typealias RotationGesture = RotateGesture

/// A tap at a point.
public struct SpatialTapGesture: Gesture, Sendable {
  /// Where it was.
  public struct Value: Equatable, Sendable {
    /// The current location.
    public var location: CGPoint
  }
  /// Creates a spatial tap gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two it is.
  public enum Value {
    /// The first, or the second after it.
    case first(First.Value), second(First.Value, Second.Value?)
  }
}

extension Gesture {
  /// The gesture, and another one after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture()
  }
  /// Combines gestures, of which only one succeeds.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture {
    RecordedGesture(self)
  }
  /// Combines gestures that are recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture {
    RecordedGesture(self)
  }
}

extension FocusState {
  /// The focus, for views.
  public typealias Binding = SwiftUI.Binding<Value>
}

nonisolated extension View {
  /// Does something where the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { recorded("onTapGesture", .none) }
  /// Names a space that boxes are measured in.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", .none)
  }
  /// Plays a sign when a value changes in a way.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { recorded("sensoryFeedback", .none) }
  /// Plays a sign that follows from a change.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { recorded("sensoryFeedback", .none) }
}

extension SensoryFeedback {
  /// How heavy what bumps is.
  public enum Weight: Sendable {
    /// The weights of an impact.
    case light, medium, heavy
  }
  /// How soft what bumps is.
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
  /// A value became larger, or smaller, or fits.
  public static let increase = SensoryFeedback(), decrease = SensoryFeedback()
  /// A value fits.
  public static let alignment = SensoryFeedback(), levelChange = SensoryFeedback()
  /// Feedback for the start or end of an activity.
  public static let start = SensoryFeedback(), stop = SensoryFeedback()
}
