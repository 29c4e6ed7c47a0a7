import VitrineArchive
import VitrineCoding

/// A document that several pictures are rendered from, decoded for the first of them.
package struct SharedDocument: Sendable {
  private let document: SharedValue<WidgetDocument>
  /// The location of the document.
  private let location: ArchiveLocation
  /// The kind of the member of a bundle; `nil` for the only one.
  private let kind: String?
  /// The decoder of the archive.
  private let decoder: ArchiveDecoder

  /// Creates a document that is decoded when the first of `uses` pictures needs it.
  ///
  /// - Parameters:
  ///   - kind: the member of a bundle; `nil` for the only one.
  ///   - decoder: the decoder of the archive.
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
  /// - Throws: `ArchiveError` if it can't be read.
  package func use<Value>(
    _ work: (WidgetDocument) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    try document.use(orMake: { () throws(ArchiveError) in try read() }, work)
  }

  private func read() throws(ArchiveError) -> WidgetDocument {
    let all = try WidgetDocument.all(contentsOf: location, decoder: decoder)
    return try WidgetDocument.one(
      of: all, kind: kind, file: location.path,
      choice: "choose some with \"widgets\" in matrix.json; ")
  }
}
