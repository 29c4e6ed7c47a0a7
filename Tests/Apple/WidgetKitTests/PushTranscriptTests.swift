import ActivityKit
import SwiftUI
import Testing
import VitrineCoding
import VitrineTranscripts

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

/// The files of `Tests/Transcripts/Push`: notifications, and what widget code decodes of them.
@MainActor
@Suite("Transcripts of notifications", .serialized)
struct PushTranscriptTests {
  @Test("notifications are decoded as in their transcripts", arguments: Transcript.all(in: "Push"))
  func notifications(_ transcript: Transcript) async throws {
    var answers: [[String]] = []
    for test in transcript.cases {
      try forgetActivities()
      for step in test.steps { answers.append(try await answer(to: step)) }
    }
    var remaining = answers[...]
    try transcript.check { _ in { _ in remaining.removeFirst() } }
  }

  private func forgetActivities() throws {
    try ActivityStore<ParcelAttributes>().save([])
    try ActivityStore<FerryAttributes>().save([])
    try ActivityStore<KettleAttributes>().save([])
  }

  /// `push` sends a notification to Live Activities, by default to the parcel's: `push Parcel Ferry`;
  /// `activities` prints those that there are, and `forget` ends them.
  private func answer(to step: Transcript.Step) async throws -> [String] {
    switch step.words[0] {
    case "push":
      let names = step.words.count > 1 ? step.words.dropFirst() : ["Parcel"]
      return lines(of: try await push(step.text, to: names.compactMap { widgets[$0] }))
    case "activities":
      return lines(ParcelAttributes.self) + lines(FerryAttributes.self)
        + lines(KettleAttributes.self)
    case "forget":
      try forgetActivities()
      return []
    default: return ["'\(step.command)' is not known"]
    }
  }

  private func push(_ text: String, to members: [WidgetDescription]) async throws -> PushAnswer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("push-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("payload.json")
    try Data(text.utf8).write(to: file)
    var options = RunnerOptions()
    (options.command, options.payload) = (.push, file.path)
    let worker = try Worker(
      options, WorkFolder(url: folder), program: "tests", executable: WidgetRunner.executable)
    return try await worker.push(members)
  }

  private func lines(of answer: PushAnswer) -> [String] {
    let result = [
      answer.isDecoded ? "decoded" : "not decoded", answer.kind.map { "for \($0)" },
      answer.attributes.map { "with the attributes of the \($0.rawValue)" },
    ]
    return [result.compactMap { $0 }.joined(separator: " ")] + (answer.note.map { [$0] } ?? [])
      + answer.findings.flatMap { $0.text.components(separatedBy: "\n") }
  }

  /// The activities of a type: their attributes, and each update with its state.
  private func lines<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> [String] {
    ActivityStore<Attributes>().load().flatMap { record in
      ["\(type) \(json(record.attributes))" + (record.isEnded ? ", ended" : "")]
        + record.updates.map { update in
          let stale = update.content.staleDate.map { " stale \($0.timeIntervalSince1970.dumpText)" }
          let score = update.content.relevanceScore
          return "  at \(update.date.timeIntervalSince1970.dumpText)\(stale ?? "")"
            + (score == 0 ? "" : " score \(score.dumpText)") + " \(json(update.content.state))"
        }
    }
  }

  private func json(_ value: some Encodable) -> String {
    let bytes = (try? JSONEncoder().encode(value)) ?? Data()
    return ((try? JSONValue(json: Array(bytes))) ?? .null).dumpText
  }

  private var widgets: [String: WidgetDescription] {
    [
      "Parcel": described(
        ActivityConfiguration(for: ParcelAttributes.self) {
          Text($0.state.courier.name)
        } dynamicIsland: { _ in
          Self.island
        }),
      "Ferry": described(
        ActivityConfiguration(for: FerryAttributes.self) {
          Text("\($0.state.minutes)")
        } dynamicIsland: { _ in
          Self.island
        }),
      "Kettle": described(
        ActivityConfiguration(for: KettleAttributes.self) {
          Text($0.state.ready, style: .timer)
        } dynamicIsland: { _ in
          Self.island
        }),
    ]
  }

  private static var island: DynamicIsland {
    DynamicIsland {
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
  }
}
