import Vitrine
import VitrineArguments
import VitrineSnapshot

/// The goldens that a command line selects.
package struct GoldenSelection {
  /// All cases of the folder.
  package let all: [GoldenCase]
  /// The selected cases.
  package let chosen: [GoldenCase]
  /// Pictures and frames without a case.
  package let orphans: [String]
  /// The path of the folder.
  package let root: String

  /// The location of the folder.
  package let location: FolderLocation

  /// Reads the folder and applies patterns, axes and shard.
  ///
  /// - Throws: `CommandError` when the folder is missing, a matrix is invalid or none is selected.
  package init(
    _ goldens: GoldenOptions, patterns: [String], axes: RequestAxes = RequestAxes(),
    shard: Shard? = nil, lastFailed: [String]? = nil
  ) throws(CommandError) {
    let location = goldens.location
    try GoldenSelection.check(location)
    let store = GoldenStore(location)
    let all: [GoldenCase]
    do throws(ArchiveError) {
      all = try store.cases()
    } catch {
      throw .failed(ReportedDiagnostic(error, file: location.path), .unusable)
    }
    try self.init(
      all, orphans: store.orphans(among: all), in: location, patterns: patterns, axes: axes,
      shard: shard, lastFailed: lastFailed)
  }

  /// Applies patterns, axes and shard to the cases of a folder.
  ///
  /// - Throws: `CommandError` when nothing is selected.
  package init(
    _ all: [GoldenCase], orphans: [String], in location: FolderLocation, patterns: [String],
    axes: RequestAxes, shard: Shard?, lastFailed: [String]?
  ) throws(CommandError) {
    (self.all, self.orphans, self.location) = (all, orphans, location)
    root = location.path
    let named = try GoldenSelection.matching(
      axes, among: GoldenSelection.matching(patterns, among: all)
    )
    .filter { golden in lastFailed?.contains(golden.description) ?? true }
    chosen = shard.map { $0.part(of: named) } ?? named
  }

  /// The goldens of archives together with those of a program, in the same folder.
  ///
  /// A picture that both draw is drawn from its archive, which somebody recorded.
  ///
  /// - Parameter shared: areas with archives in which the program has goldens, too.
  /// - Throws: `CommandError` when nothing is selected.
  package init(
    _ archives: GoldenSelection, and program: GoldenSelection?, shared: Set<String>,
    patterns: [String], axes: RequestAxes, shard: Shard?, lastFailed: [String]?
  ) throws(CommandError) {
    let own = Set(archives.all.map(\.description))
    let all = archives.all + (program?.all ?? []).filter { !own.contains($0.description) }
    let known = Set(all.flatMap { [$0.picture, $0.frames] })
    let orphans =
      archives.orphans.filter { orphan in
        !shared.contains { orphan.hasPrefix($0 + "/") }
      } + (program?.orphans ?? []).filter { !known.contains("\(archives.root)/\($0)") }
    try self.init(
      all, orphans: orphans.withoutRepeats, in: archives.location, patterns: patterns, axes: axes,
      shard: shard, lastFailed: lastFailed)
  }

  /// Returns the selection with the archives that were made for its cases, without the cases that
  /// have none.
  ///
  /// - Parameter archive: the path of the archive of a case.
  func placed(_ archive: (GoldenCase) -> String?) -> GoldenSelection {
    GoldenSelection(
      all: all,
      chosen: chosen.compactMap { golden in archive(golden).map { golden.drawn(from: $0) } },
      orphans: orphans, root: root, location: location)
  }

  private init(
    all: [GoldenCase], chosen: [GoldenCase], orphans: [String], root: String,
    location: FolderLocation
  ) {
    (self.all, self.chosen, self.orphans) = (all, chosen, orphans)
    (self.root, self.location) = (root, location)
  }

  /// Checks that the folder exists.
  private static func check(_ location: FolderLocation) throws(CommandError) {
    do throws(FileError) {
      _ = try location.open()
    } catch {
      guard case .link = error else {
        throw .usage(
          "there is no folder '\(location.path.singleLine)'",
          hint: "put archives into it, or name another folder with --goldens")
      }
      throw .failed(
        ReportedDiagnostic(
          .error, "is a symbolic link", hint: "name its target with --goldens",
          file: location.path), .unusable)
    }
  }

  /// Returns the cases that match each axis.
  private static func matching(
    _ axes: RequestAxes, among cases: [GoldenCase]
  ) throws(CommandError) -> [GoldenCase] {
    let matching = cases.filter { axes.admit($0.request) }
    guard matching.isEmpty, !cases.isEmpty else { return matching }
    throw .usage(
      "no golden matches the options", hint: "use values that the matrices contain")
  }

  /// Returns the cases that match a pattern; each pattern must match at least one.
  private static func matching(
    _ patterns: [String], among all: [GoldenCase]
  ) throws(CommandError) -> [GoldenCase] {
    guard !patterns.isEmpty else { return all }
    let names = all.map(\.description)
    for pattern in patterns where !names.contains(where: { Glob.chooses(pattern, $0) }) {
      throw .usage(
        "no golden matches '\(pattern.singleLine)'",
        hint: Suggestion.hint(for: pattern, among: Set(all.map(\.name)).sorted()))
    }
    return all.filter { golden in patterns.contains { Glob.chooses($0, golden.description) } }
  }
}
