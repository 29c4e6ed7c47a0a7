import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// The pending pictures that a command line selects.
struct PendingSelection: ~Copyable {
  /// The store of pending pictures.
  let store: PendingStore
  /// The selected results.
  let results: [GoldenResult]
  /// The working folder, which stays locked as long as the selection exists.
  let session: VerificationSession

  /// Applies `--from`, `--match` and `--cluster`.
  ///
  /// - Parameter isExplicit: whether an option must select pictures, so that pictures aren't
  ///   accepted by accident.
  /// - Throws: `CommandError` when nothing is selected.
  init(_ options: PendingOptions, isExplicit: Bool) throws(CommandError) {
    let session = try VerificationSession(pending: options.folder)
    let store =
      options.from.map { PendingStore(PendingSelection.folder($0)) } ?? session.pending
    let (pattern, cluster) = (options.match, options.cluster)
    guard !isExplicit || pattern != nil || cluster != nil || options.includesAll else {
      throw .usage("choose the pictures", hint: "--match PATTERN, --cluster ID or --all")
    }
    let all = try PendingSelection.all(of: store)
    let results = all.filter { result in
      (pattern.map { Glob.chooses($0, result.name) } ?? true)
        && (cluster.map { result.group == $0 } ?? true)
    }
    guard !results.isEmpty || all.isEmpty && pattern == nil && cluster == nil else {
      let names = all.map(\.name)
      throw .usage(
        all.isEmpty ? "no pictures are pending in '\(store.folder)'" : "no pending picture matches",
        hint: pattern.flatMap { Suggestion.hint(for: $0, among: names) } ?? "see 'vitrine pending'")
    }
    self.store = store
    self.results = results
    self.session = session
  }

  /// Returns all results in a folder.
  ///
  /// - Throws: `CommandError` for a result that cannot be read.
  private static func all(of store: PendingStore) throws(CommandError) -> [GoldenResult] {
    do throws(PendingStore.Failure) {
      return try store.results()
    } catch {
      throw .failed(ReportedDiagnostic(error), .unusable)
    }
  }

  /// Returns the folder of pending pictures in a downloaded report.
  private static func folder(_ path: String) -> FolderLocation {
    let inner = RelativePath(fixed: "pending")
    let folder = FolderLocation(given: path)
    // A report of pictures that all pass has no such folder.
    let isReport = [inner, RelativePath(fixed: "report.json")].contains { name in
      ((try? folder.open().entry(at: name)) ?? nil) != nil
    }
    return isReport ? folder.appending(inner) : folder
  }
}
