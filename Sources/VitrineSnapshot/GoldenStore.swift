import Vitrine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of archives with their pictures and frames beside them.
///
/// The folder is the list of tests: every JSON file in one of its folders is an archive, but for
/// the folder's matrix.
public struct GoldenStore: Sendable {
  /// Path of the folder.
  public let root: String

  /// Makes a store for the folder at `root`.
  public init(root: String) {
    self.root = root
  }

  /// All pictures that should exist, in alphabetical order.
  ///
  /// - Throws: `ArchiveError` for a matrix that cannot be read or names an archive that is not there.
  public func cases() throws(ArchiveError) -> [GoldenCase] {
    var cases: [GoldenCase] = []
    for area in folders() {
      let matrix = try matrix(of: area)
      let folder = matrix.archives.map { "\(area)/\($0)" } ?? area
      let names = archives(in: folder)
      for name in matrix.cases.keys.sorted() where !names.contains(name) {
        throw ArchiveError(
          .notInArchive(
            "there is no archive '\(name).json'",
            hint: Suggestion.hint(for: name, among: names)),
          path: NodePath([.key("cases"), .key(name)]),
          file: "\(root)/\(area)/\(GoldenMatrix.fileName)")
      }
      for name in names {
        cases += matrix.requests(for: name).map {
          GoldenCase(
            root: root, name: "\(area)/\(name)", archive: "\(root)/\(folder)/\(name).json",
            request: $0)
        }
      }
    }
    return cases
  }

  /// Pictures and frames that belong to no case, below the folder, in alphabetical order.
  public func orphans(among cases: [GoldenCase]) -> [String] {
    let known = Set(cases.flatMap { [$0.picture, $0.frames] })
    return folders().flatMap { area in
      files(in: area).filter { $0.hasSuffix(".png") || $0.hasSuffix(".frames.txt") }
        .filter { $0.contains("@") }
        .map { "\(area)/\($0)" }
    }.filter { !known.contains("\(root)/\($0)") }
  }

  private func folders() -> [String] {
    files(in: "").filter { name in
      var isFolder = false
      return FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
        && isFolder
    }
  }

  private func archives(in area: String) -> [String] {
    files(in: area).filter { $0.hasSuffix(".json") && $0 != GoldenMatrix.fileName }
      .map { String($0.dropLast(".json".count)) }
  }

  private func files(in area: String) -> [String] {
    let path = area.isEmpty ? root : "\(root)/\(area)"
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }

  private func matrix(of area: String) throws(ArchiveError) -> GoldenMatrix {
    let path = "\(root)/\(area)/\(GoldenMatrix.fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return GoldenMatrix() }
    return try MatrixReader.read(path)
  }
}
