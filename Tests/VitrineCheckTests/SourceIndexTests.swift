import Testing
import VitrineCheck

@Suite struct SourceIndexTests {
  private static let source = #"""
    struct CardView: View {
      let count: Int
      var body: some View {
        VStack {
          Text("Water")
          Text("\(count) glasses today")
          Label("Refill", systemImage: "drop.fill")
          Image(systemName: "chevron.right")
          Text(verbatim: "9:41") // Text("Never")
          Text("Twice")
          Text("Twice")
        }
      }
    }
    let sample = Drink(name: "Lemonade")
    """#

  @Test(
    "a literal of only one view identifies its line",
    arguments: [
      (#"Text "Water""#, 5), (#"Text "3 glasses today""#, 6), (#"Text "Refill""#, 7),
      (#"Image systemName "drop.fill""#, 7), (#"Image systemName "chevron.right""#, 8),
      (#"Text "9:41""#, 9), (#"Text "120 glasses t…""#, 6),
    ])
  func line(_ view: String, _ line: Int) {
    #expect(Self.index.place(of: view) == FindingPlace(file: "Card.swift", line: line))
  }

  @Test(
    "comments, data, computed texts and literals of several views identify no line",
    arguments: [
      #"Text "Never""#, #"Text "Lemonade""#, #"Text "Twice""#, #"Text "glasses""#, "VStack", "",
    ])
  func nowhere(_ view: String) {
    #expect(Self.index.place(of: view) == nil)
  }

  @Test("a place in the widget's own file is preferred")
  func near() {
    var index = Self.index
    index.add(#"let view = Text("Water")"#, file: "Other.swift")
    #expect(index.place(of: #"Text "Water""#) == nil)
    #expect(index.place(of: #"Text "Water""#, near: "Other.swift")?.line == 1)
  }

  private static var index: SourceIndex {
    var index = SourceIndex()
    index.add(source, file: "Card.swift")
    return index
  }
}
