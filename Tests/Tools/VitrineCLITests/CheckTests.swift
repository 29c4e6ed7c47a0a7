import Testing

@testable import VitrinePictures

@Suite("check")
struct CheckTests {
  @Test("comments next to a declaration accept findings of rules")
  func allowance() {
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
  }
}
