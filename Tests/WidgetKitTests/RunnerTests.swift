import SwiftUI
import Testing
import VitrineArguments
import VitrineModel

@testable import WidgetKit

struct RunnerOptionTests {
  private func options(_ arguments: String...) throws -> RunnerOptions {
    try #require(
      try RunnerOptions.parse(arguments, now: ArchiveDate(secondsSince1970: 0), pointer: "help"))
  }

  @Test func `options have values`() throws {
    let options = try options(
      "perform", "Ring", "--parameters={\"times\": 2}", "-o", "out", "--family", "systemSmall",
      "--date", "2026-01-31T09:41:00Z", "--json")
    #expect(options.command == .perform && options.intent == "Ring")
    #expect(options.parameters == ["times": 2])
    #expect(options.output == "out" && options.families == [.systemSmall] && options.isJSON)
    #expect(options.date.secondsSince1970 == 1_769_852_460)
  }

  @Test(arguments: [
    (["archiv"], "unknown command 'archiv'"), (["perform"], "'perform' needs an intent"),
    (["list", "--famly", "x"], "unknown flag '--famly'"),
    (["archive", "--family", "small"], "unknown family 'small' for --family"),
    (["archive", "-o"], "-o needs a value: -o DIR"),
    (
      ["archive", "--date", "today"],
      "--date takes a date, not 'today'"
    ),
    (
      ["perform", "A", "--parameters", "[]"],
      "--parameters takes a JSON object, not '[]'"
    ),
  ])
  func `faults are named`(arguments: [String], message: String) {
    let fault = #expect(throws: ValidationError.self) {
      _ = try RunnerOptions.parse(
        arguments, now: ArchiveDate(secondsSince1970: 0), pointer: "help")
    }
    #expect(fault?.message == message)
  }

  @Test func `help names every command and option`() {
    let help = RunnerHelp.text("widgets")
    for command in RunnerOptions.Command.allCases {
      #expect(help.contains("  \(command.rawValue)"))
    }
    for option in RunnerOptions.arguments { #expect(help.contains(option.info.spelling)) }
  }
}

