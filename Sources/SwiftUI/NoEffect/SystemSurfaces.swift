// What an app asks of the system's bars, pointers and windows: a widget has none.

/// The appearance of the pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The default pointer.
  public static let `default` = PointerStyle()
  /// The pointer over links.
  public static let link = PointerStyle()
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location, or has left the view.
  case active(CGPoint), ended
}

/// Whether a material looks as in a window in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  /// The platform's default, or an active appearance.
  public static let automatic = MaterialActiveAppearance(), active = MaterialActiveAppearance()
  /// An inactive appearance.
  public static let inactive = MaterialActiveAppearance()
}

/// Whether a held button repeats.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The platform's default, or repeating.
  public static let automatic = ButtonRepeatBehavior(), enabled = ButtonRepeatBehavior()
  /// Holding the button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior()
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  /// The platform's default.
  public static let automatic = ButtonSizing()
  /// The button fills the available width.
  public static let flexible = ButtonSizing()
  /// The button fits its label.
  public static let fitted = ButtonSizing()
}

/// Whether the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The platform's default, or never minimized.
  public static let automatic = TabBarMinimizeBehavior(), never = TabBarMinimizeBehavior()
  /// While one scrolls down, or up.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// While one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The behaviour of Writing Tools in text views.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The platform's default, complete, limited or disabled.
  public static let automatic = WritingToolsBehavior(), complete = WritingToolsBehavior()
  /// Some, or none.
  public static let limited = WritingToolsBehavior(), disabled = WritingToolsBehavior()
}

nonisolated extension View {
  /// Hides the bar at the top.
  public func statusBar(hidden: Bool) -> some View { recorded("statusBar", .none) }
  /// Hides the bar at the top.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    recorded("statusBarHidden", .none)
  }
  /// Hides what the system lays over an app.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    recorded("persistentSystemOverlays", .none)
  }
  /// Lets the app have gestures of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    recorded("defersSystemGestures", .none)
  }
  /// Sets the shape of a pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", .none)
  }
  /// Leaves out the shape of a pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", .none)
  }
  /// Does something when the pointer moves.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    recorded("onContinuousHover", .none)
  }
  /// Sets the style of a pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { recorded("pointerStyle", .none) }
  /// Names a row for what is typed.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View {
    recorded("typeSelectEquivalent", .none)
  }
  /// Sets whether a material looks as in a window in front.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    recorded("materialActiveAppearance", .none)
  }
  /// Sets whether a held button repeats.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    recorded("buttonRepeatBehavior", .none)
  }
  /// Sets how wide buttons are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { recorded("buttonSizing") }
  /// Sets whether the bar of tabs becomes small.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", .none)
  }
  /// Sets what helps with writing.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior", .none)
  }
  /// Draws the view below bars at its sides.
  public func backgroundExtensionEffect() -> some View {
    recorded("backgroundExtensionEffect", .none)
  }
  /// Keeps the view out of pictures of the screen.
  public func contentCaptureProtected(_ contentCaptureProtected: Bool = true) -> some View {
    recorded("contentCaptureProtected", .none)
  }
  /// Lets a touch reach a window behind.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
    recorded("allowsWindowActivationEvents", .none)
  }
  /// Sets where `@AppStorage` keeps its values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    recorded("defaultAppStorage", .none)
  }
  /// Ties the watch's crown to a value.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    recorded("digitalCrownRotation", .none)
  }
  /// Ties the watch's crown to a value in a range.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil
  ) -> some View { recorded("digitalCrownRotation", .none) }
  /// Names glass that passes into other glass.
  public func glassEffectID(_ id: some Hashable & Sendable, in namespace: Namespace.ID)
    -> some View
  { recorded("glassEffectID", .none) }
  /// Makes one piece of glass of several.
  public func glassEffectUnion(id: some Hashable & Sendable, namespace: Namespace.ID) -> some View {
    recorded("glassEffectUnion")
  }
}
