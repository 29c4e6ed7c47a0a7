import Vitrine

/// The JSON Schema of `matrix.json`, made from the type that reads it.
package enum MatrixSchema {
  /// The whole schema, draft 2020-12.
  package static var document: JSONValue {
    ArchiveSchema.document(
      name: "matrix", title: "Vitrine golden matrix",
      comment:
        "Which pictures are kept of the archives in a folder: every combination of the lists."
    ) { GoldenMatrix.schema(in: &$0) }
  }
}
