public import UniformTypeIdentifiers

// Files of apps, which widgets do not open.

/// What a dialog of files shows.
@RawValue<Int>
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// Folders can be listed as trees.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Extensions of files are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

nonisolated extension View {
  /// Presents a dialog that exports a document.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileExporter", .none) }
  /// Presents a dialog that exports documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { recorded("fileExporter", .none) }
  /// Presents a dialog that exports an item.
  public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileExporter", .none) }
  /// Presents a dialog that moves a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileMover", .none) }
  /// Presents a dialog that moves files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileMover", .none) }
  /// Sets the first folder of a dialog.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    recorded("fileDialogDefaultDirectory", .none)
  }
  /// Sets the identifier under which the state of a dialog is kept.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    recorded("fileDialogCustomizationID", .none)
  }
  /// Sets the message of a dialog.
  public func fileDialogMessage(_ message: Text?) -> some View {
    recorded("fileDialogMessage", .none)
  }
  /// Sets the message of a dialog.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    recorded("fileDialogMessage", .none)
  }
  /// Sets the label of a dialog's button.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    recorded("fileDialogConfirmationLabel", .none)
  }
  /// Sets the label of a dialog's button.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileDialogConfirmationLabel", .none)
  }
  /// Sets the label of the file's name.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    recorded("fileExporterFilenameLabel", .none)
  }
  /// Sets the label of the file's name.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("fileExporterFilenameLabel", .none)
  }
  /// Sets whether aliases are resolved.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    recorded("fileDialogImportsUnresolvedAliases", .none)
  }
  /// Sets what a dialog shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    recorded("fileDialogBrowserOptions", .none)
  }
  /// Adds a control that keeps a dialog from appearing again.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  { recorded("dialogSuppressionToggle", .none) }
  /// Adds a control that keeps a dialog from appearing again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle", .none)
  }
}

nonisolated extension Scene {
  /// Removes the commands of the scene.
  public func commandsRemoved() -> some Scene { EmptyScene() }
  /// Replaces the commands of the scene.
  public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    EmptyScene()
  }
  /// Sets whether people can resize windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { EmptyScene() }
}

/// Whether people can resize a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The platform's default.
  public static let automatic = WindowResizability(name: "automatic")
  /// Within the sizes of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not below the size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
