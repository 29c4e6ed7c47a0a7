/// Thickness of upright strokes, by which one face is matched with another.
enum SystemStems {
  /// Thickness in ems by weight.
  ///
  /// Source: measured on the letter I of Inter 4.1 at optical sizes 25 and 32, of which this is the
  /// mean.
  private static let points: [(weight: Double, stem: Double)] = [
    (100, 0.0225), (200, 0.0446), (300, 0.0667), (400, 0.0888), (500, 0.1092), (600, 0.1296),
    (700, 0.15), (800, 0.1748), (900, 0.202),
  ]

  /// Thickness in ems at a weight on the OpenType scale.
  static let stem = PiecewiseLine(points.map { ($0.weight, $0.stem) })
  private static let weight = PiecewiseLine(points.map { ($0.stem, $0.weight) })

  /// The weight whose strokes are as thick as those of `weight` once letters are `factor` times as
  /// wide.
  static func weight(_ weight: Double, stretchedBy factor: Double) -> Double {
    factor == 1 ? weight : self.weight(stem(weight) / factor).rounded()
  }

  /// Ems by which the outlines of a face without bold letters grow on all sides.
  ///
  /// Half of what the system's face gains: scripts without such a face are dense. An assumption.
  static func growth(from weight: Double, to wanted: Double) -> Double {
    guard wanted - weight > 100 else { return 0 }
    let gain = stem(min(wanted, 700)) - stem(weight)
    return max(gain, 0) / 4
  }
}

/// How letters with round ends are made: those of a lighter weight, grown on all sides.
struct RoundedStroke {
  /// The lighter weight; chosen by eye: a bold letter grown from the thinnest one would have no eyes.
  private static let inner = PiecewiseLine([(400, 100), (700, 250), (900, 450)])

  /// Weight of the letters inside.
  let weight: Double
  /// Ems by which their outlines grow.
  let growth: Double

  /// Makes the stroke of a weight: just as thick as the letters that are not round.
  ///
  init(weight wanted: Double) {
    let inner = RoundedStroke.inner(wanted)
    weight = inner.rounded()
    growth = max(SystemStems.stem(wanted) - SystemStems.stem(inner), 0) / 2
  }
}
