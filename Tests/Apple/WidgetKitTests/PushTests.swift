import ActivityKit
import SwiftUI
import Testing

@testable import VitrineWidgetRunner
@testable import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  enum Stage: String, Codable, CaseIterable { case packed, sent, there }
  struct Courier: Codable, Hashable {
    var name: String
    var rating: Double?
  }
  struct ContentState: Codable, Hashable {
    var stage: Stage
    var courier: Courier
    var arrival: Date
    var stops: [Courier] = []
    var note: String?
  }
  var order: Int
}

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

/// Its code makes a date of a number itself.
struct KettleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var ready: Date

    enum CodingKeys: String, CodingKey { case ready = "ready_at" }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      ready = Date(timeIntervalSince1970: try values.decode(Double.self, forKey: .ready))
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(ready.timeIntervalSince1970, forKey: .ready)
    }
  }
}

/// Notifications that are decoded to the types of widget code.
@MainActor
@Suite(.serialized)
struct PushTests {
  /// 9 January 2026, 9:41 in Greenwich, in seconds since 1970 and since 2001.
  private let sent = 1_767_951_660
  private let arrival = 789_644_460

  private var parcel: WidgetDescription {
    described(
      ActivityConfiguration(for: ParcelAttributes.self) { context in
        Text(context.state.courier.name)
      } dynamicIsland: { _ in
        DynamicIsland {
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      })
  }

  private var ferry: WidgetDescription {
    described(
      ActivityConfiguration(for: FerryAttributes.self) {
        Text("\($0.state.minutes)")
      } dynamicIsland: { _ in
        DynamicIsland {
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      })
  }

  private var kettle: WidgetDescription {
    described(
      ActivityConfiguration(for: KettleAttributes.self) {
        Text($0.state.ready, style: .timer)
      } dynamicIsland: { _ in
        DynamicIsland {
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
      })
  }

  private func push(
    _ rest: String, to members: [WidgetDescription]? = nil, at date: Int? = nil,
    keepsActivities: Bool = false, in envelope: (String) -> String = { $0 }
  ) async throws -> PushAnswer {
    if !keepsActivities {
      try ActivityStore<ParcelAttributes>().save([])
      try ActivityStore<FerryAttributes>().save([])
      try ActivityStore<KettleAttributes>().save([])
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("push-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("payload.json")
    let text = #"{"aps": {"timestamp": \#(date ?? sent), \#(rest)}}"#
    try Data(envelope(text).utf8).write(to: file)
    var options = RunnerOptions()
    (options.command, options.payload) = (.push, file.path)
    let worker = try Worker(
      options, WorkFolder(url: folder), program: "tests", executable: WidgetRunner.executable)
    return try await worker.push(members ?? [parcel])
  }

  /// The findings, without the one that the attributes of updates cause, which tests send for their own sake.
  private func texts(_ answer: PushAnswer) -> [String] { found(answer).map(\.text) }

  private func found(_ answer: PushAnswer) -> [PushAnswer.Finding] {
    answer.findings.filter { !$0.message.hasPrefix("'attributes' is ignored") }
  }

  private func state(_ state: String) -> String {
    #""event": "update", "attributes": {"order": 7}, "content-state": \#(state)"#
  }

  private var whole: String {
    state(#"{"stage": "sent", "courier": {"name": "Ann"}, "arrival": \#(arrival), "stops": []}"#)
  }

  @Test func `a decoded state becomes that of an activity`() async throws {
    let answer = try await push(whole + #", "stale-date": \#(sent + 60), "relevance-score": 3"#)
    #expect(texts(answer) == [])
    #expect(answer.isDecoded)
    #expect(answer.attributes == .notification)
    let record = try #require(ActivityStore<ParcelAttributes>().load().first)
    #expect(record.attributes.order == 7)
    let update = try #require(record.updates.first)
    #expect(update.date.timeIntervalSince1970 == Double(sent))
    #expect(update.content.staleDate?.timeIntervalSince1970 == Double(sent + 60))
    #expect(update.content.relevanceScore == 3)
    #expect(update.content.state.arrival.timeIntervalSince1970 == Double(sent))
  }

  @Test
  func
    `every value that cannot be decoded is reported with the expected type and the actual value`()
    async throws
  {
    let answer = try await push(
      state(
        #"{"stage": "lost", "courier": {"name": 5}, "arrival": "2026-01-09T09:41:00Z", "stops": [{"name": "A"}, {}]}"#
      ))
    #expect(!answer.isDecoded)
    let errors = Set(answer.findings.filter(\.isError).map(\.text))
    #expect(
      errors == [
        """
        error: .aps.content-state.stage: expected a value of the type 'Stage', found the string "lost"
        hint: use one of 'packed', 'sent', 'there'
        """,
        "error: .aps.content-state.courier.name: expected a String, found 5",
        """
        error: .aps.content-state.arrival: expected a Date, found the string "2026-01-09T09:41:00Z"
        hint: ActivityKit reads dates as numbers of seconds since 2001; this one is 789644460
        """,
        "error: .aps.content-state.stops[1].name: the key is missing; expected a String",
      ])
    #expect(ActivityStore<ParcelAttributes>().load().isEmpty)
  }

  @Test func `a missing key is reported with a differently spelled one`() async throws {
    let answer = try await push(
      state(#"{"stage": "sent", "courier": {"Name": "Ann"}, "arrival": 1, "stops": []}"#))
    let text = texts(answer).joined(separator: "\n")
    #expect(text.contains("courier.name: the key is missing; expected a String"))
    #expect(text.contains("there is 'Name'"))
  }

  @Test func `unused keys are warnings at any depth`() async throws {
    let answer = try await push(
      state(
        #"{"stage": "sent", "courier": {"name": "Ann", "phone": {"home": 1}}, "arrival": \#(arrival), "stops": [], "notes": "x"}"#
      ))
    #expect(answer.isDecoded)
    #expect(
      texts(answer) == [
        """
        warning: .aps.content-state.courier.phone: this key is not used
        hint: known: 'name', 'rating'
        """,
        """
        warning: .aps.content-state.notes: this key is not used
        hint: did you mean 'note'?
        """,
      ])
  }

  @Test(arguments: [
    ("1767951660", "seconds since 1970"), ("1767951660000", "milliseconds since 1970"),
    ("789644460000", "milliseconds since 2001"),
  ])
  func `a date relative to another epoch causes a warning with the number to write`(
    number: String, words: String
  ) async throws {
    let answer = try await push(
      state(#"{"stage": "sent", "courier": {"name": "A"}, "arrival": \#(number), "stops": []}"#))
    #expect(answer.isDecoded)
    let hint = try #require(found(answer).first?.hint)
    #expect(hint.contains(words) && hint.hasSuffix("789644460"))
  }

  @Test(arguments: [
    (#"{"message": {"apns": {"payload": "#, "}}}", ".message.apns.payload"),
    (#"[{"data": 1}, {"body": [{"n": "#, "}]}]", "[1].body[0].n"),
  ])
  func `a notification is found at any depth of an envelope`(
    before: String, after: String, place: String
  ) async throws {
    let answer = try await push(whole + #", "sounds": 1"#) { before + $0 + after }
    #expect(answer.isDecoded)
    #expect(answer.note?.contains("'\(place)'") == true)
    let wrong = try await push(state(#"{"stage": "lost"}"#)) { before + $0 + after }
    #expect(texts(wrong).contains { $0.contains("\(place).aps.content-state.") })
  }

  @Test(arguments: [1000, 1_000_000, 1_000_000_000])
  func `a timestamp in a smaller unit is a warning, and kept in seconds`(factor: Int) async throws {
    let answer = try await push(whole, at: sent * factor)
    #expect(answer.isDecoded)
    #expect(texts(answer).first?.contains("write \(sent) for 2026-01-09T09:41:00Z") == true)
    let kept = ActivityStore<ParcelAttributes>().load().first?.updates.first?.date
    #expect(kept == Date(timeIntervalSince1970: Double(sent)))
  }

  @Test(arguments: [
    (1_767_951_720_000, "milliseconds since 1970"), (1_767_951_720, nil),
    (789_644_520, "seconds since 2001"),
  ])
  func `a number that code reads as a date of another time is a warning`(
    number: Int, words: String?
  ) async throws {
    let answer = try await push(
      #""event": "update", "attributes": {}, "content-state": {"ready_at": \#(number)}"#,
      to: [kettle])
    #expect(answer.isDecoded)
    #expect(found(answer).count == (words == nil ? 0 : 1))
    #expect(found(answer).allSatisfy { $0.hint?.contains(words ?? "?") == true })
  }

  @Test func `an update goes to the activity that a start began, and an end ends it`() async throws
  {
    let start =
      whole.replacing("update", with: "start")
      + #", "attributes-type": "ParcelAttributes""#
    #expect(try await push(start).isDecoded)
    let later = whole.replacing(#""attributes": {"order": 7}, "#, with: "")
    let update = try await push(later, keepsActivities: true)
    #expect(update.attributes == .activity)
    #expect(ActivityStore<ParcelAttributes>().load().map(\.updates.count) == [2])
    let end = try await push(#""event": "end""#, keepsActivities: true)
    #expect(end.isDecoded)
    #expect(ActivityStore<ParcelAttributes>().load().map(\.isEnded) == [true])
  }

  @Test func `a notification that is older than the current state is ignored`() async throws {
    #expect(try await push(whole).isDecoded)
    let old = try await push(whole, at: sent - 60, keepsActivities: true)
    #expect(texts(old).joined().contains("is earlier than that of the current state"))
    #expect(ActivityStore<ParcelAttributes>().load().map(\.updates.count) == [1])
  }

  @Test func `late ends and empty alerts are warnings without the command, too`() async throws {
    let answer = try await push(
      whole.replacing("update", with: "end")
        + #", "stale-date": \#(sent + 34_200), "dismissal-date": \#(sent + 90_000), "alert": {}"#)
    let text = texts(answer).joined(separator: "\n")
    for words in ["'alert' has no words", "9.5 hours after 'timestamp'", "25.0 hours after"] {
      #expect(text.contains(words))
    }
  }

  @Test func `the type of the attributes chooses the Live Activity`() async throws {
    let answer = try await push(
      #""event": "start", "attributes-type": "FerryAttributes", "attributes": {}, "content-state": {"minutes": 4}"#,
      to: [parcel, ferry])
    #expect(answer.kind == "FerryAttributes")
    let wrong = try await push(
      #""event": "start", "attributes-type": "FeryAttributes", "content-state": {}"#,
      to: [parcel, ferry])
    #expect(texts(wrong).joined().contains("did you mean 'FerryAttributes'?"))
    let alone = try await push(
      #""event": "update", "content-state": {"minutes": 4}"#, to: [parcel, ferry])
    #expect(alone.kind == "FerryAttributes")
    #expect(alone.attributes == .sample)
  }

  @Test func `a notification without a state, or for no Live Activity, is an error`() async throws {
    let answer = try await push(#""event": "update", "attributes": {"order": 1}"#)
    #expect(texts(answer).joined().contains("content-state: the key is missing"))
    let none = try await push(whole, to: [])
    #expect(!none.isDecoded)
  }
}

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
