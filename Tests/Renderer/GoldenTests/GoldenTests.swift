import Foundation
import Testing
import VitrineSnapshot

/// The repository's own goldens.
enum Goldens {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let store = GoldenStore(root: repository.appending(path: "Golden").path)
  static let verifier = GoldenVerifier(
    pending: repository.appending(path: ".vitrine/pending").path)

  /// All archives whose pictures have to be recorded.
  static func archives() throws -> Set<String> {
    let goldens = repository.appending(path: "Golden")
    let folders =
      try contents(of: goldens).filter(\.hasDirectoryPath)
      + [repository.appending(path: "Examples/Archives")]
    return Set(
      try folders.flatMap(contents).filter {
        // A bundle that was written by a package only lists the archives next to it.
        $0.pathExtension == "json" && $0.lastPathComponent != "matrix.json"
          && !$0.lastPathComponent.hasSuffix(".bundle.json")
      }.map(\.standardizedFileURL.path))
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
  }
}

@Suite("Goldens")
struct GoldenTests {
  @Test("picture and frames are the same", arguments: try Goldens.store.cases())
  func matches(_ golden: GoldenCase) {
    let result = Goldens.verifier.verify(golden)
    guard result.isFailure else { return }
    let message = Goldens.verifier.message(
      for: result, command: "Scripts/swift.sh test --filter GoldenTests")
    Issue.record("\(message)")
  }

  @Test("every archive has pictures, and their names are unique")
  func cases() throws {
    let cases = try Goldens.store.cases()
    let archives = cases.map { URL(filePath: $0.archive).standardizedFileURL.path }
    #expect(Set(archives) == (try Goldens.archives()))
    #expect(Set(cases.map(\.description)).count == cases.count)
  }

  @Test("no picture or dump is left over")
  func orphans() throws {
    #expect(Goldens.store.orphans(among: try Goldens.store.cases()) == [])
  }

  /// A repository keeps every version of a picture forever.
  @Test("no picture is larger than 40 KiB")
  func sizes() throws {
    for golden in try Goldens.store.cases() {
      let size = try #require(FileManager.default.contents(atPath: golden.picture)).count
      #expect(size <= 40_960, "\(golden) has \(size) bytes")
    }
  }

  @Test("the README of goldens has a row for each area")
  func areas() throws {
    let readme = try String(
      contentsOf: Goldens.repository.appending(path: "Golden/README.md"), encoding: .utf8)
    let rows = readme.matches(of: /(?m)^\| `([\w-]+)` \|/).map { String($0.output.1) }
    let areas = try Goldens.store.cases().map { String($0.name.prefix { $0 != "/" }) }
    #expect(rows == Set(areas).sorted())
  }
}
