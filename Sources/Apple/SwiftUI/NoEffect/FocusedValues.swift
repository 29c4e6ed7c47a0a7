// Values of the focused view; no view of a picture has the focus.

/// How a view reacts to the focus.
@RawValue<Int>
public struct FocusInteractions: OptionSet, Sendable {
  /// The focus activates the view.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focus edits the view's content.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The platform's default.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus is evaluated.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the focus moves by itself, or also when a person moves it.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Technologies that people use in place of a screen or of touches.
@RawValue<Int>
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Resets the focus in a scope, which has no effect.
public struct ResetFocusAction: Sendable {
  /// Resets the focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Resets the focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

nonisolated extension View {
  /// Sets a value that is available while the view has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { recorded("focusedValue", .none) }
  /// Sets a value that is available while the view has the focus.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { recorded("focusedValue", .none) }
  /// Sets an object that is available while the view has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    recorded("focusedValue", .none)
  }
  /// Sets a value that is available while the view's scene has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { recorded("focusedSceneValue", .none) }
  /// Sets a value that is available while the view's scene has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { recorded("focusedSceneValue", .none) }
  /// Sets an object that is available while the view's scene has the focus.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    recorded("focusedSceneValue", .none)
  }
  /// Sets how the view reacts to the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { recorded("focusable", .none) }
  /// Limits the preference for the focus to the views inside.
  public func focusScope(_ namespace: Namespace.ID) -> some View { recorded("focusScope", .none) }
  /// Sets whether the view has the focus first.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { recorded("prefersDefaultFocus", .none) }
}
