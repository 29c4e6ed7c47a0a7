/// A gesture, which has no effect in still pictures.
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  var body: Body { get }
  /// The type of the gesture's value, from which the compiler infers that of a composed gesture.
  static var _value: Value.Type { get }
}

extension Gesture where Value == Body.Value {
  /// The type of the value of the gesture inside.
  public static var _value: Body.Value.Type { Body.Value.self }
}

extension Gesture where Body == Never {
  /// The type of the gesture's value.
  public static var _value: Value.Type { Value.self }
  /// Never called: nothing recognizes gestures in a still picture.
  public var body: Never { preconditionFailure("a gesture without a body was asked for it") }
}

/// A gesture that consists of no others.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension Never: Gesture {
  /// The gesture does not exist, and has no value.
  public typealias Value = Never
  /// The type of the value, which does not exist.
  public static var _value: Never.Type { Never.self }
}

extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// The type of the wrapped gesture's value.
  public typealias Value = Wrapped.Value
}

/// The gestures that are recognized.
@RawValue<UInt32>
public struct GestureMask: OptionSet, Sendable {
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
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    RecordedGesture<Value>()
  }
  /// Performs an action while the gesture continues.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    RecordedGesture<Value>()
  }
  /// Updates a state while the gesture continues.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
  /// Replaces the gesture's value.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> { RecordedGesture<T>() }
  /// Combines the gesture with keys of a keyboard that are held.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> {
    RecordedGesture<Value>()
  }
  /// Combines the gesture with another one that follows it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// Combines gestures, of which only one succeeds.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Combines gestures that are recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}

/// A gesture whose closures are not called.
struct RecordedGesture<Result>: PrimitiveGesture {
  typealias Value = Result
}

/// A gesture of any type.
public struct AnyGesture<Result>: PrimitiveGesture {
  /// The type of the hidden gesture's value.
  public typealias Value = Result
  /// Creates a gesture that hides another one's type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  /// The gesture that updates the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Updates the state; never called.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, self.body) = (base, state, body) }
}

/// A gesture that is recognized after another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the sequence.
  public enum Value {
    /// The first gesture's value, or both values.
    case first(First.Value), second(First.Value, Second.Value?)
  }
  /// The gestures in order.
  public var first: First, second: Second
  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which only one succeeds.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that succeeded.
  public enum Value {
    /// The value of one of the gestures.
    case first(First.Value), second(Second.Value)
  }
  /// The gestures, of which the first has precedence.
  public var first: First, second: Second
  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The gestures.
  public var first: First, second: Second
  /// Creates a gesture from two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
