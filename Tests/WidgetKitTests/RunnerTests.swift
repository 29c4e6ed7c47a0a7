import SwiftUI
import Testing
import VitrineArguments
import VitrineCoding
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
struct RunnerProgramTests: FaultyProgram {
  let folder = Self.newFolder()

  @Test func `a trap and an endless loop leave the others alone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--timeout", "8")
    #expect(status == 1)
    #expect(
      report.archives.map(\.kind) == [
        "traps", "counts", "rooms", "rooms", "cards", "lamps", "twins", "twins", "views", "locale",
        "TripAttributes",
      ])
    #expect(
      try members() == [
        "traps.json", "counts.json", "rooms.json", "rooms-Attic.json", "cards.json", "lamps.json",
        "twins.json", "twins-My room.json", "views.json", "locale.json", "TripAttributes.json",
      ])
    #expect(report.bundle?.hasSuffix("/FaultyWidgets.bundle.json") == true)
    #expect(
      report.archives.prefix(2).map(\.families) == [
        ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"], ["systemSmall"],
      ])
    let reasons = report.faults.map { "\($0.kind) \($0.family ?? ""): \($0.reason)" }
    #expect(reasons.count == 4)
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
    #expect(report.faults.last?.place?.line == (try line(of: #"kind: "hangs""#)))
    #expect(report.archives.first?.place?.line == (try line(of: #"kind: "traps""#)))
    #expect(reasons.last == "hangs systemSmall: it took longer than 8 seconds")
    #expect(report.notDrawn.contains("accessoryWidgetGroupStyle"))
  }

  @Test func `what WidgetKit does not draw is a sign, and is warned of`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "views")
    #expect(status == 0)
    #expect(
      report.warnings.sorted() == [
        "views, systemSmall: WidgetKit does not draw 'ScrollView'; its sign for unsupported views is "
          + "drawn instead",
        "views, systemSmall: intent 'MoveIn' has no value for 'room', so that it cannot run",
        "views, systemSmall: links have no effect in 'systemSmall'",
      ])
    let text = try archive("views.json")
    #expect(text.contains(#""unsupported" : "ScrollView""#) && !text.contains("scrolled"))
    #expect(text.contains(#""process" : "app""#) && text.contains(#""opensApp" : true"#))
  }

  @Test func `an intent changes what is archived next, at a fixed moment`() throws {
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

  @Test func `each configuration that is important has an entry`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "cards")
    #expect(status == 0)
    #expect(report.archives.map(\.families) == [["accessoryRectangular"]])
    let archive = try ArchiveDecoder().decode(Array(archive("cards.json").utf8)).archive
    #expect(archive.entries.map(\.date.secondsSince1970) == [1_769_852_460, 1_769_852_520])
    let text = try self.archive("cards.json")
    #expect(text.contains("Kitchen, brief, 1, 148") && text.contains("Attic, brief, 1, 148"))
  }

  @Test func `what people can choose is listed`() throws {
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
    #expect(text.contains("intent Count(step)\n"))
    #expect(text.contains("intent MoveIn(room) opens the app\n"))
    #expect(text.contains("preview “A small one” faulty_widgets/FaultyWidgets.swift:"))
    #expect(text.contains("preview “OldPreviews”"))
  }

  @Test func `previews are archived one by one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("previews")
    #expect(status == 0)
    #expect(
      report.archives.map(\.kind) == [
        "A small one", "A view", "FaultyWidgets#3", "A room", "Large", "OldPreviews 2",
      ])
    #expect(report.bundle == nil)
    #expect(try archive("A room.json").contains("Kitchen, brief, 1"))
    #expect(try archive("FaultyWidgets#3.json").contains("without a name"))
  }
}
