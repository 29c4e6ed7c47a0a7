import Foundation
import VitrineSnapshot
import VitrineTesting
import XCTest

/// An archive in a temporary folder, and its goldens next to this file until the end of the test.
class AssertionXCTestCase: XCTestCase {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "vitrine-xctest-\(UUID().uuidString)")
  var card: String { folder.path + "/card.json" }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("hello")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
    let place = URL(filePath: #filePath).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: place.appending(path: "Goldens"))
    try? FileManager.default.removeItem(at: place.appending(path: ".vitrine"))
  }

  /// Compares the card with its golden, or records it: one assertion, which uses its golden again.
  @discardableResult
  func check(_ record: RecordMode, function: String = #function) -> [GoldenResult] {
    assertSnapshot(of: card, named: "card", record: record, function: function)
  }

  func write(_ text: String) throws {
    let json = """
      {"vitrine": "1.0", "kind": "a", "supportedFamilies": ["systemSmall"],
       "entries": [{"date": "2026-01-01T09:00:00Z",
       "views": {"default": {"text": "\(text)", "modifiers": [{"containerBackground": "white"}]}}}]}
      """
    try Data(json.utf8).write(to: URL(filePath: card))
  }
}

final class PassingXCTests: AssertionXCTestCase {
  func testFlow() throws {
    let recorded = check(.all)
    XCTAssertEqual(recorded.map(\.outcome), [.recorded])
    XCTAssertEqual(recorded.map(\.name), ["testFlow.card.systemSmall-entry-light@2x"])
    XCTAssertEqual(check(.never).map(\.outcome), [.identical])
  }
}

/// Fails on purpose, for a test that reads the message.
final class FailingXCTests: AssertionXCTestCase {
  func testChange() throws {
    check(.all)
    try write("hallo")
    check(.never)
  }
}

// Listed by hand: the package manager would search the compiler's index for tests of XCTest, and compile
// everything with an index.
XCTMain([
  testCase([("testFlow", PassingXCTests.testFlow)]),
  testCase([("testChange", FailingXCTests.testChange)]),
])
