import Foundation
import SwiftUI
import Testing
import VitrineArchive
import VitrineArguments
import VitrineCoding

@testable import VitrineWidgetRunner
@testable import WidgetKit

struct WorkerTalkTests {
  @Test func `the end of a worker's output is read, up to a limit`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let talk = WorkerTalk(file: folder.appendingPathComponent("talk"))
    #expect(talk.text.isEmpty && !talk.isEndless)
    try Data("first\nFatal error: last\n".utf8).write(to: talk.file)
    #expect(talk.text == "first\nFatal error: last\n" && !talk.isEndless)
    let handle = try FileHandle(forWritingTo: talk.file)
    try handle.truncate(atOffset: WorkerTalk.mostBytes)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("error: enough".utf8))
    try handle.close()
    #expect(talk.text.hasSuffix("error: enough") && talk.text.utf8.count < 1 << 20)
    #expect(talk.isEndless)
  }

  @Test func `an error begins behind what was printed before it on its line`() {
    let flood = String(repeating: "flood ", count: 10_000)
    #expect(
      WorkerTalk.lastError(in: "a\n\(flood)Fatal error: it ends\nb") == "Fatal error: it ends")
    let usual = "App/Card.swift:7: Fatal error: it ends"
    #expect(WorkerTalk.lastError(in: flood + "\n" + usual) == usual)
    #expect((WorkerTalk.lastError(in: "error: " + flood) ?? "").utf8.count < 5000)
    #expect(WorkerTalk.lastError(in: flood) == nil)
  }
}

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
    (["archive", "--locale", "garbage"], "unknown locale 'garbage'"),
    (["list", "--time-zone", "Mars/Phobos"], "unknown time zone 'Mars/Phobos'"),
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
  func `errors are reported`(arguments: [String], message: String) {
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

/// Runs a program of widgets that trap, don't return, and count.
@Suite(.serialized)
struct RunnerProgramTests: FaultyProgram {
  let folder = Self.newFolder()

  @Test func `a trap and an endless loop do not affect other widgets`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--timeout", "8")
    #expect(status == 1)
    #expect(
      report.archives.map(\.kind) == [
        "traps", "counts", "rooms", "rooms", "cards", "lamps", "twins", "twins", "views", "locale",
        "TripAttributes", "conditions", "plain",
      ])
    #expect(
      try members() == [
        "traps.json", "counts.json", "rooms.json", "rooms-Attic.json", "cards.json", "lamps.json",
        "twins.json", "twins-My room.json", "views.json", "locale.json", "TripAttributes.json",
        "conditions.json", "plain.json",
      ])
    #expect(report.bundle?.hasSuffix("/FaultyWidgets.bundle.json") == true)
    // Families that failed are not in the archive.
    #expect(report.archives.prefix(2).map(\.families) == [["systemSmall"], ["systemSmall"]])
    let reasons = report.faults.map { "\($0.kind) \($0.family ?? ""): \($0.reason)" }
    #expect(reasons.count == 7)
    for (family, code, message) in [
      ("systemMedium", "no medium size", "Fatal error: no medium size"),
      ("systemLarge", "names.count", "Fatal error: Index out of range"),
      ("systemExtraLarge", "isEmpty }!", "Fatal error: Unexpectedly found nil while unwrapping"),
    ] {
      let line = try line(of: code)
      let place = "traps \(family): FaultyWidgets/FaultyWidgets.swift:\(line): "
      #expect(reasons.contains { $0.hasPrefix(place + message) }, "\(reasons)")
      #expect(report.faults.contains { $0.family == family && $0.place?.line == line })
    }
    #expect(report.archives.first?.place?.line == (try line(of: #"kind: "traps""#)))
    let first = try #require(report.faults.first { $0.kind == "hangs" })
    #expect(first.place?.line == (try line(of: "while count >= 0")))
    #expect(first.reason.hasSuffix("it took longer than 8 seconds"))
    // The other families wait less, and then not at all.
    let untried = "it was skipped, because it took too long in systemSmall"
    #expect(
      reasons.suffix(3) == [
        "hangs systemMedium: it took longer than 0.5 seconds, which is the limit after one hang",
        "hangs systemLarge: \(untried)", "hangs accessoryCircular: \(untried)",
      ])
    #expect(report.notDrawn.contains("accessoryWidgetGroupStyle"))
  }

  @Test func `a widget that hangs in all families is reported within 12 seconds`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func seconds(_ words: String...) throws -> Duration {
      let began = ContinuousClock.now
      _ = try run(words)
      return began.duration(to: .now)
    }
    // Beside other tests, processes take longer to start: eight here, two for the list.
    let start = try seconds("list")
    let time = try seconds("archive", "--widget", "hangs", "-o", folder.path)
    #expect(time - start * 4 < .seconds(12))
  }

  @Test("an archive names the statements of its views, unless the program is told not to")
  func locations() throws {
    _ = try report("archive", "--widget", "counts")
    let line = try line(of: "Text(verbatim: \"count")
    #expect(try archive("counts.json").contains("\"faulty_widgets/FaultyWidgets.swift:\(line):7\""))
    _ = try report("archive", "--widget", "counts", "--no-locations")
    #expect(try !archive("counts.json").contains("\"source\""))
  }
}
