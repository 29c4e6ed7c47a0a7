import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

struct WrappingTests {
  @Test(
    "the width never exceeds the proposal, and proposing the result changes nothing",
    arguments: [nil, 1, 2] as [Int?])
  func proposals(lineLimit: Int?) {
    let string = "The quick brown fox jumps over the lazy dog, then naps - supercalifragilistic."
    let shaped = engine.shape(text(string, lineLimit: lineLimit))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let width = Double.random(in: 0...400, using: &random)
      let height = Double.random(in: 0...200, using: &random)
      for proposal in [nil, height].map({ ProposedViewSize(width: width, height: $0) }) {
        let first = shaped.layout(in: proposal)
        #expect(first.size.width <= width)
        #expect(first == shaped.layout(in: proposal))
        #expect(first == shaped.layout(in: ProposedViewSize(first.size)))
      }
    }
  }

  @Test("a wider proposal never needs more lines")
  func monotonicLines() {
    let shaped = engine.shape(text("The quick brown fox jumps over the lazy dog and naps"))
    let counts = stride(from: 0.0, through: 450, by: 3).map { width in
      shaped.layout(in: ProposedViewSize(width: width, height: nil)).lines.count
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.last == 1)
  }
}
