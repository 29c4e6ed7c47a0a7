import VitrineSnapshot

extension ReportedDiagnostic {
  /// Creates the diagnostic of a failure of the store.
  package init(_ failure: PendingStore.Failure) {
    self.init(.error, failure.message, hint: failure.hint, file: failure.file)
  }
}
