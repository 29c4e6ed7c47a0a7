import Testing

@testable import VitrineGeometry

@Suite("Trimmed outlines")
struct TrimTests {
  private let circle = Path.ellipse(in: Rect(x: -10, y: -10, width: 20, height: 20))

  private func start(_ path: Path) -> Point? {
    if case .move(let point)? = path.elements.first { point } else { nil }
  }

  private func distance(_ point: Point?, _ x: Double, _ y: Double) -> Double {
    guard let point else { return .infinity }
    return ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
  }

  @Test("quarters of a circle run clockwise from three o'clock")
  func quarters() {
    let corners = [(10.0, 0.0), (0, 10), (-10, 0), (0, -10), (10, 0)]
    for index in 0..<4 {
      let part = circle.trimmed(from: Double(index) / 4, to: Double(index + 1) / 4)
      #expect(distance(start(part), corners[index].0, corners[index].1) < 1e-6)
      #expect(distance(part.lastPoint, corners[index + 1].0, corners[index + 1].1) < 1e-6)
    }
  }

  @Test("fractions are those of the length, not of the curve's parameter")
  func length() {
    // A curve whose first half of the parameter covers a fifth of its length along a straight line.
    let line = Path([
      .move(.zero),
      .curve(Point(x: 100, y: 0), control1: .zero, control2: Point(x: 20, y: 0)),
    ])
    for share in [0.1, 0.25, 0.5, 0.9] {
      #expect(distance(line.trimmed(from: 0, to: share).lastPoint, 100 * share, 0) < 1e-7)
      #expect(distance(start(line.trimmed(from: share, to: 1)), 100 * share, 0) < 1e-7)
    }
    // A parabola, with half of its length on either side of its vertex.
    let bow = Path([
      .move(Point(x: -4, y: 0)), .quadCurve(Point(x: 4, y: 0), control: Point(x: 0, y: 10)),
    ])
    #expect(distance(bow.trimmed(from: 0, to: 0.5).lastPoint, 0, 5) < 1e-9)
  }

  @Test("the parts of an outline add up to its length")
  func sum() {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 80, height: 50), radius: 18, style: .continuous)
    func length(_ path: Path) -> Double {
      var (sum, last) = (0.0, start(path) ?? .zero)
      for element in path.elements.dropFirst() {
        switch element {
        case .line(let end):
          sum += distance(last, end.x, end.y)
          last = end
        case .curve(let end, let control1, let control2):
          sum += BezierCurve.cubic(last, control1, control2, end).length(to: 1)
          last = end
        case .move, .quadCurve, .close: break
        }
      }
      return sum
    }
    let cuts = [0, 0.13, 0.5, 0.77, 1]
    let parts = zip(cuts, cuts.dropFirst()).map { length(path.trimmed(from: $0, to: $1)) }
    let whole = parts.reduce(0, +)
    for (part, cut) in zip(parts, zip(cuts, cuts.dropFirst())) {
      #expect(abs(part / whole - (cut.1 - cut.0)) < 1e-9)
    }
  }

  @Test("the closing line of an outline counts and becomes a line")
  func closing() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmed(from: 0.7, to: 1)
        == Path([.move(Point(x: 2, y: 10)), .line(Point(x: 0, y: 10)), .line(.zero)]))
    #expect(
      square.trimmed(from: 0, to: 0.25) == Path([.move(.zero), .line(Point(x: 10, y: 0))]))
  }

  @Test("whole subpaths are unchanged, and others are omitted")
  func subpaths() {
    let first = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let second = Path.rect(Rect(x: 20, y: 0, width: 10, height: 10))
    let both = Path(first.elements + second.elements)
    #expect(both.trimmed(from: 0, to: 0.5) == first)
    #expect(both.trimmed(from: 0.5, to: 1) == second)
    #expect(both.trimmed(from: 0, to: 0.75).elements.count == 5 + 3)
    // A step after a closed subpath starts where that one did.
    let tail = Path(first.elements + [.line(Point(x: -40, y: 0))])
    #expect(
      tail.trimmed(from: 0.75, to: 1)
        == Path([.move(Point(x: -20, y: 0)), .line(Point(x: -40, y: 0))]))
  }

  @Test("fractions are clamped to the outline, and an empty range leaves nothing")
  func ends() {
    #expect(circle.trimmed(from: -1, to: 2) == circle)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(Path().trimmed(from: 0.2, to: 0.7).isEmpty)
    let point = Path([.move(.zero), .line(.zero), .close])
    #expect(point.trimmed(from: 0.2, to: 0.7).elements.count <= 3)
  }

  @Test("round corners start in the middle of the right side")
  func roundedStart() {
    let box = Rect(x: 0, y: 0, width: 80, height: 50)
    for style in RoundedCornerStyle.allCases {
      for radius in [4.0, 12, 25] {
        let path = Path.roundedRect(box, radius: radius, style: style)
        #expect(distance(start(path), 80, 25) < 1e-9)
        let half = path.trimmed(from: 0, to: 0.5)
        #expect(distance(half.lastPoint, 0, 25) < 1e-6)
      }
    }
  }
}
