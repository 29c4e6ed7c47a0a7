// What has the focus: nothing in a picture has.

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
  /// The state, for views.
  public var projectedValue: Self { self }
}

/// Values of what has the focus.
public struct FocusedValues {
  /// The value of a key: nothing has the focus.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}

/// A key of a value of what has the focus.
public protocol FocusedValueKey {
  /// The kind of value.
  associatedtype Value
}

/// A value of what has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// The value: nothing has the focus.
  public var wrappedValue: Value? { nil }
  /// Creates a focused value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
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
  /// Ties the focus to a value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    recorded("focused", .none)
  }
  /// Ties the focus to a value.
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { recorded("focused", .none) }
  /// Sets what has the focus at first.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    recorded("defaultFocus", .none)
  }
  /// Keeps the focus together.
  public func focusSection() -> some View { recorded("focusSection", .none) }
  /// Leaves out the frame of the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", .none)
  }
  /// Ties the focus of assistive technology to a value.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>) -> some View {
    recorded("accessibilityFocused", .none)
  }
  /// Adds an action for other software.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { recorded("accessibilityAction", .none) }
  /// Adds an action for other software.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { recorded("accessibilityAction", .none) }
  /// Adds actions for other software.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    recorded("accessibilityActions", .none)
  }
  /// Lets other software make a value larger and smaller.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { recorded("accessibilityAdjustableAction", .none) }
  /// Pairs a label with the content it describes.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { recorded("accessibilityLabeledPair", .none) }
  /// Shows a large form of another view.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { recorded("accessibilityShowsLargeContentViewer", .none) }
  /// Adds words for other software.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Sets how high text is read.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", .none)
  }
  /// Sets whether signs are read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", .none)
  }
  /// Makes a gesture of the hand do what the view does.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { recorded("handGestureShortcut", .none) }
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The primary action.
  public static let primaryAction = HandGestureShortcut()
}
