import Testing
import VitrineModel
import VitrineTestSupport

/// A view of 40 by 40 points and what is visible at seven points of it.
struct PaintOrderCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: ViewNode
  /// `f` for the fill (red), `b` for the border (blue), `-` for the backdrop, `?` for a mixture of
  /// fill and border, at each of `points`.
  let seen: String

  static let points = [(1, 1), (3, 3), (5, 5), (7, 7), (6, 6), (20, 1), (20, 20)]

  init(_ name: String, _ view: ViewNode, _ seen: String) {
    (testDescription, self.view, self.seen) = (name, view, seen)
  }

  private static let clear = color(.clear)
  private static let red = color(.red)
  private static let inset = color(.red, 20, 20).padding(10)
  private static let round = Modifier.cornerRadius(12)

  static let all = [
    PaintOrderCase("B1", red.border(.blue, 4), "bbfffbf"),
    PaintOrderCase("B2", clear.border(.blue, 4), "bb---b-"),
    PaintOrderCase("B3", clear.overlay(red).border(.blue, 4), "bbfffbf"),
    PaintOrderCase("C1", red.with(round), "--fffff"),
    PaintOrderCase("C2", clear.background(red).with(round), "--fffff"),
    PaintOrderCase("C3", clear.with(round).background(red), "fffffff"),
    PaintOrderCase("D1", red.with(round).border(.blue, 4), "bbfffbf"),
    PaintOrderCase("D2", red.border(.blue, 4).with(round), "--fffbf"),
    PaintOrderCase("M1", Shape.rounded(12).view(.red, border: line(.blue, 4)), "--bf?bf"),
    PaintOrderCase("E1", clear.background(red).with(.clipShape(.rounded(12))), "--fffff"),
    PaintOrderCase("E2", clear.with(.clipShape(.rounded(12))).background(red), "fffffff"),
    PaintOrderCase("F1", inset.background(color(.blue)).with(round), "--bbbbf"),
    PaintOrderCase("F2", inset.with(round).background(color(.blue)), "bbbbbbf"),
  ]
}

@Suite("Paint order, recorded on macOS 26")
struct PaintOrderTests {
  @Test("content in front is visible", arguments: PaintOrderCase.all)
  func order(_ recorded: PaintOrderCase) throws {
    let drawing = try Drawing(recorded.view, 40, 40, scale: 2)
    let seen = PaintOrderCase.points.map { x, y -> Character in
      switch drawing[x, y] {
      case .red: "f"
      case .blue: "b"
      case .white: "-"
      case let pixel where pixel.red > 0 && pixel.blue > 0 && pixel.green == 0: "?"
      default: "!"
      }
    }
    #expect(String(seen) == recorded.seen)
  }

  private static let faded: [(ViewNode, Double)] = [
    (color(.red).with(.opacity(0.5)), 0.5),
    (color(.red).with(.opacity(0.5)).with(.opacity(0.5)), 0.25),
    (color(.clear).background(color(.red)).with(.opacity(0.5)), 0.5),
    (color(.clear).with(.opacity(0.5)).background(color(.red)), 1),
  ]

  @Test("opacity multiplies", arguments: faded)
  func opacity(view: ViewNode, coverage: Double) throws {
    let rest = UInt8((255 * (1 - coverage)).rounded())
    #expect(try Drawing(view, 40, 40)[20, 20].distance(to: RGB(255, rest, rest)) <= 1)
  }
}
