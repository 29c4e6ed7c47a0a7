import Foundation
import Testing

/// Code of widgets that runs before they are archived, and fails.
@Suite(.serialized)
struct StepTests: FaultyProgram {
  let folder = Self.newFolder()

  /// A place where code fails, what is missing without it, and where the failure is told.
  struct Case: Sendable, CustomTestStringConvertible {
    var place: String
    var way = "trap"
    var missing: Set<String> = []
    var isWarning = false
    var testDescription: String { "\(place), \(way)" }
  }

  private static let cases = [
    Case(place: "bundle", isWarning: true), Case(place: "bundle", way: "exit", isWarning: true),
    Case(place: "initializer", missing: ["plain"]),
    Case(place: "description", missing: ["plain"]),
    Case(place: "description", way: "exit", missing: ["plain"]),
    Case(place: "description", way: "hang", missing: ["plain"]),
    Case(place: "recommendations", isWarning: true),
    Case(place: "query", missing: ["lamps"]),
    Case(place: "provider", missing: ["Large", "OldPreviews 2"]),
    Case(place: "provider", way: "exit", missing: ["Large", "OldPreviews 2"]),
    Case(place: "private provider", missing: ["Secret"]),
    Case(place: "private provider", way: "exit", missing: ["Secret"]),
    Case(place: "preview", missing: ["A view"]),
    Case(place: "appear", isWarning: true), Case(place: "appear", way: "hang", isWarning: true),
  ]

  @Test("code that fails costs only what depends on it, and is named", arguments: cases)
  func failure(_ one: Case) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["FAULT": one.place, "FAULT_WAY": one.way]
    let (_, text, _) = try run(
      [
        "archive", "--with-previews", "--widget", "PlainWidget", "--widget", "RoomWidget",
        "--widget", "RoomControl", "--timeout", "3", "--json", "-o", folder.path, "--date",
        "2026-01-31T09:41:00Z",
      ], environment: environment)
    let report = try JSONDecoder().decode(RunnerOutput.self, from: Data(text.utf8))
    let all: Set = [
      "plain", "rooms", "lamps", "A small one", "A view", "FaultyWidgets#3", "A room", "Large",
      "Cards", "One card",
      "OldPreviews 2", "stock", "stock, wide", "NamedPreviews#twin", "TwinPreview#twin", "Plain",
      "Mint", "GroupedPreviews 3", "Letter", "Letter-2", "Secret", "Other Secret",
    ]
    #expect(Set(report.archives.map(\.kind)) == all.subtracting(one.missing), "\(text)")
    // A machine that is too busy for a trace of a loop names the widget alone.
    let word = one.way == "hang" ? "took longer" : "Fault.swift:"
    let told = one.isWarning ? report.warnings : report.faults.map(\.reason)
    let messages = told.filter { $0.contains(word) }
    #expect(messages.count == 1, "\(text)")
  }

  @Test("code under a name that differs in each run is not tried endlessly")
  func randomName() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try run(
      ["archive", "--widget", "RoomWidget", "-o", folder.path],
      environment: ["FAULT": "recommendations", "FAULT_KIND": "random"])
    #expect(status != 0)
    #expect(talk.contains("error: ") && talk.contains("it fails at recommendations"), "\(talk)")
  }

  @Test("a list names all that is declared besides code that fails")
  func list() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, talk) = try run(["list"], environment: ["FAULT": "description"])
    #expect(status == 0 && text.contains("widget rooms") && !text.contains("widget plain"))
    #expect(talk.contains("error: PlainWidget: ") && talk.contains("Fault.swift:"))
  }
}
