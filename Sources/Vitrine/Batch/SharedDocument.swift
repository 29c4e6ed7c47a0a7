import VitrineCoding
import VitrineModel

/// A document that several pictures are rendered from: it is read for the first of them.
package struct SharedDocument: Sendable {
  private let document: SharedValue<WidgetDocument>
  /// Where the document is read.
  private let location: ArchiveLocation
  /// Which member of a bundle it is; `nil` is the only one.
  private let kind: String?
  /// The decoder of the archive.
  private let decoder: ArchiveDecoder

  /// Reads the document when the first of `uses` pictures needs it.
  ///
  /// - Parameters:
  ///   - kind: the member of a bundle; `nil` is the only one.
  ///   - decoder: reads it.
  package init(
    contentsOf location: ArchiveLocation, kind: String? = nil, uses: Int,
    decoder: ArchiveDecoder = ArchiveDecoder()
  ) {
    document = SharedValue(uses: uses)
    self.location = location
    self.kind = kind
    self.decoder = decoder
  }

  /// Uses the document for one picture.
  ///
  /// - Throws: `ArchiveError` when it could not be read.
  package func use<Value>(
    _ work: (WidgetDocument) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    try document.use(orMake: { () throws(ArchiveError) in try read() }, work)
  }

  private func read() throws(ArchiveError) -> WidgetDocument {
    let all = try WidgetDocument.all(contentsOf: location, decoder: decoder)
    return try WidgetDocument.one(of: all, kind: kind, file: location.path)
  }
}
