import VitrineCoding

/// A distance between two dates in whole microseconds, free of the noise of fractions.
struct Microseconds: Comparable {
  let count: Int

  private static let perSecond = 1_000_000

  init(count: Int) { self.count = count }

  /// A length in seconds; a length that no clock can show counts as the longest that it can.
  init(seconds: Double) {
    count = Int((seconds * 1e6).clamped(to: -1e18...1e18).rounded())
  }

  static func < (left: Microseconds, right: Microseconds) -> Bool { left.count < right.count }

  /// The length without its direction.
  var magnitude: Microseconds { Microseconds(count: Swift.abs(count)) }

  /// Whole seconds, rounded up or down.
  func seconds(up: Bool) -> Int {
    let step = Microseconds.perSecond
    let down = count >= 0 ? count / step : (count - step + 1) / step
    return up && down * step != count ? down + 1 : down
  }

  /// The length as a multiple of a step, rounded up or down.
  func rounded(to step: Double, up: Bool) -> Microseconds {
    let step = Swift.max(Int(saturating: (step * 1e6).rounded()), 1)
    let down = count >= 0 ? count / step : (count - step + 1) / step
    return Microseconds(count: (up && down * step != count ? down + 1 : down) * step)
  }
}

extension ArchiveDate {
  /// The distance to a date in seconds since the start of 1970.
  func microseconds(since other: Double) -> Microseconds {
    // Each date is exact to the microsecond, but their difference does not have to be.
    let left = Microseconds(seconds: secondsSince1970)
    return Microseconds(count: left.count - Microseconds(seconds: other).count)
  }
}
