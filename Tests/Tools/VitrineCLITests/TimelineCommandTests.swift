import Foundation
import Testing

@Suite("Films that ffmpeg writes")
struct TimelineCommandTests {
  private static let archive = """
    {"vitrine": "1.0", "kind": "Day", "supportedFamilies": ["systemSmall", "systemMedium"],
     "reloadPolicy": {"after": "2026-01-02T00:00:00Z"},
     "entries": [
      {"date": "2026-01-01T06:00:00Z", "relevance": {"score": 10, "duration": 60},
       "views": {"default": {"color": "red", "modifiers": [{"containerBackground": "red"}]}}},
      {"date": "2026-01-01T12:30:00Z",
       "views": {"default": {"color": "blue", "modifiers": [{"containerBackground": "blue"}]}}}]}
    """

  private static let hasConverter = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }

  @Test(
    "ffmpeg writes films, the same every time", .enabled(if: hasConverter, "ffmpeg is missing"),
    arguments: [("webp", [82, 73, 70, 70]), ("mp4", [0, 0, 0]), ("gif", [71, 73, 70])]
      as [(String, [UInt8])])
  func converted(_ format: String, _ beginning: [UInt8]) throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    func written() throws -> Data {
      let run = try Tool.run(
        "timeline", name, "--scale", "1", "--animate", "-o", "day.\(format)", in: work.folder)
      #expect(run.code == 0 && run.errors.hasSuffix(" day.\(format)\n"))
      return try #require(work.data("day.\(format)"))
    }
    let film = try written()
    #expect(film.starts(with: beginning))
    #expect(try film == written())
    #expect(work.files == ["Day.json", "day.\(format)"])
  }
}
