// Commands of menus and keyboards, which need a person.

/// A direction of the arrow keys or of a remote control.
public enum MoveCommandDirection: Sendable {
  /// The direction with this name.
  case up, down, left, right
}

nonisolated extension View {
  /// Performs an action for arrow keys.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { recorded("onMoveCommand", .none) }
  /// Performs an action for the key that deletes.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand", .none)
  }
  /// Performs an action for the key that leaves a mode.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    recorded("onExitCommand", .none)
  }
  /// Performs an action for the button of a remote control that plays and pauses.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand", .none)
  }
  /// Provides what the command to copy takes.
  public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> some View {
    recorded("onCopyCommand", .none)
  }
  /// Provides what the command to cut takes.
  public func onCutCommand(perform payload: (() -> [NSItemProvider])?) -> some View {
    recorded("onCutCommand", .none)
  }
  /// Performs an action for the command to paste.
  public func onPasteCommand<T>(
    of supportedTypes: [T], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> some View { recorded("onPasteCommand", .none) }
  /// Provides what the command to copy takes.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    recorded("copyable", .none)
  }
  /// Provides what the command to cut takes.
  public func cuttable<T>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { recorded("cuttable", .none) }
  /// Performs an action for the command to paste.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { recorded("pasteDestination", .none) }
  /// Provides items to services of the system.
  public func exportsItemProviders<T>(
    _ contentTypes: [T], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { recorded("exportsItemProviders", .none) }
  /// Accepts items of services of the system.
  public func importsItemProviders<T>(
    _ contentTypes: [T], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("importsItemProviders", .none) }
}
