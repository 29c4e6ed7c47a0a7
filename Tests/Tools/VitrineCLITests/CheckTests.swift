import Foundation
import Testing

@testable import VitrinePictures

@Suite("check")
struct CheckTests {
  @Test("comments next to a declaration accept findings of rules")
  func allowance() throws {
    let source = """
      // vitrine:allow text.cut
      // The second line says why.

      /// A card.
      // vitrine:allow room.cut, touch.small on purpose
      struct Card: Widget {  // vitrine:allow text.kut
      """
    let allowance = SourceAllowance(source: source, line: 6)
    #expect(allowance.rules == ["room.cut", "touch.small"])
    #expect(allowance.unknown == ["text.kut"])
    #expect(SourceAllowance(source: source, line: 40).rules == [])
    let file = FileManager.default.temporaryDirectory.appending(path: "allow-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("\(source)\n// vitrine:allow text.cutt\nlet a = 1\n".utf8).write(to: file)
    let unknown = SourceAllowance.unknown(in: file.path)
    #expect(unknown.map(\.line) == [6, 7] && unknown.map(\.name) == ["text.kut", "text.cutt"])
  }
}
