import Foundation
import Testing

@testable import Vitrine

@Suite("Accessibility")
struct SemanticsTests {
  @Test("what is recorded for assistive technology changes neither picture nor frames")
  func transparent() throws {
    var recording = Renderer()
    recording.recordsSemantics = true
    let plain = Renderer()
    let files = try #require(
      FileManager.default.enumerator(
        at: Article.root.appending(path: "Golden"), includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "json" {
      guard let documents = try? WidgetDocument.all(contentsOf: file.path) else { continue }
      for document in documents {
        for case .success(let request) in document.resolve(RequestAxes()) {
          guard let expected = try? plain.layOut(document, request) else { continue }
          let actual = try recording.layOut(document, request)
          #expect(actual.frames == expected.frames, "\(file.lastPathComponent)")
          #expect(actual.displayList == expected.displayList, "\(file.lastPathComponent)")
          count += actual.accessibility.readingOrder.isEmpty ? 0 : 1
        }
      }
    }
    #expect(count > 100)
  }
}
