import Foundation
import Testing
import Vitrine
import VitrineArchive
import VitrineCoding

/// Invalid and malicious payloads.
@Suite("Hostile payloads")
struct HostilePayloadTests {
  private func document(_ json: String, isLenient: Bool = false) throws -> WidgetDocument {
    try WidgetDocument(
      json: json, file: "payload.json", decoder: ArchiveDecoder(isLenient: isLenient))
  }

  @Test("numbers beyond the archive's range are clamped")
  func range() throws {
    let found = try document(#"{"systemSmall": {"t": 20, "p": {"s": {"pad": 1e300, "w": 1e99}}}}"#)
    #expect(!found.warnings.isEmpty)
    let written = try ArchiveEncoder.encode(found.archive)
    #expect(throws: Never.self) { try ArchiveDecoder().decode(written) }
  }

  @Test(
    "content that a layer of Expo leaves out is reported with the name of its slot",
    arguments: [
      (["msk"], ["'msk'"]), (["content", "overlay", "content"], ["'overlay'", "'content'"]),
      (["content"], []),
    ])
  func slots(names: [String], reported: [String]) throws {
    let slots = names.map {
      #"{"type": "SlotView", "props": {"name": "\#($0)", "children": "12"}}"#
    }.joined(separator: ", ")
    let found = try document(
      #"{"systemSmall": {"type": "MaskView", "props": {"children": [\#(slots)]}}}"#)
    #expect(
      found.warnings.map(\.message)
        == reported.map {
          "the slot \($0) of MaskView has no effect; the first slot 'content' is drawn"
        })
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
}
