import Foundation
import Testing
import Vitrine

@testable import VitrineSnapshot

@Suite("Pages of reports and galleries")
struct PageTests {
  @Test(
    "paths are seen from the current folder",
    arguments: [
      ("/home/a/project/Golden/x.json", "Golden/x.json"),
      ("/home/a/other/x.json", "../other/x.json"),
      ("/srv/x.json", "../../../srv/x.json"),
      ("/home/a/project", ""),
      ("Golden/x.json", "Golden/x.json"),
      ("../x.json", "../x.json"),
    ])
  func portable(path: String, expected: String) {
    #expect(ProjectPath.portable(path, from: "/home/a/project") == expected)
  }

  @Test("a report for other machines has no absolute path")
  func report() throws {
    let folder = FileManager.default.currentDirectoryPath
    var report = RunReport(goldens: "/elsewhere/Golden", pending: "/elsewhere/pending")
    let golden = GoldenCase(
      root: folder + "/Golden", name: "cards/a", archive: folder + "/Golden/cards/a.json",
      request: RenderRequest(family: .systemSmall))
    report.note(GoldenResult(golden, .missing))
    let text = String(decoding: try ReportFile(report).json(), as: UTF8.self)
    #expect(!text.contains(#""/"#))
    let read = try ReportFile.read(Array(text.utf8))
    #expect(read.results.first?.archive == "Golden/cards/a.json")
    #expect(read.results.first?.subject == "cards/a")
    #expect(
      read.results.first?.parameters
        == ["family": "systemSmall", "state": "entry", "scheme": "light"])
  }

  @Test("a page contains its pictures up to five megabytes, and links to them above")
  func forms() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-pages-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let location = FolderLocation(given: folder)
    let large = [UInt8](repeating: 7, count: 1_000_000)
    func write(_ count: Int, _ form: PageForm) throws -> (page: String, addresses: [String: String])
    {
      let pictures = (0..<count).map { index in
        Page.Picture(
          id: String(index), file: index == 0 ? RelativePath(fixed: "there.png") : nil
        ) { large }
      }
      var given: [String: String] = [:]
      try Page.gallery.write(pictures, to: RelativePath(fixed: "p.html"), in: location, form: form)
      {
        given = $0
        return $0
      }
      let page = try String(contentsOfFile: folder + "/p.html", encoding: .utf8)
      return (page, given)
    }
    #expect(try write(3, .automatic).page.contains("id=\"picture-2\""))
    let beside = try write(4, .automatic)
    #expect(!beside.page.contains("id=\"picture-"))
    #expect(beside.addresses["0"] == "there.png")
    #expect(beside.addresses["3"] == "pictures/3.png")
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder + "/pictures/3.png")).count == 1_000_000)
    #expect(try write(4, .singleFile).page.contains("id=\"picture-3\""))
    #expect(!(try write(1, .folder).page.contains("id=\"picture-")))
  }
}
