import Foundation
import Testing
import Vitrine
import VitrineArchive
import VitrineCoding
import VitrineModel
import VitrinePayloads

/// Invalid and malicious payloads.
@Suite("Hostile payloads")
struct HostilePayloadTests {
  private func document(_ json: String, isLenient: Bool = false) throws -> WidgetDocument {
    try WidgetDocument(
      json: json, file: "payload.json", decoder: ArchiveDecoder(isLenient: isLenient))
  }

  private func message(_ json: String) -> String {
    do {
      _ = try document(json)
      return ""
    } catch { return "\(error)" }
  }

  @Test("an unknown component is an error with its line")
  func component() {
    let text = message("{\"systemSmall\": {\"t\": 11, \"c\": [\n{\"t\": 99}]}}")
    #expect(text.contains("payload.json:2:7: .systemSmall.c[0].t: unknown view '99'"))
  }

  @Test("an unknown property is an error with a hint")
  func property() {
    let text = message(#"{"systemSmall": {"t": 9, "p": {"durationMS": 1}}}"#)
    #expect(text.contains("unknown field 'durationMS'"))
    #expect(text.contains("durationMs"))
  }

  @Test("a value of another type is reported with the expected one, and has no effect")
  func kind() throws {
    let found = try document(
      #"{"systemSmall": {"t": 0, "c": "a", "p": {"s": {"fs": "12", "fw": 600}}}}"#)
    #expect(
      found.warnings.map(\.message) == [
        "'fontSize' of the style of Text is a string, but must be a number of points; it has no effect",
        "'fontWeight' of the style of Text is a number, but must be a string; it has no effect",
      ])
  }

  @Test("settings without a meaning are reported")
  func meaning() throws {
    let found = try document(#"{"systemSmall": {"t": 20, "p": {"s": {"right": 4}}}}"#)
    #expect(found.warnings.map(\.message) == ["'right' of the style of View has no effect"])
  }

  @Test("numbers beyond the archive's range are clamped")
  func range() throws {
    let found = try document(#"{"systemSmall": {"t": 20, "p": {"s": {"pad": 1e300, "w": 1e99}}}}"#)
    #expect(!found.warnings.isEmpty)
    let written = try ArchiveEncoder.encode(found.archive)
    #expect(throws: Never.self) { try ArchiveDecoder().decode(written) }
  }

  @Test("shared elements that refer to themselves end at a limit")
  func cycle() {
    let text = message(#"{"e": [{"t": 11, "c": {"$r": 0}}], "systemSmall": {"$r": 0}}"#)
    #expect(text.contains("nested"))
  }

  @Test("shared elements that double repeatedly end at a limit")
  func laughs() {
    let elements = (0..<20).map { #"{"t": 11, "c": [{"$r": \#($0 + 1)}, {"$r": \#($0 + 1)}]}"# }
    let text = message(
      #"{"e": [\#(elements.joined(separator: ",")), "a"], "systemSmall": {"$r": 0}}"#)
    #expect(text.contains("too many"))
  }

  @Test("a newer version is rejected")
  func version() {
    #expect(message(#"{"v": 2, "ls": {"t": 0, "c": "a"}}"#).contains("version 2"))
  }

  /// The result of Node's `zlib.brotliCompressSync` for `{"v":1,"systemSmall":{"t":0,"c":"Hi"}}`.
  private static let compressed = "ixKAeyJ2IjoxLCJzeXN0ZW1TbWFsbCI6eyJ0IjowLCJjIjoiSGkifX0D"

  @Test("Base64 of Brotli is read as the JSON in it")
  func brotli() throws {
    let found = try WidgetDocument(bytes: Array(HostilePayloadTests.compressed.utf8))
    #expect(found.archive.kind == "voltra")
  }

  @Test("a stream that is cut off is an error", arguments: [12, 24, 40])
  func cut(length: Int) {
    let cut = Array(HostilePayloadTests.compressed.utf8.prefix(length))
    #expect(throws: ArchiveError.self) { try WidgetDocument(bytes: cut) }
  }

  @Test("a stream that grows beyond an archive's size is rejected")
  func bomb() {
    var decoder = ArchiveDecoder()
    decoder.limits.archiveBytes = 32
    let bytes = Array(HostilePayloadTests.compressed.utf8.prefix(32))
    #expect(throws: ArchiveError.self) { try WidgetDocument(bytes: bytes, decoder: decoder) }
  }

  /// A notification with the payload above.
  private func push(_ rest: String) -> String {
    #"{"aps": {"content-state": {"uiJsonData": "\#(HostilePayloadTests.activity)"}, \#(rest)}}"#
  }

  /// The result of Node's `zlib.brotliCompressSync` for `{"v":1,"ls":{"t":0,"c":"Hi"}}`.
  private static let activity = "Cw6AeyJ2IjoxLCJscyI6eyJ0IjowLCJjIjoiSGkifX0D"

  @Test("a notification becomes the state of a Live Activity")
  func notification() throws {
    let found = try document(
      push(
        #""timestamp": 1767225660, "event": "update", "stale-date": 1767229200, "relevance-score": 2"#
      ))
    #expect(found.warnings == [])
    let state = try #require(found.archive.liveActivity?.states.first)
    #expect(state.date.secondsSince1970 == 1_767_225_660)
    #expect(state.staleDate?.secondsSince1970 == 1_767_229_200)
    #expect(state.relevanceScore == 2)
  }

  @Test(
    "dates that ActivityKit reads differently are reported",
    arguments: [("1767225660000", "milliseconds"), ("788918460", "since 2001")])
  func dates(value: String, word: String) throws {
    let found = try document(push(#""timestamp": \#(value), "event": "update""#))
    #expect(found.warnings.map(\.message).contains { $0.contains(word) })
  }

  @Test("a notification of more than 4,096 bytes is reported with its size")
  func size() throws {
    let text = push(
      #""timestamp": 1767225660, "event": "update", "sound": "\#(String(repeating: "a", count: 4096))""#
    )
    let found = try document(text)
    #expect(found.warnings.map(\.message).contains { $0.contains("\(text.utf8.count) bytes") })
  }

  @Test("unused keys are reported, and content states of other widgets are errors")
  func keys() throws {
    let found = try document(
      push(#""timestamp": 1767225660, "event": "update", "stale": 1, "dismissal-date": 1767225660"#)
    )
    let texts = found.warnings.map(\.message)
    #expect(texts.contains { $0.contains("'stale'") })
    #expect(texts.contains { $0.contains("'dismissal-date' is ignored except in the event") })
    #expect(
      message(#"{"aps": {"content-state": {"driver": "Ann"}}}"#).contains("widget's own code"))
  }

  @Test("an Expo widget that throws is an error with its message")
  func threw() {
    let text = message(#"{"type": "RedBoxView", "props": {"message": "x is not a function"}}"#)
    #expect(text.contains("x is not a function"))
  }
}
