// Menus of the system for apps, which no picture shows.

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public init() {}
}

/// Commands of a sidebar.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands of an inspector.
nonisolated public struct InspectorCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands that find and replace text.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands that format text.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands of a toolbar.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands that take photos and scans with other devices.
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}
