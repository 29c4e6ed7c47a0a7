/// Where someone edits rows.
public enum EditMode: Sendable {
  /// Whether rows are edited.
  case inactive, transient, active
  /// Whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

/// How a screen is presented, as earlier systems say it.
public struct PresentationMode: Sendable {
  /// Whether the screen is there.
  public var isPresented: Bool { true }
  /// Leaves the screen: nothing happens.
  public mutating func dismiss() {}
}

/// Opens a window: there is none.
public struct OpenWindowAction: Sendable {
  /// Opens a window: nothing happens.
  @MainActor public func callAsFunction(id: String) {}
  /// Opens a window for a value: nothing happens.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Renews what is shown: nothing does.
public struct RefreshAction: Sendable {
  /// Renews what is shown.
  public func callAsFunction() async {}
}

// What apps ask of the screens around a view: a widget has none of them.

extension EnvironmentValues {
  /// How the screen is presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Whether rows are edited.
  public var editMode: Binding<EditMode>? { nil }
  /// The action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Ends a search.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Whether something is searched.
  public var isSearching: Bool { false }
  /// Renews what is shown.
  public var refresh: RefreshAction? { nil }
  /// Whether an app has several windows.
  public var supportsMultipleWindows: Bool { false }
  /// The undo manager; always `nil`.
  public var undoManager: UndoManager? { nil }
  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool { false }
  /// Whether lights that flash are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving pictures move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether quick actions are shown.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Height of rows at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { 0 }
    set {}
  }
  /// How strong the ground around is.
  public var backgroundProminence: BackgroundProminence { .standard }
}

/// How strong the ground of a view is.
public struct BackgroundProminence: Hashable, Sendable {
  /// The standard prominence.
  public static let standard = BackgroundProminence()
  /// A more prominent background.
  public static let increased = BackgroundProminence()
}
