import Foundation
import Testing
import Vitrine

@testable import VitrineSnapshot

/// A golden folder with one archive, which is removed on deinitialization.
final class GoldenFolder {
  let root: String

  init(matrix: String = #"{"scales": [1]}"#) throws {
    root =
      FileManager.default.temporaryDirectory
      .appending(path: "vitrine-goldens-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: root + "/area", withIntermediateDirectories: true)
    try write("hello")
    try write(matrix, to: "area/matrix.json")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var store: GoldenStore { GoldenStore(root: root) }
  var pending: PendingStore { PendingStore(folder: root + "/pending") }

  func verifier(_ record: RecordMode, _ mode: ComparisonMode = .exact) -> GoldenVerifier {
    GoldenVerifier(record: record, mode: mode, pending: root + "/pending")
  }

  func write(_ text: String) throws {
    try write(
      """
      {"vitrine": "1.0", "kind": "a", "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}}]}
      """, to: "area/a.json")
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(root)/\(name)"))
  }
}

@Suite("Golden files")
struct VerifierTests {
  @Test("a missing golden fails, is recorded on request, and then is identical")
  func recording() throws {
    let folder = try GoldenFolder(
      matrix: #"{"scales": [1], "cases": {"a": {"colorSchemes": ["light", "dark"]}}}"#)
    let cases = try folder.store.cases()
    #expect(
      cases.map(\.description) == [
        "area/a.systemSmall-entry-light@1x", "area/a.systemSmall-entry-dark@1x",
      ])
    let never = folder.verifier(.never)
    let result = never.verify(cases[0])
    #expect(result.outcome == .missing)
    #expect(never.message(for: result, command: "test").contains("VITRINE_RECORD=missing test"))
    #expect(try folder.pending.results().map(\.name) == [cases[0].description])
    #expect(!FileManager.default.fileExists(atPath: cases[0].picture))
    #expect(folder.verifier(.missing).verify(cases[0]).outcome == .recorded)
    #expect(never.verify(cases[0]).outcome == .identical)
    #expect(try folder.pending.results() == [])
  }

  @Test("a package's bundle orders archives and is not one itself")
  func bundleOrder() throws {
    let folder = try GoldenFolder()
    try folder.write("b")
    let archive = try String(contentsOfFile: folder.root + "/area/a.json", encoding: .utf8)
    for name in ["b", "c"] { try folder.write(archive, to: "area/\(name).json") }
    let bundle = #"{"vitrine": "1.0", "bundle": ["c.json", "gone.json", "a.json"]}"#
    try folder.write(bundle, to: "area/Fruit.bundle.json")
    #expect(try folder.store.cases().map(\.name) == ["area/c", "area/a", "area/b"])
    // For a matrix that selects widgets of the bundle, it is an archive.
    try folder.write(
      #"{"scales": [1], "cases": {"Fruit.bundle": {"widgets": ["a"]}}}"#, to: "area/matrix.json")
    #expect(
      try folder.store.cases().map(\.name) == [
        "area/Fruit.bundle", "area/a", "area/b", "area/c",
      ])
    try folder.write("{", to: "area/Fruit.bundle.json")
    try folder.write("{}", to: "area/matrix.json")
    #expect(throws: ArchiveError.self) { try folder.store.cases() }
  }

  @Test("a change names views, pixels and files, and only some modes record it")
  func change() throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    #expect(folder.verifier(.all).verify(golden).outcome == .recorded)
    try folder.write("hallo")
    let missing = folder.verifier(.missing)
    let result = missing.verify(golden)
    #expect(result.outcome == .changed)
    #expect(result.summary.contains("px · 1 cluster · ΔE max"))
    #expect(result.nodes.map(\.kind) == [.renamed])
    #expect(result.details()[0].hasPrefix("Text \"hello\" → \"hallo\""))
    #expect(result.group?.count == 8)
    let message = missing.message(for: result, command: "test")
    #expect(message.contains("difference: \(folder.root)/pending/\(golden).difference.png"))
    #expect(message.contains("VITRINE_RECORD=failed test"))
    #expect(folder.verifier(.failed).verify(golden).outcome == .recorded)
    #expect(missing.verify(golden).outcome == .identical)
  }

  @Test("a view that is ignored by name can change")
  func ignored() throws {
    let folder = try GoldenFolder(matrix: #"{"scales": [1], "ignore": ["Text \"h?llo\""]}"#)
    let golden = try folder.store.cases()[0]
    #expect(folder.verifier(.all).verify(golden).outcome == .recorded)
    try folder.write("hallo")
    #expect(folder.verifier(.never).verify(golden).outcome == .identical)
    try folder.write("other")
    #expect(folder.verifier(.never).verify(golden).outcome == .changed)
  }

  @Test("files without a case are orphans, whichever cases a run chooses")
  func orphans() throws {
    let folder = try GoldenFolder()
    try folder.write("", to: "area/b.systemSmall-entry-light@1x.png")
    try folder.write("", to: "area/notes.png")
    #expect(
      folder.store.orphans(among: try folder.store.cases())
        == ["area/b.systemSmall-entry-light@1x.png"])
  }

  @Test(
    "mistakes in a matrix are errors at their place",
    arguments: [
      (#"{"cases": {"b": {}}}"#, ".cases.b", "there is no archive 'b.json'"),
      (#"{"scale": [1]}"#, ".", "unknown field 'scale'"),
      (#"{"scales": [0]}"#, ".scales", "scale 0 is not between 0.1 and 8"),
      (#"{"devices": ["iPhone 1"]}"#, ".devices[0]", "unknown value 'iPhone 1'"),
      (
        #"{"families": ["systemSmall", "systemSmall"]}"#, ".families",
        "'families' has a value twice"
      ),
      (
        #"{"cases": {"a": {"scales": [1, 1]}}}"#, ".cases.a.scales", "'scales' has a value twice"
      ),
      (#"{"include": [{"scales": [9]}]}"#, ".include[0].scales", "scale 9 is not between"),
      (#"{"families": []}"#, ".", "'families' is an empty list"),
      (#"{"cases": {"a": {"scales": []}}}"#, ".", "'scales' of 'a' is an empty list"),
      (
        #"{"fuzzy": {"maxDifference": [2, 1], "pixels": [0, 1]}}"#, ".fuzzy",
        "[smallest, largest]"
      ),
      (#"{"design": "ios27", "designs": ["ios18"]}"#, ".", "'design' and 'designs'"),
      (
        #"{"cases": {"a": {"designs": ["ios18"], "design": "ios27"}}}"#, ".cases.a",
        "'design' and 'designs'"
      ),
      (
        #"{"exclude": [{"designs": ["ios18"], "design": "ios27"}]}"#, ".exclude[0]",
        "'design' and 'designs'"
      ),
      (#"{"archives": "../none"}"#, ".archives", "'archives' "),
    ])
  func mistakes(_ matrix: String, _ place: String, _ message: String) throws {
    let folder = try GoldenFolder(matrix: matrix)
    let error = #expect(throws: ArchiveError.self) { try folder.store.cases() }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.path?.description == place)
    #expect(error?.file?.hasSuffix("matrix.json") == true)
  }

  @Test("the names contain every axis of a matrix")
  func axes() throws {
    let folder = try GoldenFolder(
      matrix:
        #"{"typeSizes": ["large", "xLarge"], "modes": ["accented"], "devices": ["iPhone 16"], "contrasts": ["increased"]}"#
    )
    #expect(
      try folder.store.cases().map(\.description) == [
        "area/a.systemSmall-entry-light-increasedContrast-accented-iphone-16@2x",
        "area/a.systemSmall-entry-light-increasedContrast-accented-xLarge-iphone-16@2x",
      ])
  }

  @Test(
    "a golden that is not a picture is reported and not changed",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0", "Git LFS pointer"),
      ("hello", "not a PNG"), ("", "is empty"), ("\u{89}PNG", "not a PNG"),
    ])
  func unreadable(_ bytes: String, _ message: String) throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    #expect(folder.verifier(.all).verify(golden).outcome == .recorded)
    try Data(bytes.utf8).write(to: URL(filePath: golden.picture))
    for mode in [RecordMode.never, .missing, .failed] {
      let result = folder.verifier(mode).verify(golden)
      #expect(result.outcome == .unreadable)
      #expect(result.summary.contains(message))
      #expect(try Data(contentsOf: URL(filePath: golden.picture)) == Data(bytes.utf8))
    }
  }

  @Test(
    "frames are compared whichever ends of lines they have, and what is none is reported",
    arguments: [("\r\n", true), ("", false), ("\u{0}\n", false)])
  func frames(_ end: String, isSame: Bool) throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    _ = folder.verifier(.all).verify(golden)
    let text = try String(contentsOfFile: golden.frames, encoding: .utf8)
    let other = isSame ? text.replacing("\n", with: end) : end
    try Data(other.utf8).write(to: URL(filePath: golden.frames))
    let result = folder.verifier(.never).verify(golden)
    #expect(result.outcome == (isSame ? .identical : .unreadable))
    #expect(result.summary.contains("'.frames.txt'") != isSame)
  }

  @Test("a truncated golden is reported")
  func truncated() throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    _ = folder.verifier(.all).verify(golden)
    let bytes = try Data(contentsOf: URL(filePath: golden.picture))
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: golden.picture))
    #expect(
      folder.verifier(.failed).verify(golden).summary == "the golden is an incomplete PNG")
  }

  @Test("an archive that cannot be rendered is a result with its hint")
  func broken() throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    try folder.write(#"{"vitrine": "1.0", "knd": 1}"#, to: "area/a.json")
    let result = folder.verifier(.all).verify(golden)
    #expect(result.outcome == .broken)
    #expect(!result.summary.isEmpty)
  }

  @Test("an accepted picture becomes the golden; damaged and outside ones are refused")
  func accepting() throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    _ = folder.verifier(.all).verify(golden)
    try folder.write("hallo")
    _ = folder.verifier(.never).verify(golden)
    var result = try #require(try folder.pending.results().first)
    #expect(result.golden == golden.picture)
    let picture = try Data(contentsOf: URL(filePath: folder.pending.files(of: result.name).picture))
    #expect(throws: PendingStore.Failure.self) {
      try folder.pending.accept(result, project: folder.root + "/area")
    }
    try picture.prefix(100).write(to: URL(filePath: folder.pending.files(of: result.name).picture))
    #expect(throws: PendingStore.Failure.self) {
      try folder.pending.accept(result, project: folder.root)
    }
    try picture.write(to: URL(filePath: folder.pending.files(of: result.name).picture))
    try folder.pending.accept(result, project: folder.root)
    #expect(folder.verifier(.never).verify(golden).outcome == .identical)
    #expect(try folder.pending.results() == [])
    _ = folder.verifier(.never).verify(golden)
    try folder.write("hola")
    _ = folder.verifier(.never).verify(golden)
    for path in ["../x.png", "/etc/x.png", "area/x.png", ".git/" + result.name + ".png"] {
      result.golden = path
      #expect(throws: PendingStore.Failure.self) {
        try folder.pending.accept(result, project: folder.root)
      }
    }
  }

  @Test(
    "what is not the file that was verified is not accepted",
    arguments: [
      ".png", ".frames.txt", ".expected.png", "picture", "frames", "expected", "archive",
    ])
  func verifiedFiles(_ change: String) throws {
    let folder = try GoldenFolder()
    let golden = try folder.store.cases()[0]
    _ = folder.verifier(.all).verify(golden)
    try folder.write("hallo")
    _ = folder.verifier(.never).verify(golden)
    let start = "\(folder.root)/pending/\(golden)"
    func data(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }
    let others = [
      ".png": start + ".expected.png", ".expected.png": start + ".png",
      ".frames.txt": golden.frames,
    ]
    let before = try data(golden.picture)
    if let other = others[change] {
      try data(other).write(to: URL(filePath: start + change))
    } else {
      let object = try JSONSerialization.jsonObject(with: data(start + ".json"))
      var result = try #require(object as? [String: Any])
      var hashes = try #require(result["hashes"] as? [String: String])
      hashes[change] = nil
      result["hashes"] = hashes
      try JSONSerialization.data(withJSONObject: result).write(to: URL(filePath: start + ".json"))
    }
    let result = try #require(try folder.pending.results().first)
    let isOutdated = ["expected", "archive", ".expected.png"].contains(change)
    for isForced in isOutdated ? [false] : [false, true] {
      let failure = #expect(throws: PendingStore.Failure.self) {
        try folder.pending.accept(result, project: folder.root, isForced: isForced)
      }
      #expect(failure?.hint?.hasPrefix("verify again") == true)
      #expect(failure?.message.contains("verified") == true)
    }
    #expect(try data(golden.picture) == before)
  }

  @Test("nothing is recorded if CI is set")
  func mode() {
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "all"]) == .all)
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "all", "CI": "true"]) == .never)
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "all", "CI": "false"]) == .all)
    #expect(RecordMode.fromEnvironment(["VITRINE_RECORD": "some"]) == .never)
    #expect(RecordMode.fromEnvironment([:]) == .never)
    #expect(RecordMode.unknownMode(["VITRINE_RECORD": "some"]) == "some")
    #expect(RecordMode.unknownMode(["VITRINE_RECORD": "all"]) == nil)
    #expect(RecordMode.unknownMode(["VITRINE_RECORD": ""]) == nil)
  }

  @Test("a folder without goldens starts with the version that programs draw, and records it")
  func newFolder() throws {
    let folder = try GoldenFolder()
    let matrix = "\(folder.root)/area/matrix.json"
    try FileManager.default.removeItem(atPath: matrix)
    let golden = try #require(try folder.store.cases().first)
    #expect(golden.request.design == .current)
    #expect(folder.verifier(.never).verify(golden).outcome == .missing)
    #expect(!FileManager.default.fileExists(atPath: matrix))
    #expect(folder.verifier(.missing).verify(golden).outcome == .recorded)
    #expect(try String(contentsOfFile: matrix, encoding: .utf8).contains("ios27"))
    #expect(folder.verifier(.never).verify(try folder.store.cases()[0]).outcome == .identical)
    // Goldens without a version in a matrix remain those of the standard one.
    try FileManager.default.removeItem(atPath: matrix)
    #expect(try folder.store.cases().first?.request.design == .standard)
  }
}
