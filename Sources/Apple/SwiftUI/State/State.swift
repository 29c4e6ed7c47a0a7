/// A value that a view stores; an archive shows its initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  fileprivate final class Box {
    /// The box from an earlier evaluation of the view.
    var kept: Box?
    private lazy var own: Value = start()
    private let start: () -> Value
    init(_ start: @escaping () -> Value) { self.start = start }
    var value: Value {
      get { if let kept { kept.value } else { own } }
      set { if let kept { kept.value = newValue } else { own = newValue } }
    }
  }

  private let box: Box

  /// Creates the property with its initial value.
  ///
  /// No closure: the compiler takes none for a value that an initializer of a view assigns.
  public init(wrappedValue value: Value) { box = Box { value } }
  /// Creates the property with its initial value.
  public init(initialValue value: Value) { box = Box { value } }
  /// Creates the property with a value that is created when it is first needed.
  init(lazily start: @escaping () -> Value) { box = Box(start) }

  /// The current value of the property.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension State: KeptState {
  func join(_ kept: AnyObject?) -> AnyObject {
    guard let kept = kept as? Box else { return box }
    if kept !== box { box.kept = kept }
    return kept
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the property with the initial value `nil`.
  public init() { self.init(initialValue: nil) }
}

/// A value that a gesture updates; an archive shows its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value
  /// Creates the property with its initial value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Creates the property with its initial value.
  public init(initialValue: Value) { value = initialValue }
  /// Creates the property with its initial value and the transaction in which it is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) { value = wrappedValue }
  /// Creates the property with its initial value and the transaction in which it is reset.
  public init(initialValue: Value, resetTransaction: Transaction) { value = initialValue }
  /// Creates the property with its initial value and a closure for its reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = wrappedValue
  }
  /// Creates the property with its initial value and a closure for its reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = initialValue
  }
  /// The current value of the property.
  public var wrappedValue: Value { value }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

/// The focus of a view; no view of an archive has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>
  /// Creates the property, without focus.
  public init() where Value == Bool { state = State(initialValue: false) }
  /// Creates the property, without focus.
  public init<T>() where Value == T? { state = State(initialValue: nil) }
  /// The current value of the property.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: SwiftUI.Binding<Value> { state.projectedValue }
}

/// A length that scales with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let environment = Environment(\.self)
  private let value: Value
  private let style: Font.TextStyle

  /// Creates the property from its value at the standard text size.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    style = textStyle
  }

  /// Creates the property from its value at the standard text size.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size of the view, rounded to whole pixels (assumed).
  public var wrappedValue: Value {
    let values = environment.wrappedValue
    let scaled = Double(value) * style.growth(at: values.dynamicTypeSize)
    // Rounding moves a view by less than a pixel, which is no reason to evaluate it again.
    let scale = Double(values.unwatched.displayScale)
    return Value(scale > 0 ? (scaled * scale).rounded() / scale : scaled)
  }
}

/// A namespace for identities of views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace.
  public init() {}
  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}
