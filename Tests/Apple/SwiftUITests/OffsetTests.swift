import SwiftUI
import Testing

@Suite("Rows that people remove and move")
struct OffsetTests {
  @Test("elements at offsets are removed, and moved before the element at another one")
  func offsets() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: IndexSet([0, 3]), toOffset: 3)
    #expect(letters == ["b", "c", "a", "d", "e"])
    letters.move(fromOffsets: IndexSet(integer: 4), toOffset: 0)
    #expect(letters == ["e", "b", "c", "a", "d"])
    letters.remove(atOffsets: IndexSet([1, 4, 9]))
    #expect(letters == ["e", "c", "a"])
  }
}
