import VitrineUIKit

// Values of the environment that only an app sets; they change no picture.

nonisolated extension EnvironmentValues {
  /// Whether the screen is recorded or mirrored.
  @Entry public var isSceneCaptured: Bool = false
  /// Whether views show that they have the focus.
  @Entry public var isFocusEffectEnabled: Bool = true
  /// Whether views react to a pointer.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// Whether scroll views scroll.
  @Entry public var isScrollEnabled: Bool = true
  /// Whether spelling is not corrected.
  @Entry public var autocorrectionDisabled: Bool = false
  /// Whether spelling is not corrected.
  @Entry public var disableAutocorrection: Bool?
  /// Whether transitions of content are drawn in a bitmap.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
  /// Whether horizontal indicators of scroll views are shown.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// Whether vertical indicators of scroll views are shown.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// How scroll views bounce horizontally.
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// How scroll views bounce vertically.
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  /// How scrolling hides the keyboard.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  /// Whether menus have a sign.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// Whether buttons repeat their action.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// The transition of content.
  @Entry public var contentTransition: ContentTransition = .identity
  /// Where suggestions of a search are shown.
  @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
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
