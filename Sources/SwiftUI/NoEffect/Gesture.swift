/// A movement of fingers; archives hold still pictures.
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Creates a gesture mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Disables all gestures.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables all gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { RecordedGesture(self) }
  /// Does something while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture {
    RecordedGesture(self)
  }
  /// Keeps a value while the gesture goes on.
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

/// A touch that lasts.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it lasted.
  public typealias Value = Bool
  /// Creates a gesture with a minimum duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: Gesture, Sendable {
  /// Where the touch is.
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

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// How far they moved apart.
  public typealias Value = CGFloat
  /// Creates a magnify gesture.
  public init() {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// How far they turned.
  public typealias Value = Angle
  /// Creates a rotate gesture.
  public init() {}
}
