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

  @Test func `views that WidgetKit does not draw are placeholders, with a warning`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "views")
    #expect(status == 0)
    let place = #/FaultyWidgets/RoomWidget\.swift:\d+: /#
    #expect(report.warnings.allSatisfy { $0.contains(place) })
    #expect(
      report.warnings.map { $0.replacing(place, with: "") }.sorted() == [
        "views, systemSmall: WidgetKit does not draw 'ScrollView'; its sign for unsupported views is "
          + "drawn instead",
        "views, systemSmall: intent 'MoveIn' has no value for 'room', so that it cannot run",
        "views, systemSmall: links have no effect in 'systemSmall'",
      ])
    let text = try archive("views.json")
    #expect(text.contains(#""unsupported" : "ScrollView""#) && !text.contains("scrolled"))
    #expect(text.contains(#""process" : "app""#) && text.contains(#""opensApp" : true"#))
  }

  @Test func `an intent changes the next archive, at a fixed date`() throws {
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

  @Test func `an intent that fails still reloads`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("perform", "CountAndFail", "--widget", "counts")
    #expect(status == 3)
    #expect(report.answer?.fault == "the server does not answer")
    #expect(try archive("counts.json").contains("count 99"))
  }

  @Test("an archive names the statements of its views, unless the program is told not to")
  func locations() throws {
    _ = try report("archive", "--widget", "counts")
    let line = try line(of: "Text(verbatim: \"count")
    #expect(try archive("counts.json").contains("\"faulty_widgets/FaultyWidgets.swift:\(line):7\""))
    _ = try report("archive", "--widget", "counts", "--no-locations")
    #expect(try !archive("counts.json").contains("\"source\""))
  }

  @Test func `each relevant configuration has an entry`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "cards")
    #expect(status == 0)
    #expect(report.archives.map(\.families) == [["accessoryRectangular"]])
    let archive = try ArchiveDecoder().decode(Array(archive("cards.json").utf8)).archive
    #expect(archive.entries.map(\.date.secondsSince1970) == [1_769_852_460, 1_769_852_520])
    let text = try self.archive("cards.json")
    #expect(text.contains("Kitchen, brief, 1, 148") && text.contains("Attic, brief, 1, 148"))
  }

  @Test func `configurable parameters are listed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, text, _) = try run(["list", "--json"])
    let listing = try JSONDecoder().decode(WidgetListing.self, from: Data(text.utf8))
    let widget = try #require(listing.widgets.first { $0.kind == "rooms" })
    #expect(widget.configurations == ["Kitchen", "Attic"])
    #expect(widget.promptsForUserConfiguration)
    #expect(listing.widgets.contains { $0.description == "What widgets cannot show." })
    #expect(widget.parameters.map(\.title) == ["Room", "Detail", "Lamps"])
    let choices = widget.parameters.map { $0.choices.map { "\($0.value) \($0.title ?? "")" } }
    #expect(
      choices == [
        [#"string("kitchen") Kitchen"#, #"string("attic") Attic"#],
        [#"string("brief") Brief"#, #"string("full") Full"#], [],
      ])
  }

  @Test func `an unknown name gets the nearest one as a hint`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run(["perform", "Cont"])
    #expect(status == 2)
    #expect(talk.contains("error: there is no intent 'Cont'") && talk.contains("'Count'"))
  }

  @Test func `the program lists what it declares`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, _) = try run(["list"])
    #expect(status == 0)
    #expect(text.contains("widget traps: systemSmall, systemMedium"))
    #expect(text.contains("intent Count(step)\n"))
    #expect(text.contains("intent MoveIn(room) opens the app\n"))
    #expect(text.contains("preview “A small one” faulty_widgets/FaultyWidgets.swift:"))
    #expect(text.contains("preview “OldPreviews 2”"))
  }

  @Test func `previews are archived one by one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("previews")
    #expect(status == 0)
    let kinds = report.archives.map(\.kind)
    #expect(
      kinds == [
        "A small one", "A view", "FaultyWidgets#3", "stock", "stock, wide", "NamedPreviews#twin",
        "A room", "Cards", "One card", "TwinPreview#twin", "Plain", "Mint", "GroupedPreviews 3",
        "Letter", "Letter-2",
        "Large", "OldPreviews 2", "Secret", "Other Secret",
      ])
    let (_, listing, _) = try run(["list"])
    let listed = listing.matches(of: #/preview “(.*)” /#).map { String($0.1) }
    #expect(listed == kinds && Set(report.archives.map(\.file)).count == kinds.count)
    // The context of a modifier is made once.
    #expect(try archive("stock.json").contains("4 cups"))
    #expect(try archive("stock_ wide.json").contains("4 cups"))
    #expect(try archive("TwinPreview#twin.json").contains("another view"))
    #expect(try archive("GroupedPreviews 3.json").contains(#""width" : 90"#))
    #expect(try archive("Letter-2.json").contains(#""y""#))
    #expect(report.bundle == nil)
    #expect(try archive("A room.json").contains("Kitchen, brief, 1"))
    #expect(try archive("Cards.json").contains("second card"))
    #expect(try archive("One card.json").contains("Attic, full, 1, 148 points, asked 0"))
    #expect(try archive("FaultyWidgets#3.json").contains("without a name"))
  }
}
