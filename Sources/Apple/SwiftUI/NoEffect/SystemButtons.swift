internal import VitrineModel

// Buttons of the system, which widgets cannot show; their labels are drawn.

/// A button that shares an item; a picture shows its label.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label
  /// Creates a button that shares an item.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button that shares an item with a preview.
  public init<I, Preview, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button that shares several items.
  public init<D: RandomAccessCollection>(
    items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button that shares several items with previews.
  public init<D: RandomAccessCollection, P, Icon>(
    items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<P, Icon>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The label, which is all that is drawn.
  public var body: some View {
    nonisolated(unsafe) let plain = PlainContainer(name: "ShareLink", content: label)
    return ScreenContainer(
      .shareLink, content: EmptyView(), label: label, plain: { plain.lowered($0) })
  }
}
nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with the system's label that shares an item.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: .system("Share…"))
  }
  /// Creates a button with a localized title that shares an item.
  @StringForm public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
  /// Creates a button with a text that shares an item.
  public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: title)
  }
  /// Creates a button with the system's label that shares an item with a preview.
  public init<I, Preview, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>
  ) { label = DefaultShareLinkLabel(title: .system("Share…")) }
  /// Creates a button with a localized title that shares an item with a preview.
  @StringForm public init<I, Preview, Icon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Preview, Icon>
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
  /// Creates a button with a text that shares an item with a preview.
  public init<I, Preview, Icon>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Preview, Icon>
  ) { label = DefaultShareLinkLabel(title: title) }
  /// Creates a button with the system's label that shares several items.
  public init<D: RandomAccessCollection>(items: D, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: .system("Share…"))
  }
  /// Creates a button with a localized title that shares several items.
  @StringForm public init<D: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
  /// Creates a button with a text that shares several items.
  public init<D: RandomAccessCollection>(
    _ title: Text, items: D, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: title) }
  /// Creates a button with the system's label that shares several items with previews.
  public init<D: RandomAccessCollection, P, Icon>(
    items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<P, Icon>
  ) { label = DefaultShareLinkLabel(title: .system("Share…")) }
  /// Creates a button with a localized title that shares several items with previews.
  @StringForm public init<D: RandomAccessCollection, P, Icon>(
    _ titleKey: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<P, Icon>
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
  /// Creates a button with a text that shares several items with previews.
  public init<D: RandomAccessCollection, P, Icon>(
    _ title: Text, items: D, subject: Text? = nil, message: Text? = nil,
    preview: (D.Element) -> SharePreview<P, Icon>
  ) { label = DefaultShareLinkLabel(title: title) }
}

/// The title and the symbol of a button that shares.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text
  /// The label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of a shared item.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Creates a preview with a localized title and an image.
  @StringForm public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Creates a preview with a localized title and an icon.
  @StringForm public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  /// Creates a preview with a localized title, an image and an icon.
  @StringForm public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

/// A button of the system; a widget shows its title.
nonisolated private struct SystemButton: View {
  let name: String
  let title: Text
  var body: some View {
    nonisolated(unsafe) let plain = PlainContainer(name: name, content: title)
    return ScreenContainer(
      .menu, content: EmptyView(), label: title, plain: { plain.lowered($0) })
  }
}

nonisolated extension Text {
  /// A word of the system, in the language of the screen.
  static func system(_ key: LocalizedStringKey) -> Text {
    Text(key, tableName: LocalizedText.systemTable)
  }
}

/// A button that starts renaming.
nonisolated public struct RenameButton: View {
  /// Creates a rename button.
  public init() {}
  /// The title.
  public var body: some View { SystemButton(name: "RenameButton", title: .system("Rename")) }
}

/// A button that starts editing.
nonisolated public struct EditButton: View {
  /// Creates an edit button.
  public init() {}
  @Environment(\.editMode) private var editMode
  /// The title, which is another one while rows are edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    return SystemButton(name: "EditButton", title: .system(isEditing ? "Done" : "Edit"))
  }
}

/// A button that pastes an item.
nonisolated public struct PasteButton: View {
  /// Creates a paste button.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// The title, which is all that is drawn.
  public var body: some View {
    PlatformContainer(name: "PasteButton", content: Text.system("Paste"))
  }
}

/// A button that opens help.
nonisolated public struct HelpLink: View {
  /// Creates a help link.
  public init(destination: URL) {}
  /// Creates a help link.
  public init(action: @escaping () -> Void) {}
  /// A question mark.
  public var body: some View {
    PlainContainer(name: "HelpLink", content: Image(systemName: "questionmark.circle"))
  }
}

/// A button that opens settings.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  /// Creates a settings link.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// The label, which is all that is drawn.
  public var body: some View { PlainContainer(name: "SettingsLink", content: label) }
}
nonisolated extension SettingsLink where Label == Text {
  /// Creates a settings link.
  public init() { label = Text("Settings…") }
}

/// A button that opens a text field.
nonisolated public struct TextFieldLink<Label: View>: View {
  private let label: Label
  /// Creates a text field link.
  public init(
    prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
  ) { self.label = label() }
  /// The label, which is all that is drawn.
  public var body: some View { PlainContainer(name: "TextFieldLink", content: label) }
}
nonisolated extension TextFieldLink where Label == Text {
  /// Creates a text field link.
  public init(
    _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
  ) { label = Text(titleKey) }
}
