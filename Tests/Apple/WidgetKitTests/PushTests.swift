import ActivityKit
import SwiftUI
import Testing
import VitrineCoding

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// Notifications that a program of widgets decodes in a separate process.
@Suite(.serialized)
struct PushRunnerTests: FaultyProgram {
  let folder = PushRunnerTests.newFolder()

  private func push(
    _ state: String, event: String = "update", _ rest: String = ""
  ) throws -> (status: Int32, text: String, talk: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("payload.json")
    let text =
      #"{"aps": {"timestamp": 1767951660, "event": "\#(event)", "content-state": \#(state)\#(rest)}}"#
    try Data(text.utf8).write(to: file)
    return try run([
      "push", file.path, "--json", "-o", folder.path, "--date", "2026-01-09T09:41:00Z",
    ])
  }

  private func report(_ text: String) throws -> RunnerOutput {
    try JSONDecoder().decode(RunnerOutput.self, from: Data(text.utf8))
  }

  @Test func `a notification is archived as the state of the Live Activity`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = #"{"minutes": 7, "arrival": 789644880, "seats": 12}"#
    let (status, text, _) = try push(
      state, event: "start",
      #", "attributes-type": "TripAttributes", "attributes": {"line": "U2"}, "alert": {"title": "a", "body": "b"}"#
    )
    #expect(status == 0)
    let made = try report(text)
    #expect(made.archives.map(\.kind) == ["TripAttributes"])
    #expect(made.push?.attributes == "notification")
    #expect(made.push?.findings.isEmpty == true)
    let archive = try archive("TripAttributes.json")
    #expect(archive.contains("U2 in 7 minutes") && archive.contains("12 seats"))
    // The activity continues, and receives an update.
    let later = try push(#"{"minutes": 6, "arrival": 789644880, "seats": 11}"#)
    #expect(try report(later.text).push?.attributes == "activity")
    #expect(try self.archive("TripAttributes.json").contains("U2 in 6 minutes"))
  }

  @Test func `values that cannot be decoded are reported, and nothing is archived`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, text, _) = try push(#"{"minutes": "7", "arrival": 789644880, "seats": 12}"#)
    #expect(status == 1)
    let made = try report(text)
    #expect(made.archives.isEmpty)
    #expect(
      made.push?.findings.filter(\.isError).map(\.message) == [
        #"expected an Int, found the string "7""#
      ])
  }

  @Test func `a state that cannot be archived is not kept`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try push(#"{"minutes": 7, "arrival": 789644880, "seats": 12}"#).status == 0)
    let bad = try push(#"{"minutes": 6000, "arrival": 789644880, "seats": 12}"#)
    #expect(bad.status == 1)
    #expect(bad.talk.contains("cannot be archived"))
    #expect(bad.talk.contains("TripActivity.swift:34"))
    #expect(bad.talk.contains("the state is not kept"))
    #expect(try push(#"{"minutes": 5, "arrival": 789644880, "seats": 12}"#).status == 0)
    #expect(try archive("TripAttributes.json").contains("in 5 minutes"))
  }

  @Test func `a kept state of another version of the type is named with its file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = #"{"minutes": 7, "arrival": 789644880, "seats": 12}"#
    #expect(try push(good).status == 0)
    let file = folder.appendingPathComponent("data/Activities/faulty_widgets.TripAttributes.json")
    #expect(FileManager.default.fileExists(atPath: file.path))
    try #"[{"id": "x"}]"#.write(to: file, atomically: true, encoding: .utf8)
    let next = try report(push(good).text)
    #expect(next.push?.findings.first?.message.contains("does not fit the type") == true)
  }

  @Test func `a kept state with which code traps is named with its file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try push(#"{"minutes": 7, "arrival": 789644880, "seats": 12}"#).status == 0)
    let file = folder.appendingPathComponent("data/Activities/faulty_widgets.TripAttributes.json")
    let kept = try String(contentsOf: file, encoding: .utf8)
    try kept.replacing(#"minutes":7"#, with: #"minutes":6000"#)
      .write(to: file, atomically: true, encoding: .utf8)
    let (status, _, talk) = try run(["archive", "--widget", "TripAttributes", "-o", folder.path])
    #expect(status == 1 && talk.contains("TripActivity.swift:34"))
    #expect(talk.contains("faulty_widgets.TripAttributes.json'; '--fresh'"), "\(talk)")
  }

  @Test func `code that traps while decoding is reported with its message`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, _, talk) = try push(#"{"minutes": 7, "arrival": 789644880, "seats": -1}"#)
    #expect(status == 2)
    #expect(talk.contains("seats are never owed"))
  }
}
