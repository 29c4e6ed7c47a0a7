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
    let bundle: String?
    let warnings: [String]
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
    #expect(
      report.archives.map(\.kind) == [
        "traps", "counts", "rooms", "rooms", "cards", "lamps", "twins", "twins", "views",
      ])
    #expect(
      try members() == [
        "traps.json", "counts.json", "rooms.json", "rooms-Attic.json", "cards.json", "lamps.json",
        "twins.json", "twins-My room.json", "views.json",
      ])
    #expect(report.bundle?.hasSuffix("/FaultyWidgets.bundle.json") == true)
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

  /// The members of the bundle's file, in order.
  private func members() throws -> [String] {
    let file = try ArchiveDecoder().decodeFile(Array(archive("FaultyWidgets.bundle.json").utf8)).0
    guard case .bundle(let bundle) = file else { return [] }
    return bundle.bundle.map { if case .file(let name) = $0 { name } else { "" } }
  }

  @Test func `a run of some widgets keeps the order of all`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try report("archive", "--widget", "counts", "--widget", "rooms", "--widget", "views")
    let all = ["counts.json", "rooms.json", "rooms-Attic.json", "views.json"]
    #expect(try members() == all)
    _ = try report("archive", "--widget", "rooms")
    #expect(try members() == all)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("rooms-Attic.json"))
    _ = try report("archive", "--widget", "counts", "--widget", "lamps")
    #expect(try members() == ["counts.json", "rooms.json", "views.json", "lamps.json"])
  }

  @Test func `one archive needs no bundle`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, report) = try report("archive", "--widget", "counts")
    #expect(report.bundle == nil)
    #expect(throws: (any Error).self) { try members() }
  }

  @Test func `offers of one name have archives of their own, and are asked for once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try report("archive", "--widget", "twins", "--widget", "cards")
    #expect(try archive("twins.json").contains("Kitchen, full, 1, asked 1"))
    #expect(try archive("twins-My room.json").contains("Attic, full, 1, asked 1"))
    #expect(try archive("cards.json").contains("points, asked 1"))
    #expect(try !archive("cards.json").contains("asked 2"))
  }

  @Test func `what WidgetKit does not draw is a sign, and is warned of`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, report) = try report("archive", "--widget", "views")
    #expect(status == 0)
    #expect(
      report.warnings.sorted() == [
        "views, systemSmall: WidgetKit does not draw 'ScrollView'; its sign for views that are not "
          + "supported stands there",
        "views, systemSmall: intent 'MoveIn' has no value for 'room', so that it cannot run",
        "views, systemSmall: links have no effect in 'systemSmall'",
      ])
    let text = try archive("views.json")
    #expect(text.contains(#""unsupported" : "ScrollView""#) && !text.contains("scrolled"))
    #expect(text.contains(#""process" : "app""#) && text.contains(#""opensApp" : true"#))
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
    #expect(listing.widgets.last?.description == "What widgets cannot show.")
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

  @Test func `previews of a provider take a configuration`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try report("previews", "--configuration", "Attic").status == 0)
    #expect(try archive("A room.json").contains("Attic, full, 1"))
    #expect(try report("previews", "--parameters", #"{"lamps": 4}"#).status == 0)
    #expect(try archive("A room.json").contains("Kitchen, brief, 4"))
    let (status, _, talk) = try run(["previews", "--configuration", "Cellar", "-o", folder.path])
    #expect(status == 2 && talk.contains("there is no configuration 'Cellar'"), "\(talk)")
  }

  @Test(arguments: [
    ("NSFileProtectionComplete", [], DataProtection.complete),
    ("NSFileProtectionCompleteUnlessOpen", [], .completeUnlessOpen),
    (
      "NSFileProtectionCompleteUntilFirstUserAuthentication", [],
      .completeUntilFirstUserAuthentication
    ),
    ("NSFileProtectionNone", [], .none),
    ("NSFileProtectionNone", ["--data-protection", "complete"], .complete),
  ])
  func `data protection is that of the entitlements, or of the command line`(
    name: String, flags: [String], level: DataProtection
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try entitlements("<key>\(key)</key><string>\(name)</string>")
    let (status, text, talk) = try run(
      ["archive", "--widget", "counts", "--entitlements", file, "-o", folder.path] + flags)
    #expect(status == 0, "\(text)\(talk)")
    let archive = try ArchiveDecoder().decode(Array(archive("counts.json").utf8)).archive
    #expect(archive.dataProtection == level)
  }

  @Test(arguments: [
    (
      "<key>com.apple.developer.default-data-protection</key><string>High</string>",
      "is 'High', which is no data protection"
    ),
    ("<string>", "are no property list"),
  ])
  func `entitlements that say nothing known are an error`(text: String, message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try entitlements(text)
    let (status, _, talk) = try run(["archive", "--entitlements", file, "-o", folder.path])
    #expect(status == 2 && talk.contains(message), "\(talk)")
  }

  private var key: String { "com.apple.developer.default-data-protection" }

  /// A file of entitlements.
  private func entitlements(_ content: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Widget.entitlements")
    let text = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
