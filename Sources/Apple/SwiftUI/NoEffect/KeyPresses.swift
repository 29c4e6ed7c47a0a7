public import UniformTypeIdentifiers

// Keys that people press, which no picture shows.

extension KeyPress {
  /// The phases of a key press.
  @RawValue<Int>
  public struct Phases: OptionSet, Sendable {
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension KeyboardShortcut {
  /// How a shortcut adapts to keyboards of other languages.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = Localization(name: "automatic")
    /// Brackets are not mirrored.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut stays as it is.
    public static let custom = Localization(name: "custom")
  }
}

nonisolated extension View {
  /// Performs an action in some phases of a key.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Performs an action in some phases of keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Performs an action in some phases of keys with these characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Performs an action in some phases of any key.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { recorded("onKeyPress", .none) }
  /// Assigns a keyboard shortcut to the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { recorded("keyboardShortcut", .none) }
  /// Performs an action after a long press.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { recorded("onLongPressGesture", .none) }
  /// Performs an action with what is pasted.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { recorded("onPasteCommand", .none) }
  /// Sets the effect below a pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    recorded("hoverEffect", .none)
  }
}

extension KeyEquivalent {
  /// The key that deletes the next character.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears a selection.
  public static let clear = KeyEquivalent("\u{F739}")
}
