import Testing

@testable import VitrineGeometry

@Suite("Path data")
struct PathDataTests {
  private func path(_ text: String) throws -> Path { try PathData.path(text.utf8) }

  private func steps(_ text: String) throws -> Path {
    try PathData.path(text.utf8, grammar: .archive)
  }

  @Test("numbers can touch, and steps can be relative")
  func compact() throws {
    #expect(try path("M1-2L.5.5h-1v2z") == path("M 1 -2 L 0.5 0.5 L -0.5,0.5 L -0.5 2.5 Z"))
    #expect(try path("m1 1 2 0 0 2z") == path("M1 1L3 1L3 3Z"))
    #expect(try path("M0 0C1 0 2 0 2 1S3 2 4 2") == path("M0 0C1 0 2 0 2 1C2 2 3 2 4 2"))
    #expect(try path("M0 0Q1 0 1 1T2 2") == path("M0 0Q1 0 1 1Q1 2 2 2"))
    #expect(try path("M1e1 2E-1") == path("M10 .2"))
  }

  /// Points on the curves themselves.
  private func points(_ path: Path) -> [Point] {
    (0..<200).compactMap {
      guard case .move(let point) = path.trimmed(from: Double($0) / 200, to: 1).elements.first
      else { return nil }
      return point
    }
  }

  @Test("an arc ends where it should and keeps its distance from the centre")
  func arc() throws {
    // A three-quarter circle with flags that aren't separated from the following numbers.
    let path = try path("M10 0a10 10 0 11-10-10")
    let end = try #require(path.lastPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y + 10) < 1e-9)
    for point in points(path) {
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 0.01)
    }
    #expect(abs((points(path).map(\.y).max() ?? 0) - 10) < 0.01)
  }

  @Test("radii that are too small grow, those of zero give a line")
  func radii() throws {
    let grown = points(try path("M0 0A1 1 0 0 1 10 0"))
    #expect(abs((grown.map(\.y).min() ?? 0) + 5) < 0.01)
    #expect(try path("M0 0A0 1 0 0 1 10 0") == path("M0 0L10 0"))
  }

  @Test("numbers keep all of their digits")
  func digits() throws {
    let text = "M 0.30000000000000004 123456.12345678901 L -1.2345678901234567e-8 999999.9999999999"
    let numbers = [
      0.30000000000000004, 123456.12345678901, -1.2345678901234567e-8, 999999.9999999999,
    ]
    #expect(
      try path(text)
        == Path([
          .move(Point(x: numbers[0], y: numbers[1])), .line(Point(x: numbers[2], y: numbers[3])),
        ]))
  }

  @Test(
    "an error contains its position and what is expected",
    arguments: [
      ("L1 1", .start, 0), ("M1", .number, 2), ("M1 1X", .step, 4), ("M0 0L1 a", .number, 7),
      ("M0 0A1 1 0 2 0 1 1", .flag, 11), ("M0 0Z1 1", .step, 5), ("M0 1e999", .number, 3),
      ("M0 0 arc 1 1 1 0 90", .number, 6),
    ] as [(String, PathData.Expected, Int)])
  func faults(_ text: String, _ expected: PathData.Expected, _ offset: Int) {
    #expect(throws: PathData.Fault.syntax(expected, offset: offset)) { try path(text) }
  }

  @Test("the number of steps in a path is limited")
  func limit() throws {
    let most = "M0 0" + String(repeating: "h1", count: PathData.stepLimit - 1)
    #expect(try path(most).elements.count == PathData.stepLimit)
    #expect(throws: PathData.Fault.tooManySteps(limit: PathData.stepLimit)) {
      try path(most + "h1")
    }
  }

  @Test("an arc runs clockwise by default, from the current point or by itself")
  func arcs() throws {
    // As in SwiftUI: angles are measured from the right, the y axis points down, and `clockwise` is
    // reversed.
    let quarter = try steps("arc 10 10 5 0 90")
    #expect(quarter == .arc(center: Point(x: 10, y: 10), radius: 5, start: .pi / 2, sweep: .pi / 2))
    let long = try steps("arc 10 10 5 0 90 clockwise")
    #expect(
      long == .arc(center: Point(x: 10, y: 10), radius: 5, start: .pi / 2, sweep: -1.5 * .pi))
    #expect(try steps("relativeArc 10 10 5 0 90") == quarter)
    #expect(try steps("arc 10 10 5 0 720").elements.count == 5)
    #expect(
      try steps("M 0 0 arc 10 10 5 0 90").elements.prefix(2)
        == [.move(.zero), .line(Point(x: 15, y: 10))])
    #expect(try steps("M 0 0 Z arc 10 10 5 0 90").elements[2] == quarter.elements[0])
  }

  @Test("an arc between two lines touches both")
  func tangents() throws {
    let path = try steps("M 0 0 tangentArc 10 0 10 10 4 L 10 10")
    #expect(path.elements.count == 4)
    #expect(path.elements[1] == .line(Point(x: 6, y: 0)))
    guard case .curve(let end, _, _) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    #expect(try steps("M 0 0 tangentArc 10 0 20 0 4") == steps("M 0 0 L 10 0"))
    #expect(throws: PathData.Fault.syntax(.start, offset: 1)) {
      try steps(" tangentArc 10 0 20 0 4")
    }
  }

  @Test("whole outlines can be placed between other steps")
  func outlines() throws {
    let box = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(try steps("rect 1 2 30 40") == .rect(box))
    #expect(try steps("ellipse1,2,30,40") == .ellipse(in: box))
    #expect(
      try steps("roundedRect 1 2 30 40 5") == .roundedRect(box, radius: 5, style: .continuous))
    #expect(
      try steps("roundedRect 1 2 30 40 5 circular L 0 0").elements.dropLast()
        == Path.roundedRect(box, radius: 5, style: .circular).elements[...])
    #expect(throws: PathData.Fault.syntax(.step, offset: 0)) { try path("rect 1 2 30 40") }
  }

  @Test("a path is written as equivalent plain steps")
  func written() throws {
    let path = try steps("rect 0 0 4 4 M 1 1 h 2 arc 9 9 1 0 33 q 1 1 2 0 t 1 1")
    #expect(try steps(path.steps) == path)
  }
}
