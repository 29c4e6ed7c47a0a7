/// Where a glyph's origin is inside its pixel, in quarters of a pixel.
///
/// Quarters are what Core Graphics quantises glyph origins to; at three pixels a point nothing moves
/// farther than a twenty-fourth of a point. The phase is a rule of drawing and not of the cache:
/// a glyph has the same pixels whether its mask was known or not.
struct GlyphPhase: Hashable, Sendable {
  /// Steps of a pixel.
  static let steps = 4

  /// Quarters to the right, from 0 to 3.
  let x: Int
  /// Quarters downwards, from 0 to 3.
  let y: Int

  /// Splits a place in pixels into a whole pixel and the nearest phase.
  static func split(x: Double, y: Double) -> (column: Int, row: Int, phase: GlyphPhase) {
    let (column, right) = split(x)
    let (row, down) = split(y)
    return (column, row, GlyphPhase(x: right, y: down))
  }

  /// The distance of the origin from the pixel's corner, in pixels.
  var offset: (x: Double, y: Double) {
    (Double(x) / Double(GlyphPhase.steps), Double(y) / Double(GlyphPhase.steps))
  }

  /// Places far outside any picture all mean the same.
  private static func split(_ place: Double) -> (whole: Int, phase: Int) {
    let quarters = Int((place.clamped(to: -1e9...1e9) * Double(steps)).rounded())
    let whole = quarters >> 2
    return (whole, quarters - whole * steps)
  }
}
