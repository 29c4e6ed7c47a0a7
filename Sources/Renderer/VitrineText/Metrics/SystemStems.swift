import VitrineGeometry

/// Thickness of strokes, by which one face is matched with another.
enum SystemStems {
  /// Thickness in ems of upright and of level strokes by weight.
  ///
  /// Source: measured on the letter I and the hyphen of Inter 4.1 at optical sizes 25 and 32, of
  /// which this is the mean.
  private static let points: [(weight: Double, upright: Double, level: Double)] = [
    (100, 0.0225, 0.0225), (200, 0.0446, 0.0412), (300, 0.0667, 0.06), (400, 0.0888, 0.0787),
    (500, 0.1092, 0.0911), (600, 0.1296, 0.1035), (700, 0.15, 0.1159), (800, 0.1748, 0.131),
    (900, 0.202, 0.1475),
  ]
  private static let upright = PiecewiseLine(points.map { ($0.weight, $0.upright) })
  private static let level = PiecewiseLine(points.map { ($0.weight, $0.level) })
  private static let weight = PiecewiseLine(points.map { ($0.upright, $0.weight) })

  /// The weight whose upright strokes are as thick as those of `weight` once letters are `factor`
  /// times as wide.
  static func weight(_ weight: Double, scaledBy factor: Double) -> Double {
    factor == 1 ? weight : self.weight(upright(weight) / factor).rounded()
  }

  /// Ems by which outlines of one weight grow on each side to be as thick as those of another.
  static func growth(from weight: Double, to wanted: Double) -> Size {
    Size(
      width: max(upright(wanted) - upright(weight), 0) / 2,
      height: max(level(wanted) - level(weight), 0) / 2)
  }

  /// Ems by which outlines of a face without a bolder one grow.
  ///
  /// Half of the growth of the system's face, because letters of other scripts are dense (assumed).
  static func syntheticGrowth(from weight: Double, to wanted: Double) -> Size {
    guard wanted - weight > 100 else { return .zero }
    let full = growth(from: weight, to: wanted)
    return Size(width: full.width / 2, height: full.height / 2)
  }
}

/// How letters with round ends are made: those of a lighter weight, grown on all sides.
struct RoundedStroke {
  /// The lighter weight, as light as eyes of letters allow: the more a letter grows, the rounder its
  /// ends are (chosen by eye).
  private static let inner = PiecewiseLine([(400, 100), (700, 130), (900, 300)])

  /// Weight of the letters inside.
  let weight: Double
  /// Ems by which their outlines grow.
  let growth: Size

  /// Creates the stroke of a weight: just as thick as the letters that are not round.
  init(weight wanted: Double) {
    weight = RoundedStroke.inner(wanted).rounded()
    growth = SystemStems.growth(from: weight, to: wanted)
  }
}
