import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineText

struct DeterminismTests {
  private static let samples = [
    "The quick brown fox", "AVATAR To Wa -> ffi", "日本語 and Ελληνικά", "naïve café\nline",
  ]

  /// The layouts and outlines of every sample in several fonts.
  private static func answers(of engine: FontTextEngine) -> [TextLayout] {
    samples.flatMap { sample in
      [11.0, 17, 22.5, 34].flatMap { size in
        [200.0, 400, 650, 900].map { weight in
          engine.shape(text(sample, font(size, weight: weight)))
            .layout(in: ProposedViewSize(width: 90, height: nil))
        }
      }
    }
  }

  private static func outlines(_ layouts: [TextLayout], of engine: FontTextEngine) -> [Path] {
    layouts.flatMap(\.lines).flatMap(\.fragments).flatMap { fragment -> [Path] in
      guard case .glyphs(let font, let glyphs) = fragment.content else { return [] }
      return glyphs.map { engine.outline(of: $0.id, in: font) }
    }
  }

  @Test("two engines give the same result")
  func twoEngines() {
    let (first, second) = (FontTextEngine(), FontTextEngine())
    let layouts = Self.answers(of: first)
    #expect(layouts == Self.answers(of: second))
    #expect(Self.outlines(layouts, of: first) == Self.outlines(layouts, of: second))
  }

  @Test("eight tasks that share an engine get the same results")
  func concurrentUse() async {
    let shared = FontTextEngine()
    let expected = Self.answers(of: FontTextEngine())
    let expectedOutlines = Self.outlines(expected, of: FontTextEngine())
    let agreements = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let layouts = Self.answers(of: shared)
          return layouts == expected && Self.outlines(layouts, of: shared) == expectedOutlines
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(agreements == Array(repeating: true, count: 8))
  }
}
