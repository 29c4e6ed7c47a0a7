// Keys and characters that people type: widgets take none.

/// The key equivalent of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key's character.
  public var character: Character
  /// Creates a key equivalent.
  public init(_ character: Character) { self.character = character }
  /// Creates a key equivalent.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates an event modifiers.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 31)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key of the keyboard shortcut.
  public var key: KeyEquivalent
  /// Creates a keyboard shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  /// The shortcut of the default button, Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut to cancel, Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a handler consumed the key press.
  public enum Result: Sendable {
    /// It was used, or not.
    case handled, ignored
  }
  /// The key of the key press.
  public let key: KeyEquivalent
}

/// When what was typed is taken.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The moments as bits.
  public let rawValue: Int
  /// Creates triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields trigger submission.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields trigger submission.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the key that submits the text.
public struct SubmitLabel: Sendable {
  /// A label that the system provides.
  public static let done = SubmitLabel(), go = SubmitLabel(), send = SubmitLabel()
  /// A label that the system provides.
  public static let join = SubmitLabel(), route = SubmitLabel(), search = SubmitLabel()
  /// A label that the system provides.
  public static let `return` = SubmitLabel(), next = SubmitLabel(), `continue` = SubmitLabel()
}

/// When letters are made capitals.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing is capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each word's first.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each sentence's first.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All characters are capitalized.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// Whether it stays.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The platform's default.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The search field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }
  /// The platform's default.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In a drawer of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In a drawer of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

nonisolated extension View {
  /// Sets the keys that do what the view does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { recorded("keyboardShortcut", .none) }
  /// Sets the keys that do what the view does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut", .none)
  }
  /// Does something when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Does something when characters were typed.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { recorded("onSubmit", .none) }
  /// Sets the label of the key that submits the text.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", .none)
  }
  /// Sets which keys there are.
  public func keyboardType(_ type: UIKeyboardType) -> some View { recorded("keyboardType", .none) }
  /// Sets the kind of content that is entered.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", .none)
  }
  /// Sets when letters are made capitals.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { recorded("textInputAutocapitalization", .none) }
  /// Sets when letters are made capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", .none)
  }
  /// Keeps words as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", .none)
  }
  /// Keeps words as they are typed.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", .none)
  }
  /// Adds a field for searches.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { recorded("searchable", .none) }
  /// Adds a field for searches, with a hint.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { recorded("searchable", .none) }
  /// Adds a field that finds words.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator", .none)
  }
}
