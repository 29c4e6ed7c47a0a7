/// The state of editing rows.
public enum EditMode: Sendable {
  /// Not editing, temporarily editing, or editing.
  case inactive, transient, active
  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// The presentation of a view, from earlier versions of the system.
public struct PresentationMode: Sendable {
  /// Whether the view is presented; always `true`.
  public var isPresented: Bool { true }
  /// Dismisses the view; has no effect here.
  public mutating func dismiss() {}
}

/// Opens windows; has no effect here.
public struct OpenWindowAction: Sendable {
  /// Opens a window; has no effect here.
  @MainActor public func callAsFunction(id: String) {}
  /// Opens a window for a value; has no effect here.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Refreshes content; has no effect here.
public struct RefreshAction: Sendable {
  /// Refreshes content; has no effect here.
  public func callAsFunction() async {}
}

// Values about the screens of an app, which widgets do not have.

extension EnvironmentValues {
  /// The presentation of the view.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// The state of editing rows; `nil` unless the app sets it.
  @Entry public var editMode: Binding<EditMode>?
  /// The action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Dismisses the search; has no effect here.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Whether a search is in progress; always `false`.
  public var isSearching: Bool { false }
  /// Refreshes content; always `nil`.
  public var refresh: RefreshAction? { nil }
  /// Whether the app supports several windows; always `false`.
  public var supportsMultipleWindows: Bool { false }
  /// The undo manager; always `nil`.
  public var undoManager: UndoManager? { nil }
  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether large versions of bars' items are shown when they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether the device is in Assistive Access.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the system shows borders of controls.
  public var accessibilityShowBorders: Bool { false }
  /// Whether places follow the direction of eyes rather than that of the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  /// Whether the window is active; always `true`.
  public var appearsActive: Bool { true }
  /// The minimum height of a list's header, in points; `nil` for the platform's default.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// The action that renames what is shown; `nil` without one.
  public var rename: RenameAction? { nil }
  /// Opens the app's settings; has no effect.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether quick actions are enabled.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// The minimum height of rows, in points.
  @Entry public var defaultMinListRowHeight: CGFloat = 0
  /// The prominence of the background.
  public var backgroundProminence: BackgroundProminence { .standard }
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  /// The standard prominence.
  public static let standard = BackgroundProminence()
  /// A more prominent background.
  public static let increased = BackgroundProminence()
}

/// Renames what is shown.
public struct RenameAction: Sendable {
  /// Renames it; has no effect.
  public func callAsFunction() {}
}

/// Opens the app's settings, which has no effect.
public struct OpenSettingsAction: Sendable {
  /// Opens the settings.
  public func callAsFunction() {}
}
