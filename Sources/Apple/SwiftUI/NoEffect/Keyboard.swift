internal import VitrineModel

// Keyboard input, which widgets do not have.

/// The key equivalent of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key's character.
  public var character: Character
  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key of a character.
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
  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Modifier keys.
@RawValue<Int>
public struct EventModifiers: OptionSet, Hashable, Sendable {
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
  /// A key on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The function key.
  public static let function = EventModifiers(rawValue: 64)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 127)
}

/// A keyboard shortcut for a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key of the keyboard shortcut.
  public var key: KeyEquivalent
  /// The modifier keys that are pressed with it.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to keyboards of other languages.
  public var localization: Localization
  /// Creates a shortcut, by default with the Command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// Creates a shortcut, with how it adapts to keyboards of other languages.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }
  /// The shortcut of the default button, Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut to cancel, Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key press.
public struct KeyPress: Sendable {
  /// Whether a handler consumed the key press.
  public enum Result: Sendable {
    /// The key press was consumed, or not.
    case handled, ignored
  }
  /// The key of the key press.
  public let key: KeyEquivalent
  /// The phase of the key press.
  public let phase: Phases
  /// The characters that the key enters.
  public let characters: String
  /// The modifier keys that are down.
  public let modifiers: EventModifiers
}

/// The kinds of view whose input triggers submission.
@RawValue<Int>
public struct SubmitTriggers: OptionSet, Sendable {
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

/// How letters are capitalized automatically.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing is capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All characters are capitalized.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// When the search field is visible.
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
  /// Assigns a keyboard shortcut to the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { recorded("keyboardShortcut", .none) }
  /// Assigns a keyboard shortcut to the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut", .none)
  }
  /// Performs an action when a key is pressed.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Performs an action when input is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { recorded("onSubmit", .none) }
  /// Sets the label of the key that submits the text.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", .none)
  }
  /// Sets the type of the on-screen keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { recorded("keyboardType", .none) }
  /// Sets the kind of content that is entered.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", .none)
  }
  /// Sets how letters are capitalized automatically.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { recorded("textInputAutocapitalization", .none) }
  /// Sets how letters are capitalized automatically.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", .none)
  }
  /// Sets whether autocorrection is disabled.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", .none)
  }
  /// Sets whether autocorrection is disabled.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", .none)
  }
  /// Adds a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchField(text, prompt) }
  /// Adds a search field with a prompt.
  @StringForm public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchField(text, Text(prompt)) }
  /// Adds a search field, which is presented or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { searchField(text, prompt.map { Text($0) }) }
  /// Adds a search field, which is presented or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { searchField(text, prompt) }
  /// Adds a search field with a prompt, which is presented or not.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchField(text, Text(prompt)) }
  /// Adds a search field with suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, prompt) }
  /// Adds a search field with a prompt and suggestions.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchField(text, Text(prompt)) }
  private func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    let typed = text.wrappedValue
    return screenTrait("searchable", prompt) { traits, node in
      traits.searchText = typed.isEmpty ? nil : typed
      var words: String?
      if case .text(let text)? = node?.content { words = text.plain }
      traits.searchPrompt = words ?? ""
    }
  }
  /// Presents an interface to find text.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator", .none)
  }
}
