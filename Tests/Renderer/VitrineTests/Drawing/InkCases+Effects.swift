import VitrineGeometry
import VitrineModel
import VitrineTestSupport

extension InkCase {
  private static let segment: [Path.Element] = [
    .move(Point(x: 20, y: 50)), .line(Point(x: 80, y: 50)),
  ]
  private static let vee: [Path.Element] = [
    .move(Point(x: 20, y: 90)), .line(Point(x: 50, y: 20)), .line(Point(x: 80, y: 90)),
  ]

  /// A line along a path, ten points thick.
  private static func path(
    _ id: String, _ path: [Path.Element], _ box: [Int], edge: Int = 0, count: Int = 0,
    _ set: (inout Stroke) -> Void
  ) -> InkCase {
    InkCase(
      id, Shape.steps(Path(path)).view(stroke: line(.black, 10, set)), in: (100, 100), [.ink: box],
      edge: edge, count: count)
  }

  static let paths = [
    path("ST1", segment, [20, 45, 60, 10, 600]) { $0.lineCap = .butt },
    path("ST2", segment, [14, 44, 72, 12, 696], edge: 1, count: 8) { $0.lineCap = .round },
    path("ST3", segment, [15, 45, 70, 10, 700]) { $0.lineCap = .square },
    path("ST5m", vee, [15, 7, 70, 85, 1670], count: 44) { $0.lineJoin = .miter },
    path("ST5b", vee, [15, 18, 70, 74, 1610], count: 44) { $0.lineJoin = .bevel },
    path("ST5r", vee, [15, 15, 70, 77, 1634], count: 44) { $0.lineJoin = .round },
  ]

  private static let square = color(.red, 40, 40)

  static let shadows = [
    InkCase(
      "SH1", square.shadow(.black, 0, 10, 10), in: (40, 40),
      [.ink: [0, 0, 51, 51, 2303], .black: [10, 10, 40, 40, 700]], edge: 1, count: 3),
    InkCase(
      "SH3", square.shadow(.black, 10), in: (40, 40), [.ink: [-24, -24, 88, 88, 6140]], edge: 2,
      count: 420),
    InkCase(
      "SH3b", square.shadow(.black, 4), in: (40, 40), [.ink: [-9, -9, 58, 58, 3180]], count: 90),
    InkCase(
      "SH7", square.shadow(.black, 0, 10, 10).with(.clipped(true)), in: (40, 40),
      [.ink: [0, 0, 40, 40, 1600]]),
    InkCase(
      "SH10", square.shadow(.black, 0, -10, -10), in: (40, 40), [.black: [-10, -10, 40, 40, 700]]),
  ]

  private static let bar = color(.black, 100, 20)
  private static let small = color(.red, 40, 20)
  private static let corner = UnitPoint(x: 0, y: 0)

  static let transforms = [
    InkCase("T0", bar, in: (100, 20), [.black: [0, 0, 100, 20, 2000]]),
    InkCase("T1", bar.rotated(45), in: (100, 20), [.ink: [7, -33, 86, 86, 2216]], count: 4),
    InkCase("T1b", bar.rotated(90), in: (100, 20), [.black: [40, -40, 20, 100, 2000]]),
    InkCase(
      "T2", bar.rotated(90, corner), in: (100, 20), [.ink: [-21, -1, 22, 102, 2004]], edge: 1,
      count: 4),
    InkCase("T3", small.scaled(2, 2), in: (40, 20), [.ink: [-20, -10, 80, 40, 3200]]),
    InkCase("T3b", small.scaled(2, 2, corner), in: (40, 20), [.ink: [0, 0, 80, 40, 3200]]),
    InkCase("T4", small.scaled(2, 0.5), in: (40, 20), [.ink: [-20, 5, 80, 10, 800]]),
    InkCase(
      "T5", hStack(color(.red, 20, 20), color(.blue, 20, 20), spacing: 0).scaled(-1, 1),
      in: (40, 20),
      [.red: [20, 0, 20, 20, 400], .blue: [0, 0, 20, 20, 400]]),
    InkCase("T6", small.offset(30, 10), in: (40, 20), [.ink: [30, 10, 40, 20, 800]]),
    InkCase(
      "T7", bar.frame(60, 20).with(.clipped(true)).rotated(90), in: (60, 20),
      [.ink: [20, -20, 20, 60, 1200]]),
    InkCase(
      "T7b", bar.rotated(90).with(.clipped(true)), in: (100, 20), [.ink: [40, 0, 20, 20, 400]]),
    InkCase(
      "T10", small.shadow(.black, 0, 10).rotated(90), in: (40, 20), [.black: [10, 30, 20, 10, 200]]),
    InkCase(
      "T10b", small.rotated(90).shadow(.black, 0, 10), in: (40, 20),
      [.black: [30, -10, 10, 40, 400]]),
    InkCase(
      "T14", small.shadow(.black, 0, 10).scaled(2, 2), in: (40, 20),
      [.black: [60, -10, 20, 40, 800]]),
  ]
}
