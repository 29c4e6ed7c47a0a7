import Foundation
import Testing

/// Named data of widgets, in files.
struct SampleTests: FaultyProgram {
  let folder = Self.newFolder()

  private func archived(_ samples: [String: String], _ words: String...) throws -> RunnerOutput {
    let place = folder.appendingPathComponent("Samples")
    for (path, text) in samples {
      let file = place.appendingPathComponent(path + ".json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let (_, text, _) = try run(
      ["archive", "--json", "-o", folder.path, "--date", "2026-01-31T09:41:00Z"]
        + ["--samples", place.path, "--family", "systemSmall"] + words)
    return try JSONDecoder().decode(RunnerOutput.self, from: Data(text.utf8))
  }

  @Test("each file of samples is one more archive of the widget, in which its entries are drawn")
  func entries() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try archived(
      [
        "conditions/empty": "{\"count\": 70}",
        "conditions/long day":
          "[{\"date\": \"2026-01-31T10:00:00Z\", \"count\": 80}, {\"count\": 81}]",
      ], "--widget", "conditions")
    #expect(report.faults.isEmpty && report.warnings.isEmpty)
    let files = report.archives.map { ($0.file as NSString).lastPathComponent }
    #expect(files == ["conditions.json", "conditions-empty.json", "conditions-long day.json"])
    #expect(try archive(files[0]).contains("entry 2"))
    let empty = try archive(files[1])
    #expect(empty.contains("entry 70") && empty.contains("\"configuration\" : \"empty\""))
    let day = try archive(files[2])
    #expect(day.contains("entry 80") && day.contains("entry 81"))
    let one = try archived([:], "--widget", "conditions", "--configuration", "empty")
    #expect(one.archives.count == 1)
    #expect(try archive("conditions.json").contains("entry 70"))
  }

  @Test("a sample that cannot be shown is named with its file, and affects no other archive")
  func faults() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try archived(
      [
        "conditions/a": "{\"count\": \"many\"}", "conditions/b": "{}", "conditions/c": "7",
        "conditions/d": "{", "conditions/e": "{\"count\": 5, \"cuont\": 6}",
        "conditions/f": "{\"count\": 5, \"date\": \"today\"}", "conditions/g": "[]",
        "condition/a": "{}", "trips/a": "{}", "else/a": "{}", "top": "{}",
      ], "--widget", "conditions")
    let reasons = report.faults.map(\.reason)
    for (name, text) in [
      ("a", "count"), ("b", "count"), ("c", "an object"), ("d", "not JSON"), ("f", "a date is"),
      ("g", "no entry"),
    ] {
      #expect(
        reasons.contains { $0.contains("Samples/conditions/\(name).json: ") && $0.contains(text) })
    }
    #expect(reasons.count == 6 && report.archives.count == 2)
    #expect(report.warnings.contains { $0.contains("'cuont' is not used") })
    for name in ["condition", "else", "top.json"] {
      #expect(report.warnings.contains { $0.contains("Samples/\(name);") })
    }
  }

  @Test("a widget, a family or a preview that does not exist is named, with status 6")
  func selection() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (words, text) in [
      (
        ["archive", "--widget", "condition"],
        "no widget 'condition'\nhint: did you mean 'conditions'"
      ),
      (
        ["archive", "--widget", "conditions", "--family", "systemLarge"],
        "no widget in the family 'systemLarge'"
      ),
      (["previews", "--name", "Nothing at all"], "no preview 'Nothing at all'"),
      (["previews", "--file", "Nothing.swift"], "no preview in the file 'Nothing.swift'"),
    ] {
      let (status, _, talk) = try run(words + ["-o", folder.path])
      #expect(status == 6 && talk.contains(text))
    }
  }
}
