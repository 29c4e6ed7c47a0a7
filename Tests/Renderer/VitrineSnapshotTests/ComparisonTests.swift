import Testing
import VitrineGeometry

@testable import VitrineComparison
@testable import VitrineSnapshot

@Suite("Comparison of pictures")
struct ComparisonTests {
  private func compare(_ old: Canvas, _ new: Canvas) -> PictureComparison {
    PictureComparison(expected: old.bitmap, actual: new.bitmap)
  }

  /// Adjacent steps of brightness, so that no pixel inside has only equal neighbours.
  private func ramp(_ width: Int, _ height: Int) -> Canvas {
    var canvas = Canvas(width, height)
    for row in 0..<height {
      for column in 0..<width {
        canvas[column, row] = Canvas.grey(UInt32(40 + (column * 5 + row * 3) % 160))
      }
    }
    return canvas
  }

  @Test("equal pictures are identical")
  func identical() {
    let comparison = compare(Canvas(3, 2), Canvas(3, 2))
    #expect(comparison.verdict == .identical)
    #expect(comparison.summary == "identical")
    #expect(comparison.clusters == [])
  }

  @Test(
    "clause 1: a difference of 2 is imperceptible, one of 3 is not by that clause",
    arguments: [2, 3])
  func step(_ step: UInt32) {
    // Dark colours, where a step of 3 is large in lightness.
    let (old, new) = (Canvas(5, 5, fill: Canvas.grey(0)), Canvas(5, 5, fill: Canvas.grey(step)))
    let comparison = compare(old, new)
    #expect(comparison.maximumDifference == Int(step))
    #expect(comparison.count == 25)
    #expect(comparison.classes.allSatisfy { $0 == .imperceptible } == (step == 2))
  }

  @Test("clause 2: a step of 4 is imperceptible in a bright grey and visible in black")
  func distance() {
    let bright = compare(
      Canvas(5, 5, fill: Canvas.grey(200)), Canvas(5, 5, fill: Canvas.grey(204)))
    #expect(bright.verdict == .equivalent)
    #expect(bright.maximumDistance <= 2)
    let dark = compare(Canvas(5, 5, fill: Canvas.grey(0)), Canvas(5, 5, fill: Canvas.grey(24)))
    #expect(dark.verdict == .changed)
    #expect(dark.maximumDistance > 2)
  }

  @Test("the distance of black and white is 100, and that of other colours is less")
  func scale() {
    let most = compare(Canvas(1, 1, fill: 0xff00_0000), Canvas(1, 1))
    #expect(abs(most.maximumDistance - 100) < 0.1)
    let half = compare(Canvas(1, 1, fill: Canvas.grey(119)), Canvas(1, 1))
    // sRGB 119 is CIELAB's lightness 50, which the toe reproduces.
    #expect(abs(half.maximumDistance - 50) < 1.5)
  }

  @Test("a change of alpha alone counts over black or over white")
  func alpha() {
    // Premultiplied white at two coverages: the same over white, far apart over black.
    let white = compare(Canvas(4, 4, fill: 0xffff_ffff), Canvas(4, 4, fill: 0x4040_4040))
    #expect(white.verdict == .changed)
    #expect(white.maximumDistance > 50)
    // Premultiplied black: the same over black, far apart over white.
    let black = compare(Canvas(4, 4, fill: 0xff00_0000), Canvas(4, 4, fill: 0x4000_0000))
    #expect(black.verdict == .changed)
    #expect(black.maximumDistance > 50)
    let invisible = compare(Canvas(4, 4, fill: 0), Canvas(4, 4, fill: 0))
    #expect(invisible.verdict == .identical)
  }

