import Foundation
import Testing

@Suite("timeline and hit")
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

  @Test("the table lists when each entry is shown, and when the next timeline is due")
  func table() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    let run = try Tool.run("timeline", name, "--date", "2026-01-01T07:00:00Z", in: work.folder)
    #expect(run.code == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines[1].contains("▸ 0  2026-01-01T06:00:00Z  6 h 30 min  2026-01-01T12:30:00Z"))
    #expect(lines[1].contains("10  2026-01-01T06:01:00Z  systemSmall systemMedium"))
    #expect(lines[3] == "at 2026-01-01T07:00:00Z: entry 0")
    #expect(lines[4] == "reload: after, not before 2026-01-02T00:00:00Z")
  }

  @Test("JSON has the same content")
  func json() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    let run = try Tool.run(
      "timeline", name, "--json", "--date", "2025-01-01T00:00:00Z", in: work.folder)
    let value = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let entries = value?["entries"] as? [[String: Any]]
    #expect(entries?.compactMap { $0["isCurrent"] as? Bool } == [false, false])
    #expect(entries?.first?["duration"] as? Double == 23_400)
    #expect((value?["reload"] as? [String: Any])?["due"] as? String == "2026-01-02T00:00:00Z")
    #expect(value?["inForce"] == nil)
  }

  @Test("a sheet and a film are drawn, the same every time")
  func pictures() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    for verb in ["wrote", "replaced"] {
      let run = try Tool.run(
        "timeline", name, "--scale", "1", "--frames", "3", "-o", "day.apng", in: work.folder)
      #expect(run.code == 0 && run.errors == "\(verb) day.apng\n")
      let film = try #require(work.data("day.apng"))
      #expect(film.pictureSize == [165, 165])
      #expect(film.count(of: "fcTL") == 5)
      let piped = try Tool.run(
        "timeline", name, "--scale", "1", "--frames", "3", "-o", "-", "--format", "apng",
        in: work.folder)
      #expect(piped.output == film)
    }
    #expect(try Tool.run("timeline", name, "-q", "-o", "sheet.png", in: work.folder).code == 0)
    #expect(work.data("sheet.png")?.count(of: "fcTL") == 0)
    #expect(work.files == ["Day.json", "day.apng", "sheet.png"])
  }

  @Test("a filename extension must match the kind of film")
  func names() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    for file in ["day.gif", "day.mov", "day.svg"] {
      let run = try Tool.run("timeline", name, "-o", file, in: work.folder)
      #expect(run.code == 2 && run.errors.contains("png, apng, webp, mp4"))
    }
    let tap = try Tool.run("hit", name, "9", "9", "--film", "tap.png", in: work.folder)
    #expect(tap.code == 2 && tap.errors.contains("apng, webp, mp4"))
    #expect(work.files == ["Day.json"])
  }

  @Test("without ffmpeg, its formats are rejected, and nothing is written")
  func withoutConverter() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    let run = try Tool.run(
      "timeline", name, "-o", "day.mp4", in: work.folder,
      environment: ["PATH": work.folder.path(percentEncoded: false)])
    #expect(run.code == 3 && run.errors.contains("needs ffmpeg"))
    #expect(work.files == ["Day.json"])
  }

  private static let hasConverter = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: $0 + "/ffmpeg") }

  @Test(
    "ffmpeg writes films, the same every time", .enabled(if: hasConverter, "ffmpeg is missing"),
    arguments: [("webp", [82, 73, 70, 70]), ("mp4", [0, 0, 0])] as [(String, [UInt8])])
  func converted(_ format: String, _ beginning: [UInt8]) throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    func written() throws -> Data {
      let run = try Tool.run(
        "timeline", name, "--scale", "1", "--animate", "-o", "day.\(format)", in: work.folder)
      #expect(run.code == 0 && run.errors == "wrote day.\(format)\n")
      return try #require(work.data("day.\(format)"))
    }
    let film = try written()
    #expect(film.starts(with: beginning))
    #expect(try film == written())
    #expect(work.files == ["Day.json", "day.\(format)"])
  }

  @Test("unusual timelines cause warnings")
  func warnings() throws {
    let work = try TemporaryFolder()
    let text = Self.archive.replacingOccurrences(of: "2026-01-02", with: "2026-01-01")
    let name = try work.write(text, to: "Day.json")
    #expect(try Tool.run("timeline", name, in: work.folder).errors.contains(".entries[0].date"))
    #expect(try Tool.run("timeline", name, "--strict", in: work.folder).code == 1)
    #expect(try Tool.run("timeline", name, "--scheme", "all", in: work.folder).code == 2)
  }

  @Test("a sheet of entries is not a film")
  func animatedSheet() throws {
    let work = try TemporaryFolder()
    let name = try work.write(Self.archive, to: "Day.json")
    let run = try Tool.run("timeline", name, "--animate", "-o", "day.png", in: work.folder)
    #expect(run.code == 2 && run.errors.contains("hint: write '-o timeline.apng'"))
    #expect(work.files == ["Day.json"])
  }

  @Test("a tap runs an intent, opens a URL or the app, or does nothing")
  func hits() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(
      view: #"{"button": {"intent": "Go", "label": {"color": "red"}}, "id": "go"}"#)
    func tap(_ words: String...) throws -> (Int32, String) {
      let run = try Tool.run(["hit", name] + words, in: work.folder)
      return (run.code, run.text)
    }
    #expect(try tap("79", "79") == (0, "runs Go() — button 'go'\n"))
    #expect(try tap("8", "79") == (0, "opens the app\n"))
    #expect(try tap("-8", "79") == (1, "nothing: it is outside the widget\n"))
    #expect(try tap("79", "79", "--state", "locked") == (1, "nothing: the device is locked\n"))
    #expect(try tap("79").0 == 2)
    #expect(try tap("79", "high").0 == 2)
    let json = try tap("79", "79", "--json").1
    #expect(json.contains("\"effect\" : \"intent\""))
  }

  @Test("the interaction is part of the picture's name")
  func interaction() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(
      view: #"{"toggle": {"isOn": true, "intent": "Go", "label": "A"}, "id": "go"}"#)
    let run = try Tool.run(
      "render", name, "--toggle", "go", "--await-reload", "-o", "out/", in: work.folder)
    #expect(run.code == 0)
    #expect(
      work.files == [
        "Card.json", "out/Card/systemSmall-entry-light-toggled-go-awaitsReload@3x.png",
      ])
    let wrong = try Tool.run("render", name, "--press", "nothing", in: work.folder)
    #expect(wrong.errors.contains("hint: known: 'go'"))
  }

  @Test("elements and regions are numbered on a picture")
  func marks() throws {
    let work = try TemporaryFolder()
    let name = try work.archive(view: #"{"button": {"intent": "Go", "label": "Go"}, "id": "go"}"#)
    let run = try Tool.run(
      "inspect", name, "--accessibility", "-o", "read.png", "--scale", "1", in: work.folder)
    #expect(run.text.contains("1 \"Go\" isButton"))
    #expect(work.data("read.png")?.pictureSize == [189, 189])
    #expect(try Tool.run("inspect", name, "--frames", "-o", "a.png", in: work.folder).code == 2)
  }
}

extension Data {
  /// The number of times that the bytes contain a text.
  fileprivate func count(of text: String) -> Int {
    let word = Data(text.utf8)
    return (0..<(count - word.count)).count { self[$0..<($0 + word.count)] == word }
  }
}
