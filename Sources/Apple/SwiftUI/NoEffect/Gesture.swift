/// A gesture, which has no effect in still pictures.
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
}

/// The gestures that are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Disables all gestures.
  public static let none: GestureMask = []
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of its subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables all gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// Performs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { RecordedGesture(self) }
  /// Performs an action while the gesture continues.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture {
    RecordedGesture(self)
  }
  /// Updates a state while the gesture continues.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture { RecordedGesture(self) }
}

/// A gesture whose closures are not called.
struct RecordedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  init(_ base: Base) {}
}

/// A gesture that recognizes taps.
public struct TapGesture: Gesture, Sendable {
  /// A tap gesture has no value.
  public typealias Value = Void
  /// Creates a gesture that recognizes a number of taps.
  public init(count: Int = 1) {}
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the press was long enough.
  public typealias Value = Bool
  /// Creates a gesture with a minimum duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture that recognizes dragging.
public struct DragGesture: Gesture, Sendable {
  /// The position of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The point where it started.
    public var startLocation: CGPoint
    /// The translation from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  /// Creates a gesture with a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch with two fingers.
public struct MagnifyGesture: Gesture, Sendable {
  /// The magnification.
  public typealias Value = CGFloat
  /// Creates a magnify gesture.
  public init() {}
}

/// A rotation with two fingers.
public struct RotateGesture: Gesture, Sendable {
  /// The angle of the rotation.
  public typealias Value = Angle
  /// Creates a rotate gesture.
  public init() {}
}
