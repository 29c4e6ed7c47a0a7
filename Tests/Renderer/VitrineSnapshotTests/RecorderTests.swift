import Foundation
import Testing
import Vitrine

@testable import VitrineSnapshot

@Suite("Recording the current picture")
struct RecorderTests {
  /// A project with an archive in a separate folder, as programs of widgets write it.
  private final class Project {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-recorder-\(UUID().uuidString)").path

    init() throws { try write("hello") }
    deinit { try? FileManager.default.removeItem(atPath: root) }

    var archive: String { root + "/made/a.json" }
    var goldens: FolderLocation {
      FolderLocation(given: root, below: RelativePath(fixed: "Golden"))
    }

    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: root + "/made/Assets", withIntermediateDirectories: true)
      try Data("asset".utf8).write(to: URL(filePath: root + "/made/Assets/note.txt"))
      try Data(
        """
        {"vitrine": "1.0", "kind": "a", "supportedFamilies": ["systemSmall", "systemMedium"],
         "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default": {"text": "\(text)"}}}]}
        """.utf8
      ).write(to: URL(filePath: archive))
    }

    func record(
      _ pictures: [RequestAxes], copies: Bool = true, replaces: Bool = false, name: String = "a"
    ) throws -> RecordReport {
      let recorder = try GoldenRecorder(
        goldens: goldens, project: root, area: "widgets", copies: copies)
      return try recorder.record(
        [RecordedArchive(file: archive, name: name, widget: nil, pictures: pictures)],
        replaces: replaces)
    }

    func verify() throws -> [GoldenResult] {
      let store = PendingStore(FolderLocation(given: root, below: PendingStore.standardPath))
      let verifier = GoldenVerifier(record: .never, store: store)
      return try GoldenStore(goldens).cases().map(verifier.verify)
    }
  }

  private func axes(_ family: WidgetFamily, _ scheme: ColorScheme = .light) -> RequestAxes {
    var axes = RequestAxes()
    (axes.families, axes.colorScheme) = ([family], [scheme])
    return axes
  }

  @Test("an included combination is kept in addition to the others, and no other one")
  func inclusions() throws {
    let text = """
      {"families": ["systemSmall"], "colorSchemes": ["light"],
       "include": [{"families": ["systemMedium"], "colorSchemes": ["dark"]}, {}],
       "cases": {"alone": {"families": [], "include": [{"families": ["systemLarge"]}]}}}
      """
    let matrix = try ArchiveDecoder(isStrict: true).decode(GoldenMatrix.self, Array(text.utf8)).0
    let kept = matrix.requests(for: "card").map { "\($0.family?.rawValue ?? "") \($0.colorScheme)" }
    #expect(kept == ["systemSmall light", "systemMedium dark"])
    #expect(matrix.requests(for: "alone").map(\.family) == [.systemLarge])
    let written = try ArchiveEncoder.encode(matrix)
    #expect(try ArchiveDecoder(isStrict: true).decode(GoldenMatrix.self, written).0 == matrix)
  }

  @Test("each picture is recorded separately, and verifies")
  func recording() throws {
    let project = try Project()
    #expect(try project.record([axes(.systemSmall)]).isRecorded)
    let report = try project.record([axes(.systemMedium, .dark)])
    #expect(report.pictures.map(\.result.outcome) == [.missing])
    #expect(report.others.isEmpty)
    let results = try project.verify()
    #expect(results.map(\.outcome) == [.identical, .identical])
    #expect(
      results.map(\.name) == [
        "widgets/a.systemSmall-entry-light@2x", "widgets/a.systemMedium-entry-dark@2x",
      ])
    #expect(
      FileManager.default.fileExists(atPath: project.root + "/Golden/widgets/Assets/note.txt"))
  }

  @Test("a different golden stays until its replacement is allowed, and others are reported")
  func replacing() throws {
    let project = try Project()
    #expect(try project.record([axes(.systemSmall), axes(.systemMedium)]).isRecorded)
    try project.write("something else")
    let asked = try project.record([axes(.systemSmall)])
    #expect(!asked.isRecorded)
    #expect(asked.pictures.map(\.result.outcome) == [.changed])
    #expect(asked.pictures.allSatisfy { $0.expected != nil && $0.actual != nil })
    #expect(try project.verify().allSatisfy { $0.outcome == .identical })
    let done = try project.record([axes(.systemSmall)], replaces: true)
    #expect(done.isRecorded)
    #expect(done.others.map(\.name) == ["widgets/a.systemMedium-entry-light@2x"])
    #expect(try project.verify().map(\.outcome) == [.identical, .changed])
  }

  @Test("the matrix names an archive that is not copied, below the project only")
  func linking() throws {
    let project = try Project()
    #expect(try project.record([axes(.systemSmall)], copies: false).isRecorded)
    #expect(!FileManager.default.fileExists(atPath: project.root + "/Golden/widgets/a.json"))
    try project.write("something else")
    #expect(try project.verify().map(\.outcome) == [.changed])
    let elsewhere = try Project()
    let recorder = try GoldenRecorder(
      goldens: project.goldens, project: project.root, area: "others", copies: false)
    let error = #expect(throws: ArchiveError.self) {
      try recorder.record(
        [
          RecordedArchive(
            file: elsewhere.archive, name: "a", widget: nil, pictures: [axes(.systemSmall)])
        ], replaces: true)
    }
    #expect(error?.message.contains("outside the project") == true)
  }

  @Test("names with special characters do not leave the folder")
  func names() throws {
    let project = try Project()
    #expect(try project.record([axes(.systemSmall)], name: "../../../escaped").isRecorded)
    let above = URL(filePath: project.root).deletingLastPathComponent().path
    #expect(!FileManager.default.fileExists(atPath: above + "/escaped.json"))
    #expect(throws: ArchiveError.self) {
      try project.record([axes(.systemSmall)], name: "matrix")
    }
  }
}
