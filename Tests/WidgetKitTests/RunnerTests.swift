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
      let families: [String]
    }
    struct Fault: Decodable {
      let kind: String
      let family: String?
      let reason: String
    }
    struct Answer: Decodable {
      let value: Int?
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
    let (status, report) = try report("archive", "--timeout", "3")
    #expect(status == 1)
    #expect(report.archives.map(\.kind) == ["traps", "counts"])
    #expect(report.archives.map(\.families) == [["systemSmall", "systemMedium"], ["systemSmall"]])
    let reasons = report.faults.map { "\($0.kind) \($0.family ?? ""): \($0.reason)" }
    #expect(reasons.count == 2)
    #expect(reasons.first?.hasPrefix("traps systemMedium: ") == true)
    #expect(reasons.first?.contains("no medium size") == true)
    #expect(reasons.last == "hangs systemSmall: it took longer than 3 seconds")
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
    #expect(report.archives.map(\.kind) == ["A small one", "A view", "Large", "OldPreviews 2"])
  }
}
