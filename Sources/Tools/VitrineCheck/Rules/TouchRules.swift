import Vitrine
import VitrineLayout

/// Rules about regions that react to taps.
enum TouchRules {
  /// Source: WCAG 2.2, 2.5.8.
  private static let small = 24.0
  /// Source: Apple Human Interface Guidelines, Buttons.
  private static let minimum = 44.0
  /// The fraction of a region that another one may cover (assumed).
  private static let mostOverlap = 0.25
  /// The fraction of a region that may be outside the widget (assumed).
  private static let mostCut = 0.1

  private typealias Target = (view: PlacedView, role: HitRegion.Role, index: Int)

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    let targets = picture.views.indices.compactMap { index -> Target? in
      let view = picture.views[index]
      guard case .touch(let role, isEnabled: true) = view.kind, view.opacity > 0 else { return nil }
      return (view, role, index)
    }
    return targets.flatMap { observe($0, picture) } + overlaps(targets, picture)
  }

  private static func observe(_ target: Target, _ picture: CheckedPicture) -> [Observation] {
    let name = "the \(target.role.rawValue)"
    guard !isInert(target, picture) else {
      return [
        picture.observation(
          .touchInert, target.view, "\(name) has no intent, so that a tap does nothing")
      ]
    }
    guard !isCut(target.view) else {
      return [
        picture.observation(
          .touchCut, target.view, "part of \(name) is outside the widget, where it cannot be tapped"
        )
      ]
    }
    // A bar gives its buttons all of its height.
    guard !target.view.isOfSystem else { return [] }
    let box = room(of: target, picture)
    let least = min(box.width, box.height)
    guard least < minimum else { return [] }
    let size = "\(box.width.brief) × \(box.height.brief)"
    return [
      picture.observation(
        least < small ? .touchSmall : .touchMinimum, target.view,
        "\(name) reacts to taps in \(size) points")
    ]
  }

  /// Whether a tap on a control of a widget or a Live Activity has no effect: only apps run closures.
  private static func isInert(_ target: Target, _ picture: CheckedPicture) -> Bool {
    switch picture.widget.request.request.target {
    case .control, .screen: return false
    case .family, .activity: break
    }
    let own = picture.widget.hitRegions.filter { $0.id == target.view.id && $0.role == target.role }
    return !own.isEmpty && own.allSatisfy { $0.action == nil }
  }

  /// Whether too little of the region is left for a finger.
  private static func isCut(_ view: PlacedView) -> Bool {
    let (frame, visible) = view.inSight(view.frame)
    guard frame.share(in: visible ?? .zero) < 1 - mostCut else { return false }
    guard let left = visible?.intersection(frame) else { return true }
    return min(left.width, left.height) < minimum
  }

  /// The region that reacts to taps, which a content shape may enlarge.
  private static func room(of target: Target, _ picture: CheckedPicture) -> Rect {
    // People scroll what they want to tap into sight.
    if target.view.inSight(target.view.frame).box != target.view.frame { return target.view.frame }
    let regions = picture.widget.hitRegions.filter { $0.id == target.view.id }
    let boxes = regions.compactMap { $0.shape.controlPointBounds }
    return boxes.max { $0.area < $1.area } ?? target.view.frame
  }

  private static func overlaps(_ targets: [Target], _ picture: CheckedPicture) -> [Observation] {
    targets.indices.flatMap { first in
      targets.indices.dropFirst(first + 1).compactMap { second -> Observation? in
        let (lower, upper) = (targets[first], targets[second])
        let isInside = picture.surroundings(of: upper.index).contains(lower.index)
        let common = lower.view.frame.intersection(upper.view.frame)?.area ?? 0
        let least = min(lower.view.frame.area, upper.view.frame.area)
        // What is behind a bar can be scrolled away from it.
        let isFree = lower.view.scrolledAxes.isSubset(of: upper.view.scrolledAxes)
        guard !isInside, isFree, common > 0, common >= mostOverlap * least else { return nil }
        return picture.observation(
          .touchOverlap, upper.view,
          "the \(upper.role.rawValue) covers the tap area of another \(lower.role.rawValue)")
      }
    }
  }
}
