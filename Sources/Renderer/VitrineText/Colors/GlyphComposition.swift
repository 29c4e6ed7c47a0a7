import VitrineDisplayList
import VitrineGeometry

/// The composition of two parts of a drawing.
///
/// Source: OpenType, table `COLR`, `CompositeMode`, whose modes are those of W3C's Compositing and
/// Blending.
enum GlyphComposition {
  /// The items of a composition; `nil` for a number that is not a mode.
  static func items(
    _ mode: Int, source: [DisplayList.Item], backdrop: [DisplayList.Item]
  ) -> [DisplayList.Item]? {
    switch mode {
    case 0: return []
    case 1: return source
    case 2: return backdrop
    case 3: return backdrop + source
    case 4: return source + backdrop
    case 5: return [inside(source, of: backdrop)]
    case 6: return [inside(backdrop, of: source)]
    case 11:
      return [
        blended(source, .destinationOut, onto: backdrop),
        blended(backdrop, .destinationOut, onto: source),
      ]
    default: break
    }
    if let mode = swapped[mode] { return [blended(backdrop, mode, onto: source)] }
    return blends[mode].map { [blended(source, $0, onto: backdrop)] }
  }

  /// Items as far as others cover.
  private static func inside(
    _ items: [DisplayList.Item], of others: [DisplayList.Item]
  ) -> DisplayList.Item {
    .group(.init(effect: .mask(others), items: items))
  }

  /// Items drawn onto others, and onto nothing else.
  private static func blended(
    _ items: [DisplayList.Item], _ mode: BlendMode, onto others: [DisplayList.Item]
  ) -> DisplayList.Item {
    let upper = DisplayList.Item.group(.init(effect: .blend(mode), items: items))
    return .group(.init(effect: .opacity(1), items: others + [upper]))
  }

  /// Modes that are drawn the other way round.
  private static let swapped: [Int: BlendMode] = [7: .destinationOut, 10: .sourceAtop]

  private static let blends: [Int: BlendMode] = [
    8: .destinationOut, 9: .sourceAtop, 12: .plusLighter, 13: .screen, 14: .overlay, 15: .darken,
    16: .lighten, 17: .colorDodge, 18: .colorBurn, 19: .hardLight, 20: .softLight,
    21: .difference, 22: .exclusion, 23: .multiply, 24: .hue, 25: .saturation, 26: .color,
    27: .luminosity,
  ]
}
