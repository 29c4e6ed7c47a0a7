// The system's gestures, which have no effect in still pictures.

/// A gesture that recognizes taps.
public struct TapGesture: PrimitiveGesture, Sendable {
  /// A tap gesture has no value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates a gesture that recognizes a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// A gesture that recognizes taps and their position.
public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// The position of a tap.
  public struct Value: Equatable, Sendable {
    /// The current location.
    public var location: CGPoint
  }
  /// Creates a spatial tap gesture.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  /// Creates a spatial tap gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether the press was long enough.
  public typealias Value = Bool
  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The maximum distance that a finger may move, in points.
  public var maximumDistance: CGFloat
  /// Creates a gesture with a minimum duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A gesture that recognizes dragging.
public struct DragGesture: PrimitiveGesture, Sendable {
  /// The position of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The point where it started.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The translation from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location where the drag would end; the current one.
    public var predictedEndLocation: CGPoint { location }
    /// The translation to the location where the drag would end.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// The minimum distance in points.
  public var minimumDistance: CGFloat
  /// Creates a gesture with a minimum distance in points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  /// Creates a gesture with a minimum distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) { self.minimumDistance = minimumDistance }
}

/// A pinch with two fingers.
public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The magnification.
    public var magnification: CGFloat
    /// The velocity of the magnification.
    public var velocity: CGFloat
    /// The point where it started, relative to the view.
    public var startAnchor: UnitPoint
    /// The point where it started.
    public var startLocation: CGPoint
  }
  /// Creates a magnify gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers.
public struct RotateGesture: PrimitiveGesture, Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the value.
    public var time: Date
    /// The angle of the rotation.
    public var rotation: Angle
    /// The velocity of the rotation.
    public var velocity: Angle
    /// The point where it started, relative to the view.
    public var startAnchor: UnitPoint
    /// The point where it started.
    public var startLocation: CGPoint
  }
  /// Creates a rotate gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A pinch with two fingers, before iOS 17.
public struct MagnificationGesture: PrimitiveGesture, Sendable {
  /// The magnification.
  public typealias Value = CGFloat
  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers, before iOS 17.
public struct RotationGesture: PrimitiveGesture, Sendable {
  /// The angle of the rotation.
  public typealias Value = Angle
  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A drag that moves a window.
public struct WindowDragGesture: PrimitiveGesture, Sendable {
  /// The drag has no value.
  public struct Value: Equatable, Sendable {}
  /// Creates the gesture.
  public init() {}
}

/// A gesture that reports touches, clicks and pinches as they are.
public struct SpatialEventGesture: PrimitiveGesture, Sendable {
  /// The events that the gesture recognizes.
  public typealias Value = SpatialEventCollection
  /// Creates the gesture.
  @_disfavoredOverload
  public init(coordinateSpace: CoordinateSpace = .local) {}
  /// Creates the gesture.
  public init(coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// Touches, clicks and pinches; always empty.
public struct SpatialEventCollection: Collection, Equatable, Sendable {
  /// A touch, a click or a pinch.
  public struct Event: Identifiable, Equatable, Sendable {
    /// The kinds of events.
    public enum Kind: Hashable, Sendable {
      /// An event of a finger, a pointer, a pencil, or of eyes and hands.
      case touch, directPinch, indirectPinch, pointer, pencil
    }
    /// Whether an event continues.
    public enum Phase: Hashable, Sendable {
      /// The event continues, has ended, or was cancelled.
      case active, ended, cancelled
    }
    /// The identity of an event.
    public struct ID: Hashable, Sendable {}
    /// The identity of the event.
    public var id: ID
    /// The time of the event, in seconds.
    public var timestamp: TimeInterval
    /// The kind of the event.
    public var kind: Kind
    /// The location of the event.
    public var location: CGPoint
    /// Whether the event continues.
    public var phase: Phase
    /// The keys of a keyboard that are held.
    public var modifierKeys: EventModifiers
  }
  /// The position of an event.
  public typealias Index = Int
  /// The position of the first event.
  public var startIndex: Int { 0 }
  /// The position after the last event.
  public var endIndex: Int { 0 }
  /// Returns the next position.
  public func index(after i: Int) -> Int { i + 1 }
  /// The event at a position; never called, because the collection is empty.
  public subscript(position: Int) -> Event { preconditionFailure("there are no events here") }
  /// The event with an identity; always `nil`.
  public subscript(index: Event.ID) -> Event? { nil }
}
