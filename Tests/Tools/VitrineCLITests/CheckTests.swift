import Foundation
import Testing

@testable import VitrineCheck

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
    let marks = SourceAllowance.marks(in: file.path)
    #expect(marks.map(\.line) == [1, 5, 5, 6, 7])
    #expect(marks.suffix(2).map(\.rule) == ["text.kut", "text.cutt"])
  }
}
