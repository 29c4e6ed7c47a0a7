// Support for assistive technology that archives do not contain.

/// The direction and the place of a zoom.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// Nearer, or further away.
    case zoomIn, zoomOut
  }
  /// The direction.
  public let direction: Direction
  /// The place in the view's size.
  public let location: UnitPoint
  /// The place in the view.
  public let point: CGPoint
}

/// How touches reach a view while VoiceOver runs.
@RawValue<UInt>
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The view has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// VoiceOver is silent on touches.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The look of a quick action on a watch.
public protocol AccessibilityQuickActionStyle {}
/// A quick action with an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
/// A quick action with its own prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A quick action with an outline.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A quick action with its own prompt.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

nonisolated extension View {
  /// Sets the view that VoiceOver reads first.
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>, _ value: V
  ) -> some View { recorded("accessibilityDefaultFocus", .none) }
  /// Performs an action for a zoom.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { recorded("accessibilityZoomAction", .none) }
  /// Sets a point from which the view can be dragged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    recorded("accessibilityDragPoint", .none)
  }
  /// Sets a point from which the view can be dragged.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { recorded("accessibilityDragPoint", .none) }
  /// Sets a point to which something can be dragged.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    recorded("accessibilityDropPoint", .none)
  }
  /// Sets a point to which something can be dragged.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { recorded("accessibilityDropPoint", .none) }
  /// Sets what VoiceOver says after a scroll view has moved.
  public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { recorded("accessibilityScrollStatus", .none) }
  /// Sets what VoiceOver says after a scroll view has moved.
  public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { recorded("accessibilityScrollStatus", .none) }
  /// Lets touches reach the view while VoiceOver runs.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { recorded("accessibilityDirectTouch", .none) }
  /// Adds a quick action on a watch.
  public func accessibilityQuickAction<C: View>(
    style: some AccessibilityQuickActionStyle, @ViewBuilder content: () -> C
  ) -> some View { recorded("accessibilityQuickAction", .none) }
}
