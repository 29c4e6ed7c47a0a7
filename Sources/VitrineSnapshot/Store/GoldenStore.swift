import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of archives with their pictures and frames beside them.
///
/// The folder is the list of tests: every JSON file in it or in one of its folders is an archive,
/// but for the matrix beside it.
public struct GoldenStore: Sendable {
  /// Path of the folder.
  public let root: String

  /// Makes a store for the folder at `root`.
  public init(root: String) {
    self.root = root
  }

  /// All pictures that should exist, in alphabetical order.
  ///
  /// - Throws: `ArchiveError` for a matrix that cannot be read or names an archive that is not
  ///   there, and for two pictures of one name.
  public func cases() throws(ArchiveError) -> [GoldenCase] {
    var cases: [GoldenCase] = []
    for area in areas() {
      let matrix = try matrix(of: area)
      let folder = matrix.archives.map { area.path($0) } ?? area.folder
      let names = archives(in: folder)
      try check(matrix, of: area, archives: names)
      for name in names {
        let tolerance = matrix.tolerance(for: name)
        for widget in matrix.widgets(of: name) {
          cases += matrix.requests(for: name).map {
            GoldenCase(
              root: root, name: area.path(name), archive: "\(root)/\(folder)/\(name).json",
              widget: widget, request: $0, faces: matrix.faces, tolerance: tolerance)
          }
        }
      }
    }
    try checkNames(of: cases)
    return cases
  }

  /// Pictures and frames that belong to none of the store's cases, below the folder.
  ///
  /// - Parameter cases: all cases of the store, never a choice of them.
  public func orphans(among cases: [GoldenCase]) -> [String] {
    let known = Set(cases.flatMap { [$0.picture, $0.frames] })
    return areas().flatMap { area in
      files(in: area.folder).filter { name in
        name.contains("@") && GoldenFiles.extensions.contains { name.hasSuffix($0) }
      }.map { area.path($0) }
    }.filter { !known.contains("\(root)/\($0)") }
  }

  /// A folder with a matrix: the store itself, or one in it.
  private struct Area {
    /// Its path in the store; `.` is the store itself.
    let folder: String

    /// The path of a file in it, as seen from the store.
    func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }
  }

  private func areas() -> [Area] {
    let folders = files(in: ".").filter { !$0.hasPrefix(".") && Folders.exists("\(root)/\($0)") }
    return (["."] + folders).map(Area.init)
  }

  private func check(
    _ matrix: GoldenMatrix, of area: Area, archives: [String]
  ) throws(ArchiveError) {
    for name in matrix.cases.keys.sorted() where !archives.contains(name) {
      throw ArchiveError(
        .notInArchive(
          "there is no archive '\(name).json'",
          hint: Suggestion.hint(for: name, among: archives)),
        path: NodePath([.key("cases"), .key(name)]),
        file: "\(root)/\(area.path(GoldenMatrix.fileName))")
    }
  }

  /// Some file systems take names for equal that differ in case alone.
  private func checkNames(of cases: [GoldenCase]) throws(ArchiveError) {
    var known: Set<String> = []
    for golden in cases where !known.insert(golden.description.lowercased()).inserted {
      throw ArchiveError(
        .notInArchive(
          "two pictures are called '\(golden)'", hint: "give each value of the matrix once"),
        file: golden.archive)
    }
  }

  private func archives(in folder: String) -> [String] {
    files(in: folder).filter { $0.hasSuffix(".json") && $0 != GoldenMatrix.fileName }
      .map { String($0.dropLast(".json".count)) }
  }

  private func files(in folder: String) -> [String] {
    let path = folder == "." ? root : "\(root)/\(folder)"
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  private func matrix(of area: Area) throws(ArchiveError) -> GoldenMatrix {
    let path = "\(root)/\(area.path(GoldenMatrix.fileName))"
    guard FileManager.default.fileExists(atPath: path) else { return GoldenMatrix() }
    return try MatrixReader.read(path)
  }
}
