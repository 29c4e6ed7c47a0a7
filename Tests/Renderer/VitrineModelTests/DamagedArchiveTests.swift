import Testing
import VitrineTestSupport

@testable import VitrineCoding
@testable import VitrineArchive

/// Damaged archives result in an error or in an archive, never in a crash.
@Suite struct DamagedArchiveTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func randomDamageIsSurvived(seed: UInt64) throws {
    var refused = 0
    var random = RandomArchives(seed: seed)
    let count = TestLength.cases(250)
    for number in 0..<count {
      var bytes = try ArchiveEncoder.encode(random.archive())
      for _ in 0..<Int.random(in: 1...4, using: &random.random) { damage(&bytes, &random.random) }
      do {
        let archive = try ArchiveDecoder(isLenient: true).decode(bytes).archive
        // A decoded archive must be complete: it can be encoded and decoded again.
        try #require(try roundTrip(archive) == archive, "archive \(number) of seed \(seed)")
      } catch let error as ArchiveError {
        try #require(!error.message.isEmpty, "archive \(number) of seed \(seed)")
        refused += 1
      }
    }
    #expect(refused * 5 > count * 2)
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let other = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.remove(at: place)
    case 3: bytes.swapAt(place, other)
    case 4:
      let tokens = ["null", "-1", "1e999", "\"\"", "{}", "[]", "true", "\\ud800", ",", "}"]
      bytes.insert(contentsOf: (tokens.randomElement(using: &random) ?? "").utf8, at: place)
    default: bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
    }
  }
}
