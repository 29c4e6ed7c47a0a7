import Vitrine
import VitrineSnapshot

/// The waiting pictures that a command line chooses.
struct PendingSelection: ~Copyable {
  /// Where they wait.
  let store: PendingStore
  /// Those that are chosen.
  let results: [GoldenResult]
  /// The working folder, which is locked as long as the selection lives.
  let workplace: GoldenWorkplace

  /// Applies `--from`, `--match` and `--cluster`.
  ///
  /// - Parameter isExplicit: whether one of the flags must choose, so that nobody accepts by accident.
  /// - Throws: `Stop` when nothing is chosen.
  init(_ arguments: Arguments, isExplicit: Bool) throws(Stop) {
    let workplace = try GoldenWorkplace(arguments)
    let store =
      arguments.text(.from).map { PendingStore(PendingSelection.folder($0)) } ?? workplace.pending
    let (pattern, cluster) = (arguments.text(.match), arguments.text(.cluster))
    guard !isExplicit || pattern != nil || cluster != nil || arguments.has(.allPending) else {
      throw .usage("say which pictures", hint: "--match PATTERN, --cluster ID or --all")
    }
    let all = try PendingSelection.all(of: store)
    let results = all.filter { result in
      (pattern.map { Glob.chooses($0, result.name) } ?? true)
        && (cluster.map { result.group == $0 } ?? true)
    }
    guard !results.isEmpty || all.isEmpty && pattern == nil && cluster == nil else {
      let names = all.map(\.name)
      throw .usage(
        all.isEmpty ? "no picture waits in '\(store.folder)'" : "no waiting picture matches",
        hint: pattern.flatMap { Suggestion.hint(for: $0, among: names) } ?? "see 'vitrine pending'")
    }
    self.store = store
    self.results = results
    self.workplace = workplace
  }

  /// All that waits in a folder.
  ///
  /// - Throws: `Stop` for a result that cannot be read.
  private static func all(of store: PendingStore) throws(Stop) -> [GoldenResult] {
    do throws(PendingStore.Failure) {
      return try store.results()
    } catch {
      throw .problem(Problem(error), .unusable)
    }
  }

  /// A downloaded report holds the pictures in a folder of its own.
  private static func folder(_ path: String) -> FolderLocation {
    let inner = RelativePath(fixed: "pending")
    let folder = FolderLocation(given: path)
    let entry = (try? folder.open().entry(at: inner)) ?? nil
    return entry == nil ? folder : folder.appending(inner)
  }
}

extension Problem {
  /// What a store could not do.
  init(_ failure: PendingStore.Failure) {
    self.init(.error, failure.message, hint: failure.hint, file: failure.file)
  }
}
