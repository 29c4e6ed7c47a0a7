import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The movement of a symbol whose value has changed.
///
/// Apple publishes names, not figures: sizes, angles and times are assumed.
enum SymbolMotion {
  /// Seconds of a movement.
  static let duration = 0.5

  /// The items of a symbol at a time in seconds, in its box.
  static func items(
    _ items: [DisplayList.Item], _ effect: SymbolEffect, at time: Double, in box: Rect
  ) -> [DisplayList.Item] {
    let share = (time / duration).clamped(to: 0...1)
    // From nothing over the most to nothing again.
    let (swing, _) = sineAndCosine(share * .pi)
    switch effect {
    case .bounce: return items.scaled(by: 1 + 0.25 * swing, around: box.center)
    case .breathe: return items.scaled(by: 1 + 0.15 * swing, around: box.center)
    case .pulse, .variableColor: return items.faded(by: 1 - 0.65 * swing)
    case .rotate: return turned(items, degrees: 360 * share, in: box)
    case .wiggle:
      let (rock, _) = sineAndCosine(share * 4 * .pi)
      return turned(items, degrees: 12 * rock * (1 - share), in: box)
    // SwiftUI has these for no value.
    case .scale, .appear, .disappear, .replace: return items
    }
  }

  private static func turned(
    _ items: [DisplayList.Item], degrees: Double, in box: Rect
  ) -> [DisplayList.Item] {
    var effect = RotationEffect()
    effect.degrees = degrees
    guard degrees != 0, !items.isEmpty else { return items }
    return [
      .group(.init(effect: .transform(effect.transform.around(box.center)), items: items))
    ]
  }
}
