import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport
import VitrineText

struct PairTests {
  /// Texts of random characters, whose pairs occur in different orders.
  private func texts(_ font: ResolvedFont) -> [StyledText] {
    var random = SeededGenerator(seed: 7)
    return (0..<40).map { _ in
      let count = Int.random(in: 1...40, using: &random)
      let units = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      return text(String(decoding: units, as: UTF8.self), font)
    }
  }

  @Test(
    "a text of known pairs is laid out exactly as by the shaper",
    arguments: [(17.0, 400.0, false), (28, 700, false), (12, 250, true), (20, 900, false)])
  func known(size: Double, weight: Double, italic: Bool) {
    for design in [FontDesign.default, .rounded, .monospaced] {
      var font = font(size, weight: weight, italic: italic)
      font.family = .system(design)
      let texts = texts(font)
      let warm = FontTextEngine()
      // Every pair of any text, so that all of them are cached.
      for text in texts {
        var other = text
        other.runs[0].string = text.runs[0].string + " "
        _ = warm.shape(other)
      }
      for text in texts {
        let cold = FontTextEngine().shape(text).layout(in: .unspecified)
        #expect(warm.shape(text).layout(in: .unspecified) == cold)
      }
    }
  }

  @Test("control characters are left to the shaper", arguments: ["\t", "a\tb", "\u{1}", "\n", ""])
  func controls(string: String) {
    let warm = FontTextEngine()
    _ = warm.shape(text(string + " ab"))
    #expect(
      warm.shape(text(string)).layout(in: .unspecified)
        == FontTextEngine().shape(text(string)).layout(in: .unspecified))
  }

  @Test("lines, runs and spaces of known pairs are unchanged")
  func structure() {
    let runs = [
      ("AV To", font(17)), ("AV\nTo ", font(22, weight: 700)), ("", font(17)), ("VA", font(17)),
    ]
    let warm = FontTextEngine()
    _ = warm.shape(text(runs.map { ($0.0 + "x", $0.1) }))
    let cold = FontTextEngine().shape(text(runs)).layout(in: .unspecified)
    #expect(warm.shape(text(runs)).layout(in: .unspecified) == cold)
    #expect(cold.lines.count == 2)
  }
}
