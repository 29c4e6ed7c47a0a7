import Testing
import VitrineGeometry

@testable import VitrineSymbols

@Suite("Outlines")
struct OutlineTests {
  private func parts(_ text: String, _ rule: FillRule = .nonZero) throws -> [GlyphPart] {
    GlyphPart.parts(of: try PathData.path(text.utf8), rule: rule)
  }

  @Test("holes belong to the ink around them, islands are separate pieces")
  func nesting() throws {
    let target = "M0 0H9V9H0ZM1 1V8H8V1ZM3 3H6V6H3Z"
    let parts = try parts(target)
    #expect(parts.map(\.holes.count) == [1, 0])
    let sameWay = "M0 0H9V9H0ZM1 1H8V8H1ZM3 3H6V6H3Z"
    #expect(try self.parts(sameWay, .evenOdd).map(\.holes.count) == [1, 0])
    #expect(try self.parts(sameWay).map(\.holes.count) == [0, 0, 0])
  }

  @Test("ink with the opposite direction is reversed, so that thickening always enlarges it")
  func direction() throws {
    let back = try #require(try parts("M0 0V9H9V0ZM1 1H8V8H1Z").first)
    let grown = back.offset(by: 0.5)
    #expect(grown.outline.path.tightBounds == Rect(x: -0.5, y: -0.5, width: 10, height: 10))
    #expect(grown.holes.first?.path.tightBounds == Rect(x: 1.5, y: 1.5, width: 6, height: 6))
    let shrunk = back.offset(by: -0.25)
    #expect(shrunk.holes.first?.path.tightBounds == Rect(x: 0.75, y: 0.75, width: 7.5, height: 7.5))
  }

  @Test("corners move by at most the length of their side")
  func sharpCorners() throws {
    let needle = try #require(try parts("M0 0L10 0.2L0 0.4Z").first)
    for distance in [-1.0, -0.1, 0.1, 1] {
      let box = try #require(needle.offset(by: distance).outline.path.tightBounds)
      #expect(box.width < 25)
    }
  }

  @Test("bounds are those of the curve, not of its control points")
  func bounds() throws {
    let circle = Path.ellipse(in: Rect(x: 0, y: 0, width: 10, height: 10))
    let turned = circle.applying(
      AffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0))
    let box = try #require(turned.tightBounds)
    #expect(abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
  }

  @Test("gaps between pieces are found from either side, pieces that touch have none")
  func gaps() throws {
    let parts = try parts("M0 0H1V1H0ZM1.2 0.4H2V0.6H1.2ZM2 0H3V1H2Z")
    let gaps = GlyphPart.gaps(between: parts)
    #expect(abs(gaps[0] - 0.2) < 1e-9)
    #expect(abs(gaps[1] - 0.2) < 1e-9)
    #expect(gaps[2] > 1)
  }

  @Test("an outline that crosses itself falls into loops, and another one does not")
  func loops() {
    func contour(_ corners: [(Double, Double)]) -> Contour {
      let points = corners.map { Point(x: $0.0, y: $0.1) }
      return Contour(
        start: points[0], segments: (points.dropFirst() + [points[0]]).map { .line($0) })
    }
    let bow = contour([(0, 0), (2, 2), (2, 0), (0, 2)]).loops
    #expect(bow.count == 2 && bow.allSatisfy { abs($0.polygon.signedArea.magnitude - 1) < 1e-9 })
    #expect(contour([(0, 0), (2, 0), (2, 2), (0, 2)]).loops.count == 1)
  }
}
