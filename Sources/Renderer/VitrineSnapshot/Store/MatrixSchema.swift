import Vitrine

/// The JSON Schema of `matrix.json`, generated from the type that reads it.
package enum MatrixSchema {
  /// The schema, of draft 2020-12.
  package static var document: JSONValue {
    ArchiveSchema.document(
      name: "matrix", title: "Vitrine golden matrix",
      comment:
        "The pictures to keep of the archives in a folder: every combination of the lists."
    ) { GoldenMatrix.schema(in: &$0) }
  }
}
