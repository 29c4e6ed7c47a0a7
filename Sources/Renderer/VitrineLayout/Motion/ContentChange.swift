import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The transition of a view's content into other content.
enum ContentChange {
  /// The new content at once.
  case identity
  /// One fades out while the other fades in.
  case fade
  /// As `fade`, blurred in between.
  case blur
  /// Digits roll, up or down.
  case roll(down: Bool)
  /// One symbol shrinks away before the other one grows.
  case replace

  /// The change of a text, an image or a symbol.
  ///
  /// Source: Apple's documentation, "Animating data updates in widgets and Live Activities": by
  /// default, texts use blurred content transitions, images and symbols their own.
  init(_ before: ContentTransition?, _ after: ContentTransition?, isText: Bool) {
    switch after?.kind {
    case .identity: self = .identity
    case .opacity, .interpolate: self = .fade
    case .numericText: self = isText ? .roll(down: after?.rollsDown(from: before) ?? false) : .fade
    case .symbolEffect: self = isText ? .fade : .replace
    case nil: self = isText ? .blur : .fade
    }
  }

  /// Radius of a text between two contents, in points: that of `blurReplace` (assumed).
  private static let blurRadius = TransitionEffect.blurRadius
  /// The scale of symbols in the middle of a replacement (assumed).
  private static let leastScale = 0.5

  /// The items at a share of the way, in a box.
  func items(_ drawn: DrawnStates, in box: Rect, by share: Double) -> [DisplayList.Item] {
    if let between = drawn.old.interpolated(to: drawn.new, by: share) { return between }
    let old = drawn.old.moved(from: drawn.oldBox, to: box)
    let new = drawn.new.moved(from: drawn.newBox, to: box)
    let part = share.clamped(to: 0...1)
    switch self {
    case .identity: return new
    case .fade: return old.faded(by: 1 - part) + new.faded(by: part)
    case .blur:
      return old.faded(by: 1 - part).blurred(by: ContentChange.blurRadius * part)
        + new.faded(by: part).blurred(by: ContentChange.blurRadius * (1 - part))
    case .roll(let down):
      return NumericRoll(old, new)?.items(by: part, down: down)
        ?? ContentChange.blur.items(drawn, in: box, by: share)
    case .replace: return replaced(old, new, in: box, by: part)
    }
  }

  private func replaced(
    _ old: [DisplayList.Item], _ new: [DisplayList.Item], in box: Rect, by share: Double
  ) -> [DisplayList.Item] {
    let (items, rest) = share < 0.5 ? (old, 1 - share * 2) : (new, share * 2 - 1)
    let scale = ContentChange.leastScale.mixed(with: 1, by: rest)
    return items.faded(by: rest).scaled(by: scale, around: box.center)
  }
}

extension ContentTransition {
  /// Whether digits roll downwards after an earlier content.
  fileprivate func rollsDown(from before: ContentTransition?) -> Bool {
    guard let value, let old = before?.value else { return countsDown }
    return value < old
  }
}

/// A shape that stays of one kind while it changes.
struct ShapeChange {
  /// The shape and how it is painted before.
  let old: ShapeDrawing
  /// The shape and how it is painted after.
  let new: ShapeDrawing
  let container: ShapeContainer

  /// The shape with its numbers part of the way, in a box; `nil` if its paints have nothing
  /// between.
  func items(in box: Rect, by share: Double) -> [DisplayList.Item]? {
    guard let shape = old.shape.interpolated(to: new.shape, by: share) else { return nil }
    let before = ShapeEmitter(old.scope, in: container).items(shape, old.painting, box)
    let after = ShapeEmitter(new.scope, in: container).items(shape, new.painting, box)
    return before.interpolated(to: after, by: share)
  }
}

extension [DisplayList.Item] {
  /// The items moved from the corner of one box to that of another: contents are drawn from the
  /// corner of their view.
  func moved(from box: Rect, to other: Rect) -> [DisplayList.Item] {
    let (x, y) = (other.minX - box.minX, other.minY - box.minY)
    return x == 0 && y == 0 ? self : grouped(.transform(.translation(x: x, y: y)))
  }

  /// The items composed and faded.
  func faded(by opacity: Double) -> [DisplayList.Item] {
    opacity <= 0 ? [] : opacity >= 1 ? self : grouped(.opacity(opacity))
  }

  /// The items composed and blurred, radius in points.
  func blurred(by radius: Double) -> [DisplayList.Item] {
    radius <= 0 ? self : grouped(.blur(radius: radius, box: nil))
  }

  /// The items enlarged around a point.
  func scaled(by factor: Double, around center: Point) -> [DisplayList.Item] {
    guard factor > 1e-6 else { return [] }
    let map = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: 0)
    return factor == 1 ? self : grouped(.transform(map.around(center)))
  }

  private func grouped(_ effect: DisplayList.Effect) -> [DisplayList.Item] {
    isEmpty ? [] : [.group(.init(effect: effect, items: self))]
  }
}
