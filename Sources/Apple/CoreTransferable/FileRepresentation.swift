// Files that are transferred, which never happens in a picture.

/// A file that is given to another app.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the other app may open the file itself.
  public let allowAccessingOriginalFile: Bool
  /// Creates a file to give.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that another app gives.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether it is the file of the other app.
  public let isOriginalFile: Bool
}

/// A representation as a file.
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
  /// Creates a representation as a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a representation as a file that is given.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a representation as a file that is received.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

extension TransferRepresentation {
  /// Sets the name of the file that is given; has no effect.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// Sets the name of the file that is given; has no effect.
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Sets who sees the representation; has no effect.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}
