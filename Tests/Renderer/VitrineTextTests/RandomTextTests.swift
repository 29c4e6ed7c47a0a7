import Testing
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

struct RandomTextTests {
  /// A text of random scalars: letters in long words, white space, marks, controls and anything else.
  private func randomString(_ random: inout SeededGenerator) -> String {
    var string = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let pool: ClosedRange<UInt32> =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: 0x20...0x7E
        case 1...2: 0x61...0x7A
        case 3: 0x00...0x20
        case 4: 0x300...0x36F
        case 5: 0x2000...0x206F
        case 6: 0x1F000...0x1FAFF
        default: 0x80...0x10FFFF
        }
      let value = UInt32.random(in: pool, using: &random)
      if let scalar = Unicode.Scalar(value) { string.append(scalar) }
    }
    return String(string)
  }

  private func randomRun(_ random: inout SeededGenerator) -> StyledText.Run {
    let font = font(
      Double.random(in: 0...40, using: &random),
      weight: Double(Int.random(in: 0...10, using: &random) * 100),
      italic: Bool.random(using: &random))
    if Int.random(in: 0..<8, using: &random) == 0 {
      let size = Size(width: Double.random(in: 0...30, using: &random), height: 20)
      return StyledText.Run(attachment: InlineBox(size: size, baseline: 15), font: font)
    }
    var run = StyledText.Run(string: randomString(&random), font: font)
    run.underline = TextLine.Pattern.allCases.randomElement(using: &random)
    run.hasBackground = Bool.random(using: &random)
    if Bool.random(using: &random) { run.kerning = Double.random(in: -30...30, using: &random) }
    if Bool.random(using: &random) {
      run.baselineOffset = Double.random(in: -20...20, using: &random)
    }
    return run
  }

  private func randomText(
    _ runs: [StyledText.Run], _ random: inout SeededGenerator
  ) -> StyledText {
    var content = StyledText(runs: runs, displayScale: 3)
    content.alignment = TextAlignment.allCases.randomElement(using: &random) ?? .center
    content.lineLimit =
      Bool.random(using: &random) ? nil : Int.random(in: -1...4, using: &random)
    content.reservedLines = Int.random(in: -1...3, using: &random)
    content.lineSpacing = Double.random(in: -4...9, using: &random)
    content.truncationMode = TruncationMode.allCases.randomElement(using: &random) ?? .tail
    content.minimumScaleFactor = [1, 1, 0.7, 0].randomElement(using: &random) ?? 1
    content.allowsTightening = Bool.random(using: &random)
    content.hyphenates = Bool.random(using: &random)
    content.isRedacted = Int.random(in: 0..<5, using: &random) == 0
    return content
  }

  @Test("any text can be laid out in any box")
  func anything() {
    var random = SeededGenerator(seed: 2026)
    for _ in 0..<TestLength.cases(2_000) {
      let runs = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        randomRun(&random)
      }
      let content = randomText(runs, &random)
      let width = Bool.random(using: &random) ? nil : Double.random(in: 0...200, using: &random)
      let height = Bool.random(using: &random) ? nil : Double.random(in: 0...100, using: &random)
      expectSound(layout(content, width: width, height: height), width: width)
    }
  }

  private func expectSound(_ layout: TextLayout, width: Double?) {
    let lengths =
      [layout.size.width, layout.size.height, layout.firstBaseline, layout.lastBaseline]
      + layout.lines.flatMap { [$0.x, $0.baseline, $0.width] }
      + layout.lines.flatMap(\.glyphs).flatMap { [$0.x, $0.y] }
    #expect(lengths.allSatisfy { $0.isFinite })
    #expect(layout.size.width <= width ?? .infinity)
    #expect(layout.lines.allSatisfy { $0.width >= 0 && $0.x >= 0 })
    let baselines = layout.lines.map(\.baseline)
    #expect(baselines == baselines.sorted())
  }

  @Test(
    "meaningless sizes, scales and proposals are handled",
    arguments: [0, -5, .nan, .infinity, 1e300] as [Double])
  func senseless(value: Double) {
    var content = text("some words", font(value))
    expectSound(layout(content, width: 50), width: 50)
    content.runs[0].kerning = value
    content.runs[0].baselineOffset = value
    content.minimumScaleFactor = value
    content.lineSpacing = value
    expectSound(layout(content, width: 50), width: 50)
    content = text("some words", font(17, weight: value, leading: value))
    expectSound(layout(content, width: value, height: value), width: nil)
    content.displayScale = value
    expectSound(layout(content), width: nil)
  }

  @Test("a hundred thousand characters are laid out in linear time")
  func long() {
    let shaped = engine.shape(text(String(repeating: "lorem ipsum 日本 ", count: 7_000)))
    let narrow = shaped.layout(in: ProposedViewSize(width: 0, height: nil))
    #expect(narrow.lines.count > 80_000)
    #expect(shaped.layout(in: .unspecified).lines.count == 1)
    let capped = shaped.layout(in: ProposedViewSize(width: 200, height: 50))
    #expect(capped.lines.count == 2 && capped.isTruncated)
  }
}