/// Runs a program whose widgets trap, hang and count.
@Suite(.serialized)
struct RunnerProgramTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("runner-\(UUID().uuidString)")

  private struct Report: Decodable {
    struct Archive: Decodable {
      let kind: String
      let file: String
      let families: [String]
    }
    struct Fault: Decodable {
      let kind: String
      let family: String?
      let reason: String
    }
    struct Answer: Decodable {
      let value: Int?
      let fault: String?
    }
    let archives: [Archive]
    let faults: [Fault]
    let notDrawn: [String]
    let answer: Answer?
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, text: String, talk: String) {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("faulty-widgets")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + ["--data", folder.appendingPathComponent("data").path]
    let (out, talk) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = talk
    try process.run()
    let text = out.fileHandleForReading.readDataToEndOfFile()
    let complaint = talk.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaint, as: UTF8.self)
    )
  }

  private func report(_ arguments: String...) throws -> (status: Int32, report: Report) {
    let output = ["--json", "-o", folder.path, "--date", "2026-01-31T09:41:00Z"]
    let (status, text, _) = try run(arguments + output)
    return (status, try JSONDecoder().decode(Report.self, from: Data(text.utf8)))
  }

  @Test func `a trap and an endless loop leave the others alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--timeout", "8")
    #expect(status == 1)
    #expect(report.archives.map(\.kind) == ["traps", "counts", "rooms", "rooms", "cards", "lamps"])
    #expect(
      report.archives.prefix(2).map(\.families) == [
        ["systemSmall", "systemMedium"], ["systemSmall"],
      ])
    let reasons = report.faults.map { "\($0.kind) \($0.family ?? ""): \($0.reason)" }
    #expect(reasons.count == 2)
    #expect(reasons.first?.hasPrefix("traps systemMedium: ") == true)
    #expect(reasons.first?.contains("no medium size") == true)
    #expect(reasons.last == "hangs systemSmall: it took longer than 8 seconds")
    #expect(report.notDrawn.contains("accessoryWidgetGroupStyle"))
  }

  @Test func `an intent changes what is archived next, at a moment that stands still`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try report("archive", "--widget", "counts")
    #expect(first.status == 0)
    let file = folder.appendingPathComponent("counts.json")
    let before = try String(contentsOf: file, encoding: .utf8)
    #expect(before.contains("count 0 at 1769852460.0"))
    let second = try report(
      "perform", "Count", "--parameters", "{\"step\": 4}", "--widget", "counts")
    #expect(second.status == 0 && second.report.answer?.value == 4)
    let after = try String(contentsOf: file, encoding: .utf8)
    #expect(after == before.replacingOccurrences(of: "count 0", with: "count 4"))
  }

  /// The text of the archive of a file.
  private func archive(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `an intent that fails still reloads`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("perform", "CountAndFail", "--widget", "counts")
    #expect(status == 3)
    #expect(report.answer?.fault == "the server does not answer")
    #expect(try archive("counts.json").contains("count 99"))
  }

  @Test func `each recommended configuration has an archive`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "rooms")
    #expect(status == 0)
    #expect(
      report.archives.map { ($0.file as NSString).lastPathComponent }
        == ["rooms.json", "rooms-Attic.json"])
    #expect(try archive("rooms.json").contains("Kitchen, full, 1"))
    let second = try archive("rooms-Attic.json")
    #expect(second.contains("Attic, full, 1") && second.contains("Rooms – Attic"))
  }

  @Test func `a configuration is chosen by its name or by values`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (arguments, file, text) in [
      (["--configuration", "Attic"], "rooms.json", "Attic, full, 1"),
      (["--parameters", #"{"room": "attic", "lamps": 3}"#], "rooms.json", "Attic, full, 3"),
      (["--parameters", #"{"detail": "full", "lamps": 2}"#], "lamps.json", "Kitchen, full, 2"),
    ] {
      let (status, text0, talk) = try run(
        ["archive", "--widget", "rooms", "--widget", "lamps", "-o", folder.path] + arguments)
      #expect(status == 0, "\(text0)\(talk)")
      #expect(try archive(file).contains(text))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/rooms-Attic.json"))
    }
  }

  @Test(arguments: [
    (["--configuration", "Atic"], "there is no configuration 'Atic'\nhint: did you mean 'Attic'?"),
    (
      ["--parameters", #"{"rom": "attic"}"#],
      "no widget has a parameter 'rom' that people configure"
    ),
    (
      ["--parameters", #"{"room": "cellar"}"#],
      "parameter 'room': expected the identifier of a Room"
    ),
  ])
  func `a configuration that no widget has is an error`(
    arguments: [String], message: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run(
      ["archive", "--widget", "rooms", "-o", folder.path] + arguments)
    #expect(status == 2)
    #expect(talk.hasPrefix("error: ") && talk.contains(message), "\(talk)")
  }

  @Test func `each configuration that is important has an entry`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "cards")
    #expect(status == 0)
    #expect(report.archives.map(\.families) == [["accessoryRectangular"]])
    let archive = try ArchiveDecoder().decode(Array(archive("cards.json").utf8)).archive
    #expect(archive.entries.map(\.date.secondsSince1970) == [1_769_852_460, 1_769_852_520])
    let text = try self.archive("cards.json")
    #expect(text.contains("Kitchen, brief, 1, 16") && text.contains("Attic, brief, 1, 16"))
  }

  @Test func `what people can choose is listed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, text, _) = try run(["list", "--json"])
    let listing = try JSONDecoder().decode(WidgetListing.self, from: Data(text.utf8))
    let widget = try #require(listing.widgets.first { $0.kind == "rooms" })
    #expect(widget.configurations == ["Kitchen", "Attic"])
    #expect(widget.promptsForUserConfiguration)
    #expect(widget.parameters.map(\.title) == ["Room", "Detail", "Lamps"])
    let choices = widget.parameters.map { $0.choices.map { "\($0.value) \($0.title ?? "")" } }
    #expect(
      choices == [
        [#"string("kitchen") Kitchen"#, #"string("attic") Attic"#],
        [#"string("brief") Brief"#, #"string("full") Full"#], [],
      ])
  }

  @Test func `a wrong name is answered with the nearest one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run(["perform", "Cont"])
    #expect(status == 2)
    #expect(talk.contains("error: there is no intent 'Cont'") && talk.contains("'Count'"))
  }

  @Test func `the program names what it declares`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, _) = try run(["list"])
    #expect(status == 0)
    #expect(text.contains("widget traps: systemSmall, systemMedium"))
    #expect(text.contains("intent Count(step)"))
    #expect(text.contains("preview “A small one” faulty_widgets/FaultyWidgets.swift:"))
    #expect(text.contains("preview “OldPreviews”"))
  }

  @Test func `previews are archived one by one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("previews")
    #expect(status == 0)
    #expect(
      report.archives.map(\.kind) == [
        "A small one", "A view", "FaultyWidgets#3", "Large", "OldPreviews 2",
      ])
    #expect(try archive("FaultyWidgets#3.json").contains("without a name"))
  }
}
