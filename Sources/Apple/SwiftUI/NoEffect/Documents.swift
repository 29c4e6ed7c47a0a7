public import UniformTypeIdentifiers

// Apps that open documents, which have no widgets.

/// A document that is a value.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types that can be opened.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be saved.
  static var writableContentTypes: [UTType] { get }
  /// What is opened.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is saved.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Opens a document; never called.
  init(configuration: ReadConfiguration) throws
  /// Returns the file that is saved; never called.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be opened.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A copy of the document at a time.
  associatedtype Snapshot
  /// The types that can be opened.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be saved.
  static var writableContentTypes: [UTType] { get }
  /// What is opened.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is saved.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Opens a document; never called.
  init(configuration: ReadConfiguration) throws
  /// Returns a copy of the document; never called.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file that is saved; never called.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be opened.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that is opened.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// A file that is saved.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file before; `nil` for a new document.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The address of the file.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The address of the file.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// A scene for documents.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates a scene that shows documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents that are objects.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates a scene that shows documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// Opens a window with a new document, which has no effect.
public struct NewDocumentAction: Sendable {
  /// Opens a new document.
  public func callAsFunction(_ newDocument: @autoclosure @escaping () -> some FileDocument) {}
  /// Opens a new document.
  public func callAsFunction(_ newDocument: @escaping () -> some ReferenceFileDocument) {}
}

/// Opens a document in a window, which has no effect.
public struct OpenDocumentAction: Sendable {
  /// Opens a document.
  public func callAsFunction(at url: URL) async throws {}
}

/// Closes a window, which has no effect.
public struct DismissWindowAction: Sendable {
  /// Closes the window.
  public func callAsFunction() {}
  /// Closes windows with an identifier.
  public func callAsFunction(id: String) {}
  /// Closes windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes windows with an identifier that present a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Opens a window with a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Opens a document in a window.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

nonisolated extension View {
  /// Presents a dialog that exports a document.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { recorded("fileExporter", .none) }
  /// Presents a dialog that exports a document.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { recorded("fileExporter", .none) }
}
