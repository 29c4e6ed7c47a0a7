import Foundation
import Testing
import Vitrine
import VitrineSnapshot

/// The repository's own goldens.
enum Goldens {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  /// The golden cases, and the examples, whose pictures the README shows.
  static let stores = [
    GoldenStore(root: "\(repository)/Golden"),
    GoldenStore(root: repository, areas: ["Examples"]),
  ]
  static let verifier = GoldenVerifier(pending: "\(repository)/.vitrine/pending")
  static let cases = stores.flatMap { (try? $0.cases()) ?? [] }
}

@Suite("Goldens")
struct GoldenTests {
  @Test("picture and frames are the same", arguments: Goldens.cases)
  func matches(_ golden: GoldenCase) throws {
    switch try Goldens.verifier.verify(golden) {
    case .identical, .recorded: break
    case .failed(let message): Issue.record("\(message)")
    }
  }

  @Test("there are enough cases, and their matrices can be read")
  func cases() throws {
    let cases = try Goldens.stores.flatMap { try $0.cases() }
    #expect(Set(cases.map(\.archive)).count >= 60)
    #expect(Set(cases.map(\.description)).count == cases.count)
  }

  @Test("no picture or dump is left over")
  func orphans() throws {
    for store in Goldens.stores { #expect(store.orphans(among: try store.cases()) == []) }
  }

  @Test("pictures stay small")
  func sizes() throws {
    for golden in Goldens.cases where !golden.name.hasPrefix("Examples/") {
      let size = FileManager.default.contents(atPath: golden.picture)?.count ?? 0
      #expect(size <= 40_960, "\(golden) has \(size) bytes")
    }
  }
}