  @Test("clause 3: one visible pixel in a flat area is a change, in either picture")
  func flat() {
    var dot = Canvas(40, 40)
    dot[20, 20] = Canvas.grey(225)
    let comparison = compare(Canvas(40, 40), dot)
    #expect(comparison.verdict == .changed)
    #expect([comparison.count, comparison.changed] == [1, 1])
    #expect(
      comparison.clusters == [
        ChangeCluster(box: Rect(x: 20, y: 20, width: 1, height: 1), pixels: 1)
      ])
    #expect(compare(dot, Canvas(40, 40)).verdict == .changed)
  }

  @Test("clause 4: a different structure around a pixel is a change")
  func structure() {
    let old = ramp(64, 64)
    var new = old
    for row in 10..<50 {
      for column in 10..<50 {
        new[column, row] = Canvas.grey(UInt32(40 + (column * 3 + row * 5) % 160))
      }
    }
    let comparison = compare(old, new)
    #expect(comparison.verdict == .changed)
    #expect(comparison.changed > 400)
  }

  @Test("clause 5: a strong change among steps is a change, clause 6: a weak one is noise")
  func strength() {
    let old = ramp(64, 64)
    var (weak, strong) = (old, old)
    weak[30, 30] = Canvas.grey((old[30, 30] & 255) + 14)
    let noise = compare(old, weak)
    #expect(noise.verdict == .equivalent)
    #expect(noise.classes[30 * 64 + 30] == .noise)
    #expect(noise.summary.hasSuffix("only noise"))
    // One pixel of 961 doesn't change the structure, so that only its strength is significant.
    strong[30, 30] = Canvas.grey((old[30, 30] & 255) + 90)
    #expect(compare(old, strong).classes[30 * 64 + 30] == .changed)
  }

  @Test("a strong difference on an antialiased edge of both pictures is noise")
  func edge() {
    func slope(_ mix: UInt32) -> Canvas {
      var canvas = Canvas(80, 80)
      for row in 0..<80 {
        canvas.fill(0..<40, row..<row + 1, Canvas.grey(0))
        canvas[40, row] = Canvas.grey(row == 40 ? mix : 120)
      }
      return canvas
    }
    let comparison = compare(slope(120), slope(190))
    #expect(comparison.maximumDistance > 25)
    #expect(comparison.verdict == .equivalent)
  }

  @Test("pictures of different size differ, and the difference shows both")
  func sizes() {
    let (wide, tall) = (Canvas(3, 2).bitmap, Canvas(2, 3).bitmap)
    let comparison = PictureComparison(expected: wide, actual: tall)
    #expect(comparison.verdict == .changed)
    #expect(comparison.summary == "size is 2×3 pixels, expected 3×2")
    let picture = DifferencePicture.draw(comparison, expected: wide, actual: tall)
    #expect([picture.width, picture.height] == [3, 3])
    // The corner that neither picture covers remains empty; those that only one covers are marked.
    #expect(picture.pixels.suffix(4) == [0, 0, 0, 0])
    #expect(picture.pixels[8..<12] == [255, 0, 255, 255])
  }

  @Test("pictures without pixels and with one pixel have verdicts")
  func extremes() {
    #expect(compare(Canvas(0, 0), Canvas(0, 0)).verdict == .identical)
    #expect(compare(Canvas(0, 0), Canvas(1, 1)).verdict == .changed)
    #expect(compare(Canvas(1, 1), Canvas(1, 1)).verdict == .identical)
    #expect(compare(Canvas(1, 1), Canvas(1, 1, fill: Canvas.grey(252))).verdict == .equivalent)
    #expect(compare(Canvas(1, 1), Canvas(1, 1, fill: Canvas.grey(0))).verdict == .changed)
  }

  @Test("adjacent pixels form one cluster, and the largest comes first")
  func clusters() {
    var new = Canvas(100, 100)
    new.fill(2..<4, 2..<4, Canvas.grey(0))
    new.fill(20..<22, 2..<4, Canvas.grey(0))
    new.fill(60..<70, 60..<70, Canvas.grey(0))
    let clusters = compare(Canvas(100, 100), new).clusters
    #expect(clusters.map(\.pixels) == [100, 8])
    #expect(clusters[1].box == Rect(x: 2, y: 2, width: 20, height: 2))
  }

  @Test("ignored boxes are not compared, including every pixel that they touch")
  func ignored() {
    var new = Canvas(40, 40)
    new.fill(10..<20, 10..<20, Canvas.grey(0))
    func verdict(_ box: Rect) -> Verdict {
      PictureComparison(
        expected: Canvas(40, 40).bitmap, actual: new.bitmap, ignoring: [box], scale: 2
      ).verdict
    }
    #expect(verdict(Rect(x: 5, y: 5, width: 5, height: 5)) == .identical)
    #expect(verdict(Rect(x: 5.4, y: 5.4, width: 4.2, height: 4.2)) == .identical)
    #expect(verdict(Rect(x: 5.5, y: 5, width: 5, height: 5)) == .changed)
  }

  @Test("a fuzzy match needs both numbers in their range, and reports when it is superfluous")
  func fuzzy() {
    var new = Canvas(10, 10)
    new.fill(0..<3, 0..<1, Canvas.grey(250))
    let comparison = compare(Canvas(10, 10), new)
    func accepts(_ difference: [Int], _ pixels: [Int]) -> Bool {
      var match = FuzzyMatch()
      (match.maxDifference, match.pixels) = (difference, pixels)
      return match.accepts(comparison)
    }
    #expect(accepts([0, 5], [0, 3]))
    #expect(!accepts([0, 4], [0, 3]))
    #expect(!accepts([0, 5], [0, 2]))
    #expect(!accepts([6, 9], [0, 3]))
    #expect(!accepts([0, 5], [4, 9]))
    #expect(!accepts([5, 0], [0, 3]))
  }
}
