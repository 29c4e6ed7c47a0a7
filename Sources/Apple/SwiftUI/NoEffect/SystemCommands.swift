// Menus of the system for apps, which no picture shows.

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates no commands.
  public init() {}
}

/// Commands of a sidebar.
nonisolated public struct SidebarCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// Commands of an inspector.
nonisolated public struct InspectorCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// Commands that find and replace text.
nonisolated public struct TextEditingCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// Commands that format text.
nonisolated public struct TextFormattingCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// Commands of a toolbar.
nonisolated public struct ToolbarCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}

/// Commands that take photos and scans with other devices.
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// The commands have no body.
  public typealias Body = Never
  /// Creates the commands.
  public init() {}
}
