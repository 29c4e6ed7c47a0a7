import VitrineDisplayList
import VitrineGeometry

/// The part of a gradient between two neighbouring stops.
struct GradientRamp {
  /// Entries of the table: two neighbours differ by half a 255th at most.
  private static let entries = 1024

  /// Place of the first stop.
  let start: Double
  /// Distance to the second stop, above zero.
  let length: Double
  private let table: [UInt32]

  /// Creates the ramp between two stops; `nil` when they are on one place.
  init?(_ from: GradientStop, _ to: GradientStop, _ space: Gradient.ColorSpace) {
    guard to.location > from.location else { return nil }
    start = from.location
    length = to.location - from.location
    let count = GradientRamp.entries
    let mixture = ColorMixture(from.color, to.color, in: space)
    table = (0..<count).map { index in
      mixture.color(at: (Double(index) + 0.5) / Double(count)).premultipliedWord
    }
  }

  /// The pixel at `location`, which is in the ramp.
  func word(at location: Double) -> UInt32 {
    let place = (location - start) / length * Double(table.count)
    return table[Int(place.clamped(to: 0...Double(table.count - 1)))]
  }

  /// Writes `count` pixels with places from `location` on, all of which are in the ramp.
  func draw(
    _ row: UnsafeMutablePointer<UInt32>, step: Int, count: Int, from location: Double,
    growth: Double
  ) {
    guard count > 1 else {
      if count == 1 { row[0] = word(at: location) }
      return
    }
    // Table positions are kept with 32 binary places; rounding can move the first or last one
    // slightly beyond the table's end, so both are moved back before the loop.
    let unit = Double(table.count) * 4_294_967_296 / length
    let end = Int64(table.count) << 32 - 1
    let increment = min(Int64(saturating: growth * unit), end / Int64(count - 1))
    let travel = increment * Int64(count - 1)
    var position = min(max(Int64(saturating: (location - start) * unit), 0), end - travel)
    table.withUnsafeBufferPointer { table in
      var pixel = row
      for _ in 0..<count {
        pixel.pointee = table[Int(position &>> 32)]
        pixel += step
        position &+= increment
      }
    }
  }
}

extension ResolvedColor {
  /// Alpha, red, green and blue in one word, premultiplied and rounded.
  var premultipliedWord: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      UInt32(value.clamped(to: 0...1) * opacity.clamped(to: 0...1) * 255 + 0.5)
    }
    return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
