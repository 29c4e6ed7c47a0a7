import Foundation
import Testing
import Vitrine
import VitrineSnapshot

/// The repository's own goldens.
enum Goldens {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  static let store = GoldenStore(root: "\(repository)/Golden")
  static let verifier = GoldenVerifier(pending: "\(repository)/.vitrine/pending")
  static let cases = (try? store.cases()) ?? []
}

@Suite("Goldens")
struct GoldenTests {
  @Test("picture and frames are the same", arguments: Goldens.cases)
  func matches(_ golden: GoldenCase) {
    let result = Goldens.verifier.verify(golden)
    guard result.isFailure else { return }
    let message = Goldens.verifier.message(
      for: result, command: "swift test --filter GoldenTests")
    Issue.record("\(message)")
  }

  @Test("there are enough cases, and their matrices can be read")
  func cases() throws {
    let cases = try Goldens.store.cases()
    #expect(Set(cases.map(\.archive)).count >= 60)
    #expect(Set(cases.map(\.description)).count == cases.count)
  }

  @Test("no picture or dump is left over")
  func orphans() throws {
    #expect(Goldens.store.orphans(among: try Goldens.store.cases()) == [])
  }

  @Test("pictures stay small")
  func sizes() throws {
    for golden in Goldens.cases where !golden.name.hasPrefix("examples/") {
      let size = FileManager.default.contents(atPath: golden.picture)?.count ?? 0
      #expect(size <= 40_960, "\(golden) has \(size) bytes")
    }
  }
}
