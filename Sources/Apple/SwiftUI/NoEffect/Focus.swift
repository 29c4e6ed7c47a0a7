// The focus, which no view of a picture has.

/// Whether a view has the focus of assistive technology.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// The current value of the property.
  public var wrappedValue: Value {
    get { start }
    nonmutating set {}
  }
  private let start: Value
  /// Creates an accessibility focus state.
  public init() where Value == Bool { start = false }
  /// Creates an accessibility focus state.
  public init<T: Hashable>() where Value == T? { start = nil }
  /// Creates an accessibility focus state of some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { start = false }
  /// Creates an accessibility focus state of some assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    start = nil
  }
  /// A binding to the focus.
  public var projectedValue: Self { self }
}

/// Values of the focused view.
public struct FocusedValues {
  /// The value of a key; always `nil`, because no view has the focus.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}

/// A key for values of the focused view.
public protocol FocusedValueKey {
  /// The type of value that the key identifies.
  associatedtype Value
}

/// A value of the focused view.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// The value; always `nil`, because no view has the focus.
  public var wrappedValue: Value? { nil }
  /// Creates a focused value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a focused value of an observable type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
}

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// The value increases or decreases.
  case increment, decrement
}

/// The role of a view in a labelled pair.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The view is the label, or the content it describes.
  case label, content
}

nonisolated extension View {
  /// Binds the focus of the view to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    recorded("focused", .none)
  }
  /// Binds the focus of the view to a value.
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { recorded("focused", .none) }
  /// Sets the view that has the focus initially.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { recorded("defaultFocus", .none) }
  /// Marks a region through which the focus moves.
  public func focusSection() -> some View { recorded("focusSection", .none) }
  /// Sets whether the focus effect is disabled.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", .none)
  }
  /// Binds the focus of assistive technology to a value.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>) -> some View {
    recorded("accessibilityFocused", .none)
  }
  /// Adds an accessibility action.
  @StringForm public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { recorded("accessibilityAction", .none) }
  /// Adds accessibility actions.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    recorded("accessibilityActions", .none)
  }
  /// Adds an action that increments or decrements a value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { recorded("accessibilityAdjustableAction", .none) }
  /// Pairs a label with the content it describes.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { recorded("accessibilityLabeledPair", .none) }
  /// Shows a large version of another view when this one is held.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { recorded("accessibilityShowsLargeContentViewer", .none) }
  /// Sets the pitch of spoken text.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", .none)
  }
  /// Sets whether VoiceOver speaks punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", .none)
  }
  /// Assigns a hand gesture to the view.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { recorded("handGestureShortcut", .none) }
}

/// A hand gesture.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The primary action.
  public static let primaryAction = HandGestureShortcut()
}
