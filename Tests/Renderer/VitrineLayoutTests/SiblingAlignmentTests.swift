import Testing

@testable import VitrineLayout

/// Matching of a container's views in two states.
@Suite struct SiblingAlignmentTests {
  private typealias Sibling = SiblingAlignment.Sibling

  /// Siblings from words such as `Text:basil#1`: the kind, the content, and the identifier.
  private func partners(_ before: String, _ after: String) -> [Int?] {
    func parts(_ text: String) -> [(sibling: Sibling, look: Substring)] {
      text.split(separator: " ").map { word in
        let named = word.split(separator: "#")
        let shown = named[0].split(separator: ":")
        return (
          Sibling(id: named.count > 1 ? String(named[1]) : nil, kind: shown[0]), shown[1]
        )
      }
    }
    let (old, new) = (parts(before), parts(after))
    return SiblingAlignment(old.map(\.sibling), new.map(\.sibling)) { old[$0].look == new[$1].look }
      .partners()
  }

  @Test func viewsInOnePlaceAreOneView() {
    #expect(partners("Text:a Image:b", "Text:x Image:y") == [0, 1])
  }

  @Test func idsAreFoundAnywhere() {
    #expect(partners("Text:a#1 Text:b#2 Text:c#3", "Text:c#3 Text:a#1 Text:d#4") == [2, 0, nil])
    #expect(partners("Text:a#1", "Image:a#1") == [nil])
  }

  @Test func viewsOfOneElementKeepTheirOrder() {
    #expect(
      partners("Text:a#1 Text:b#1 Divider:-#1", "Divider:-#1 Text:c#1 Text:d#1") == [2, 0, 1])
  }

  @Test func whatComesInBetweenLeavesOthersAlone() {
    #expect(partners("Text:a Text:c", "Text:a Text:b Text:c") == [0, nil, 1])
    #expect(partners("Text:a Text:b Text:c", "Text:a Text:c") == [0, 2])
    #expect(partners("Text:a Image:b", "Image:b") == [1])
  }

  @Test func manyViewsStayWithinTheBudget() {
    let many = (0..<3000).map { "Text:\($0)" }.joined(separator: " ")
    #expect(partners(many, many + " Text:last").count == 3001)
  }
}
