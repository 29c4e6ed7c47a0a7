import VitrineUIKit

// Values of the environment that only an app sets.

nonisolated extension EnvironmentValues {
  /// Whether the screen is recorded or mirrored; changes have no effect.
  public var isSceneCaptured: Bool {
    get { false }
    set {}
  }
  /// Whether views show that they have the focus; changes have no effect.
  public var isFocusEffectEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether views react to a pointer; changes have no effect.
  public var isHoverEffectEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether scroll views scroll; changes have no effect.
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
  /// Whether spelling is not corrected; changes have no effect.
  public var autocorrectionDisabled: Bool {
    get { false }
    set {}
  }
  /// Whether spelling is not corrected; changes have no effect.
  public var disableAutocorrection: Bool? {
    get { nil }
    set {}
  }
  /// Whether transitions of content are drawn in a bitmap; changes have no effect.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
  /// Whether horizontal indicators of scroll views are shown; changes have no effect.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// Whether vertical indicators of scroll views are shown; changes have no effect.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { .automatic }
    set {}
  }
  /// How scroll views bounce horizontally; changes have no effect.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  /// How scroll views bounce vertically; changes have no effect.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }
  /// How scrolling hides the keyboard; changes have no effect.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { .automatic }
    set {}
  }
  /// Whether menus have a sign; changes have no effect.
  public var menuIndicatorVisibility: Visibility {
    get { .automatic }
    set {}
  }
  /// The prominence of badges; changes have no effect.
  public var badgeProminence: BadgeProminence {
    get { .standard }
    set {}
  }
  /// Whether buttons repeat their action; changes have no effect.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { .automatic }
    set {}
  }
  /// The transition of content; changes have no effect.
  public var contentTransition: ContentTransition {
    get { .identity }
    set {}
  }
  /// Where suggestions of a search are shown; changes have no effect.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { .automatic }
    set {}
  }
  /// The keyboard shortcut of the control; always `nil`.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

// Values of UIKit for values of SwiftUI.

extension ColorScheme {
  /// Creates a scheme from that of UIKit; `nil` for none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}
extension UIUserInterfaceStyle {
  /// Creates a style from a scheme of SwiftUI.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

nonisolated extension CoordinateSpace {
  /// Whether it is that of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether it is that of the view.
  public var isLocal: Bool { self == .local }
}
