// Settings for the system's bars, pointers and windows, which widgets do not have.

/// The appearance of the pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The default pointer.
  public static let `default` = PointerStyle()
  /// The pointer over links.
  public static let link = PointerStyle()
}

/// The position of a pointer.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location, or has left the view.
  case active(CGPoint), ended
}

/// Whether a material has the appearance of an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  /// The platform's default, or an active appearance.
  public static let automatic = MaterialActiveAppearance(), active = MaterialActiveAppearance()
  /// An inactive appearance.
  public static let inactive = MaterialActiveAppearance()
}

/// Whether holding a button repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The platform's default, or repeating.
  public static let automatic = ButtonRepeatBehavior(), enabled = ButtonRepeatBehavior()
  /// Holding the button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior()
}

/// The width of a button.
public struct ButtonSizing: Hashable, Sendable {
  /// The platform's default.
  public static let automatic = ButtonSizing(isFlexible: false)
  /// The button fills the available width.
  public static let flexible = ButtonSizing(isFlexible: true)
  /// The button fits its label.
  public static let fitted = ButtonSizing(isFlexible: false)
  let isFlexible: Bool

}

extension EnvironmentValues {
  /// How wide buttons are.
  @Entry public internal(set) var buttonSizing: ButtonSizing = .automatic
}

/// When a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The platform's default, or never minimized.
  public static let automatic = TabBarMinimizeBehavior(), never = TabBarMinimizeBehavior()
  /// The tab bar is minimized while scrolling down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The tab bar is minimized while scrolling up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The behaviour of Writing Tools in text views.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The platform's default, or complete.
  public static let automatic = WritingToolsBehavior(), complete = WritingToolsBehavior()
  /// Limited, or disabled.
  public static let limited = WritingToolsBehavior(), disabled = WritingToolsBehavior()
}

nonisolated extension View {
  /// Hides the status bar.
  public func statusBar(hidden: Bool) -> some View { recorded("statusBar", .none) }
  /// Hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", .none)
  }
  /// Shows or hides the system's persistent overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", .none)
  }
  /// Gives the app's gestures precedence over those of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", .none)
  }
  /// Sets the effect under a pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", .none)
  }
  /// Sets whether the effect under a pointer is disabled.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", .none)
  }
  /// Performs an action when the pointer moves.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    recorded("onContinuousHover", .none)
  }
  /// Sets the style of a pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { recorded("pointerStyle", .none) }
  /// Sets the text with which the view is selected by typing.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View {
    recorded("typeSelectEquivalent", .none)
  }
  /// Sets whether materials have the appearance of an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", .none)
  }
  /// Sets whether holding a button repeats its action.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", .none)
  }
  /// Sets the width of buttons.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    transformEnvironment { $0.buttonSizing = sizing }
  }
  /// Sets when the tab bar is minimized.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", .none)
  }
  /// Sets the behaviour of Writing Tools.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", .none)
  }
  /// Extends the view under bars at its sides.
  public func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect", .none)
  }
  /// Excludes the view from screenshots and recordings.
  public func contentCaptureProtected(_ contentCaptureProtected: Bool = true) -> some View {
    recorded("contentCaptureProtected", .none)
  }
  /// Sets whether events activate an inactive window.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    recorded("allowsWindowActivationEvents", .none)
  }
  /// Sets the default store of `@AppStorage`.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage", .none)
  }
  /// Binds a value to the rotation of the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    recorded("digitalCrownRotation", .none)
  }
  /// Binds a value in a range to the rotation of the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil
  ) -> some View { recorded("digitalCrownRotation", .none) }
  /// Identifies a glass effect for transitions.
  public func glassEffectID(_ id: some Hashable & Sendable, in namespace: Namespace.ID)
    -> some View
  { recorded("glassEffectID", .none) }
}
