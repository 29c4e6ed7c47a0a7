import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// A rectangle of device pixels that holds the ink of `items`, not necessarily the smallest.
  func bounds(of items: [DisplayList.Item], _ transform: AffineTransform) -> PixelRect {
    items.reduce(PixelRect.empty) { $0.union(bounds(of: $1, transform)) }
  }

  private func bounds(of item: DisplayList.Item, _ transform: AffineTransform) -> PixelRect {
    switch item {
    case .fill(let fill): return .bounds(of: fill.path, transform)
    case .stroke(let stroke):
      let reach = stroke.style.reach * transform.largestScale
      return PixelRect.bounds(of: stroke.path, transform).expanded(by: reach)
    case .glyphs(let run):
      return run.glyphs.reduce(PixelRect.empty) { whole, glyph in
        let outline = glyphs.outline(of: glyph.id, in: run.font)
        let shift = AffineTransform.translation(x: glyph.x, y: glyph.y)
        return whole.union(.bounds(of: outline, shift.concatenating(transform)))
      }
    case .image(let image): return .bounds(of: .rect(image.destination), transform)
    case .group(let group): return bounds(of: group, transform)
    case .hit: return .empty
    }
  }

  private func bounds(of group: DisplayList.Group, _ transform: AffineTransform) -> PixelRect {
    switch group.effect {
    case .opacity, .innerShadow: return bounds(of: group.items, transform)
    case .clip(let path, _):
      return bounds(of: group.items, transform).intersection(.bounds(of: path, transform))
    case .transform(let inner): return bounds(of: group.items, inner.concatenating(transform))
    case .shadow(_, let radius, let x, let y):
      let items = bounds(of: group.items, transform)
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: transform)
      return items.union(shadow.bounds(of: items))
    case .blend, .colors, .accent: return bounds(of: group.items, transform)
    case .blur(let radius, let box):
      if let box { return .bounds(of: .rect(box), transform) }
      let blur = ShadowShape(radius: radius, x: 0, y: 0, transform: transform)
      return blur.bounds(of: bounds(of: group.items, transform))
    case .mask(let mask):
      return bounds(of: group.items, transform).intersection(bounds(of: mask, transform))
    case .projection(let map):
      let plane = Rect(bounds(of: group.items, .identity))
      let total = map.concatenating(ProjectionTransform(transform))
      return .bounds(of: total.outline(of: plane))
    }
  }
}

extension PixelRect {
  /// A rectangle without pixels.
  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// The pixels that `path` touches when transformed by `transform`; curves count with their
  /// controls.
  static func bounds(of path: Path, _ transform: AffineTransform) -> PixelRect {
    guard let rect = path.applying(transform).controlPointBounds else { return .empty }
    return PixelRect(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  /// The rectangle made larger on each side by `distance` pixels, rounded up.
  func expanded(by distance: Double) -> PixelRect { expanded(x: distance, y: distance) }

  /// The rectangle made larger by `x` pixels on the left and right and `y` above and below.
  func expanded(x: Double, y: Double) -> PixelRect {
    PixelRect(
      left: Double(left) - x, top: Double(top) - y, right: Double(right) + x,
      bottom: Double(bottom) + y)
  }

  /// The smallest rectangle of whole pixels that holds this one moved by `x` and `y` pixels.
  func moved(x: Double, y: Double) -> PixelRect {
    PixelRect(
      left: Double(left) + x, top: Double(top) + y, right: Double(right) + x,
      bottom: Double(bottom) + y)
  }
}

extension StrokeStyle {
  /// Farthest distance of ink from the outline, in points: a sharp corner or a square end.
  var reach: Double {
    lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5)
  }
}
