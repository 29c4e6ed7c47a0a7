public import UniformTypeIdentifiers

// Documents that read and write their own files (iOS 27), which no widget opens.

/// Part of the progress of a task, which nobody sees here.
public struct Subprogress: ~Copyable, Sendable {}

/// How a document is read.
public struct DocumentReadConfiguration: Sendable {
  /// The type of the file.
  public let contentType: UTType
}

/// How a document is written.
public struct DocumentWriteConfiguration: Sendable {
  /// The type of the file.
  public let contentType: UTType
}

/// Reads documents; never asked to.
public protocol DocumentReader<Snapshot> {
  /// The content of a document at a time.
  associatedtype Snapshot
  /// What is read.
  associatedtype Source = URL
  /// Returns the content of a document.
  func read(
    from source: sending Source, progress: consuming Subprogress
  ) async throws -> sending Snapshot
}

/// Writes documents; never asked to.
public protocol DocumentWriter<Snapshot> {
  /// The content of a document at a time.
  associatedtype Snapshot
  /// What is written.
  associatedtype Destination = URL
  /// Writes the content of a document.
  func write(
    snapshot: sending Snapshot, to destination: sending Destination, previous: sending Snapshot?,
    progress: consuming Subprogress) async throws
}

/// Reads documents as files and folders.
public struct FileWrapperDocumentReader<Snapshot>: DocumentReader {
  /// Creates a reader.
  public init(
    _ configuration: sending DocumentReadConfiguration,
    makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
  ) {}
  /// Always fails: no document is open.
  public func read(
    from source: sending URL, progress: consuming Subprogress
  ) async throws -> sending Snapshot { throw CocoaError(.fileReadUnknown) }
}

/// Writes documents as files and folders.
public struct FileWrapperDocumentWriter<Snapshot>: DocumentWriter {
  /// Creates a writer.
  public init(
    _ configuration: sending DocumentWriteConfiguration,
    makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
  ) {}
  /// Always fails: no document is open.
  public func write(
    snapshot: sending Snapshot, to destination: sending URL, previous: sending Snapshot?,
    progress: consuming Subprogress
  ) async throws { throw CocoaError(.fileWriteUnknown) }
}

/// A document that can be read.
public protocol ReadableDocument: AnyObject {
  /// How the document is read.
  typealias ReadConfiguration = DocumentReadConfiguration
  /// The type of the document's reader.
  associatedtype Reader: DocumentReader
  /// The types that can be opened.
  static var readableContentTypes: [UTType] { get }
  /// Returns a reader.
  func reader(configuration: sending ReadConfiguration) -> sending Reader
  /// Takes what was read.
  func apply(snapshot: sending Reader.Snapshot, previous: sending Reader.Snapshot?) async throws
}

/// A document that can be written.
public protocol WritableDocument: AnyObject {
  /// How the document is written.
  typealias WriteConfiguration = DocumentWriteConfiguration
  /// The type of the document's writer.
  associatedtype Writer: DocumentWriter
  /// The types that can be saved.
  static var writableContentTypes: [UTType] { get }
  /// Returns a writer.
  func writer(configuration: sending WriteConfiguration) -> sending Writer
  /// Returns the content that is written.
  func snapshot(contentType: UTType) async throws -> sending Writer.Snapshot
}

/// A document that can be read and written.
public protocol Document: ReadableDocument, WritableDocument {}

extension Document {
  /// The types that can be opened.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a person chose to create a document.
public struct DocumentCreationSource: Hashable, Sendable, Identifiable {
  /// The identity of the choice.
  public let id: String
  /// Creates a choice.
  public init(id: String) { self.id = id }
}

/// How a document was created.
public struct DocumentCreationContext: Sendable {
  /// What a person chose; `nil` for a document that was opened.
  public let creationSource: DocumentCreationSource?
}

/// The file of an open document.
@MainActor
public final class URLDocumentConfiguration {
  /// The address of the file; `nil` for a document that was not saved.
  public let fileURL: URL?
  /// When the file was changed.
  public let lastContentModificationDate: Date?
  /// What a person chose to create the document.
  public let creationSource: DocumentCreationSource?
  private init() { (fileURL, lastContentModificationDate, creationSource) = (nil, nil, nil) }
}

/// The file of the document in a window.
public struct DocumentConfiguration {
  /// The address of the file.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

nonisolated extension DocumentGroup where Document: SwiftUI.Document {
  /// Creates a scene for documents that are read and written.
  public init(
    allowCreating: Bool = true, @ViewBuilder editor: @escaping (Document) -> Content,
    makeDocument:
      @escaping @MainActor (
        URLDocumentConfiguration, DocumentCreationContext
      ) async throws -> Document
  ) {}
}

nonisolated extension DocumentGroup where Document: ReadableDocument {
  /// Creates a scene that shows documents.
  public init(
    @ViewBuilder viewer: @escaping (Document) -> Content,
    makeReadableDocument:
      @escaping @MainActor (
        URLDocumentConfiguration, DocumentCreationContext
      ) async throws -> Document
  ) {}
}

extension EnvironmentValues {
  /// The document of the window; there is none.
  public var documentConfiguration: DocumentConfiguration? { nil }
}
