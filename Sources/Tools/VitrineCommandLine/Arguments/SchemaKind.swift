/// The files that have a schema.
package enum SchemaKind: String, CaseIterable, Sendable {
  /// Archives and bundles.
  case archive
  /// `matrix.json` of a golden folder.
  case matrix
  /// Lines that `vitrine worker` reads and writes.
  case worker
}
