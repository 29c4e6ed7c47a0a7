import Testing
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineArchive
@testable import VitrineModel

@Suite struct RoundTripTests {
  /// Several sequences, so that archives are created in parallel.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func writingAndReadingIsTheIdentity(seed: UInt64) throws {
    var random = RandomArchives(seed: seed)
    for number in 0..<TestLength.cases(80) {
      let archive = try random.archive()
      let bytes = try ArchiveEncoder.encode(archive)
      let text = String(decoding: bytes, as: UTF8.self)
      let read = try #require(
        try? ArchiveDecoder(isLenient: true).decode(bytes).archive,
        "archive \(number) of seed \(seed): \(complaint(about: text))")
      try #require(read == archive, "archive \(number) of seed \(seed)")
      try #require(
        try ArchiveEncoder.encode(read) == bytes,
        "archive \(number) of seed \(seed) is written differently")
    }
  }

  @Test func keysAreSorted() throws {
    var padding = Padding()
    padding.length = 8
    let node = ViewNode(.text(Text("A")), modifiers: [.padding(padding)], id: "t")
    let text = String(decoding: try ArchiveEncoder.encode(node), as: UTF8.self)
    #expect(
      text == """
        {
          "id" : "t",
          "modifiers" : [
            {
              "padding" : 8
            }
          ],
          "text" : "A"
        }

        """)
  }
}
