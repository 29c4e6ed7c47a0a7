public import UniformTypeIdentifiers

// The first window of an app that opens documents, which no widget shows.

/// Where a launch view and its title are.
public struct DocumentLaunchGeometryProxy: Sendable {
  /// The frame of the view.
  public let frame: CGRect
  /// The frame of the title.
  public let titleViewFrame: CGRect
}

/// The actions that a launch view has by default.
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  /// Creates the actions.
  public init() {}
  /// A button for a new document.
  public var body: some View { NewDocumentButton() }
}

/// The label of a button for a new document.
nonisolated public struct DefaultNewDocumentButtonLabel: View {
  /// The title.
  public var body: some View { Text("Create Document") }
}

/// Where the content of a new document comes from.
public struct NewDocumentButtonDataSource<Document>: Sendable {}

/// A button that creates a document, which has no effect.
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  /// Creates a button.
  public init(
    contentType: UTType? = nil, creationSource: DocumentCreationSource? = nil
  ) where Label == DefaultNewDocumentButtonLabel { label = DefaultNewDocumentButtonLabel() }
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType? = nil,
    creationSource: DocumentCreationSource? = nil
  ) where Label == Text { label = Text(titleKey) }
  /// Creates a button for the documents of a type.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D?
  ) where Label == Text { label = Text(titleKey) }
  /// The button.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// A view with a title and actions for documents.
nonisolated public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  private let title: Text
  private let actions: Actions
  /// Creates a view with actions.
  public init(
    _ titleKey: LocalizedStringKey = "", for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) { (title, self.actions) = (Text(titleKey), actions()) }
  /// Creates a view with the default actions.
  public init(
    _ titleKey: LocalizedStringKey = "", for contentTypes: [UTType],
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) where Actions == DefaultDocumentGroupLaunchActions {
    self.init(titleKey, for: contentTypes, { Actions() }, onDocumentOpen: onDocumentOpen)
  }
  /// The title and the actions, without the card around them.
  public var body: some View {
    PlainContainer(
      name: "DocumentLaunchView",
      content: VStack {
        title; actions
      })
  }
}
