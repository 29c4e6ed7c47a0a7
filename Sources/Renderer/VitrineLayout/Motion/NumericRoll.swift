import VitrineDisplayList
import VitrineGeometry

/// The glyphs of a number that passes into another one, digit by digit.
///
/// Glyphs are counted from the end, so that units stay units: those that are the same move to their new
/// places, others roll. How far they roll is not published (assumed).
struct NumericRoll {
  /// A glyph and the run that contains it.
  fileprivate struct Digit {
    let run: GlyphRun
    let glyph: GlyphRun.Glyph
  }

  /// The distance that a glyph rolls, in ems.
  fileprivate static let distance = 0.6

  private let old: [Digit]
  private let new: [Digit]

  /// Creates the roll between the items of two texts; `nil` if they contain anything but glyphs.
  init?(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) {
    guard let old = NumericRoll.digits(of: old, .zero), let new = NumericRoll.digits(of: new, .zero)
    else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// The glyphs at a share of the way.
  func items(by share: Double, down: Bool) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for place in 0..<max(old.count, new.count) {
      let leaving = place < old.count ? old[old.count - 1 - place] : nil
      let coming = place < new.count ? new[new.count - 1 - place] : nil
      if let leaving, let coming, let glyph = leaving.item.interpolated(to: coming.item, by: share)
      {
        items.append(glyph)
        continue
      }
      items += leaving?.rolled(by: down ? share : -share, opacity: 1 - share) ?? []
      items += coming?.rolled(by: down ? share - 1 : 1 - share, opacity: share) ?? []
    }
    return items
  }

  private static func digits(of items: [DisplayList.Item], _ shift: Point) -> [Digit]? {
    var digits: [Digit] = []
    for item in items {
      switch item {
      case .glyphs(let run):
        digits += run.glyphs.map { glyph in
          Digit(
            run: run,
            glyph: GlyphRun.Glyph(id: glyph.id, x: glyph.x + shift.x, y: glyph.y + shift.y))
        }
      case .group(let group):
        guard case .transform(let map) = group.effect, map.a == 1, map.b == 0, map.c == 0,
          map.d == 1,
          let inner = self.digits(
            of: group.items, Point(x: shift.x + map.tx, y: shift.y + map.ty))
        else { return nil }
        digits += inner
      case .hit: break
      case .fill, .stroke, .image: return nil
      }
    }
    return digits
  }
}

extension NumericRoll.Digit {
  /// The glyph as a separate item.
  fileprivate var item: DisplayList.Item { item(y: 0) }

  private func item(y: Double) -> DisplayList.Item {
    var run = run
    run.glyphs = [GlyphRun.Glyph(id: glyph.id, x: glyph.x, y: glyph.y + y)]
    return .glyphs(run)
  }

  /// The glyph on its way, a share of the distance below its place.
  fileprivate func rolled(by share: Double, opacity: Double) -> [DisplayList.Item] {
    [item(y: share * NumericRoll.distance * run.font.size)].faded(by: opacity)
  }
}
