import Vitrine
import VitrineSnapshot

/// The goldens that a command line chooses.
struct GoldenSelection {
  /// All cases of the folder.
  let all: [GoldenCase]
  /// Those that are chosen.
  let chosen: [GoldenCase]
  /// Pictures and frames without a case.
  let orphans: [String]
  /// Path of the folder.
  let root: String

  /// The folder.
  let location: FolderLocation

  /// The folder that `--goldens` names, or `Golden`, of which nobody said that it may be a link.
  static func location(_ arguments: Arguments) -> FolderLocation {
    guard var path = arguments.text(.goldens) else {
      return FolderLocation(given: ".", below: RelativePath(fixed: "Golden"))
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return FolderLocation(given: path)
  }

  /// Reads the folder and applies patterns and shard.
  ///
  /// - Throws: `Stop` when there is no folder, a matrix is wrong or nothing is chosen.
  init(_ arguments: Arguments, lastFailed: [String]? = nil) throws(Stop) {
    location = GoldenSelection.location(arguments)
    root = location.path
    try GoldenSelection.check(location)
    let store = GoldenStore(location)
    do throws(ArchiveError) {
      all = try store.cases()
    } catch {
      throw .problem(Problem(error, file: root), .unusable)
    }
    orphans = store.orphans(among: all)
    let shard = try arguments.text(.shard).map { (text) throws(Stop) in try Shard(text) }
    let named = try GoldenSelection.matching(arguments.operands, among: all)
      .filter { golden in lastFailed?.contains(golden.description) ?? true }
    chosen = shard.map { $0.part(of: named) } ?? named
  }

  /// Makes sure that the folder is there.
  private static func check(_ location: FolderLocation) throws(Stop) {
    do throws(FileError) {
      _ = try location.open()
    } catch {
      guard case .link = error else {
        throw .usage(
          "there is no folder '\(location.path.singleLine)'",
          hint: "put archives into it, or name another one with --goldens")
      }
      throw .problem(
        Problem(
          .error, "is a symbolic link", hint: "name the folder that it leads to with --goldens",
          file: location.path), .unusable)
    }
  }

  /// The cases that a pattern chooses; each pattern must choose one.
  private static func matching(
    _ patterns: [String], among all: [GoldenCase]
  ) throws(Stop) -> [GoldenCase] {
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

/// One of several equal parts.
struct Shard: Hashable {
  private let index: Int
  private let count: Int

  /// Reads `K/N`.
  ///
  /// - Throws: `Stop` unless 1 ≤ K ≤ N.
  init(_ text: String) throws(Stop) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...10_000).contains(count), (1...count).contains(index)
    else {
      throw .usage("--shard takes K/N with K from 1 to N, not '\(text.singleLine)'")
    }
    self.index = index
    self.count = count
  }

  /// Every Nth value, so that neighbours, which cost about the same, are shared out.
  func part<Value>(of values: [Value]) -> [Value] {
    values.indices.filter { $0 % count == index - 1 }.map { values[$0] }
  }
}
