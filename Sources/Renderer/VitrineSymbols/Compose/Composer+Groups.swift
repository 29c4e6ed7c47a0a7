import VitrineDisplayList
import VitrineGeometry

extension Composer {
  /// A mark in the space that a figure has for it; cut out of a filled one.
  func contained(
    _ outer: Recipe, _ inner: Recipe, _ room: SymbolRoom, _ factor: Double
  ) -> Figure? {
    guard let around = figure(outer, factor: factor), let plain = figure(inner, factor: 1)?.ink,
      plain.width > 0, plain.height > 0
    else { return nil }
    let ink = around.ink
    let size = room.size * min(ink.width, ink.height)
    let center = Point(x: ink.minX + room.x * ink.width, y: ink.minY + room.y * ink.height)
    guard let mark = fitted(inner, size / max(plain.width, plain.height))?.centered(at: center)
    else { return nil }
    if room.isFilled { return around.erasing(mark.separatePaths) }
    var base = around.lowered(by: 1).erasing(mark.surroundings(SymbolMetrics.gap / 2))
    base.layers += mark.layers
    return base
  }

  /// Figures side by side, aligned at their middles.
  func row(_ list: [Recipe], _ factor: Double) -> Figure? {
    let share = list.count > 2 ? 0.6 : 0.75
    let figures = list.compactMap { smaller($0, factor, share) }
    guard figures.count == list.count, !figures.isEmpty else { return nil }
    var line = Figure([])
    var x = 0.0
    for (index, figure) in figures.enumerated() {
      let width = figure.ink.width
      let placed = figure.centered(at: Point(x: x + width / 2, y: 0))
      line.layers += (index == 0 ? placed : placed.lowered(by: 1)).layers
      x += width + SymbolMetrics.gap * 1.5
    }
    return line.centered(at: .zero)
  }

  /// A figure at the lower right in front of another one, which leaves space for it.
  func on(_ front: Recipe, _ back: Recipe, _ factor: Double) -> Figure? {
    guard let front = smaller(front, factor, 0.8), let back = smaller(back, factor, 0.8) else {
      return nil
    }
    let step = 0.15 * max(back.ink.width, back.ink.height)
    let placed = front.centered(
      at: Point(
        x: back.ink.maxX + step - front.ink.width / 2,
        y: back.ink.maxY + step - front.ink.height / 2))
    var pair = back.lowered(by: 1).erasing(placed.surroundings(SymbolMetrics.gap))
    pair.isEnclosed = false
    pair.layers += placed.layers
    return pair.centered(at: .zero)
  }

  /// A figure with two edges of others above it.
  func stacked(_ recipe: Recipe, _ factor: Double) -> Figure? {
    guard var pile = smaller(recipe, factor, 0.85) else { return nil }
    let ink = pile.ink
    var y = ink.minY
    for (index, share) in [0.8, 0.6].enumerated() {
      y -= SymbolMetrics.gap + stroke
      let edge = Rect(
        x: ink.midX - ink.width * share / 2, y: y, width: ink.width * share, height: stroke)
      pile.layers.append(
        SymbolDrawing.Layer(
          path: .roundedRect(edge, radius: stroke / 2, style: .circular), level: index + 1))
    }
    return pile.centered(at: .zero)
  }

  /// A partly filled figure; an inset part keeps a distance from the outline.
  func part(
    _ recipe: Recipe, _ region: SymbolRegion, _ isInset: Bool, _ factor: Double
  ) -> Figure? {
    guard let outline = figure(recipe, factor: factor), let solid = filled(recipe.whole, factor)
    else { return nil }
    let ink = outline.ink
    let room = isInset ? stroke + SymbolMetrics.gap : 0
    let box = Rect(
      x: ink.minX + room, y: ink.minY + room, width: max(ink.width - 2 * room, 0.01),
      height: max(ink.height - 2 * room, 0.01))
    let map = AffineTransform(
      a: box.width / ink.width, b: 0, c: 0, d: box.height / ink.height,
      tx: box.midX - ink.midX * box.width / ink.width,
      ty: box.midY - ink.midY * box.height / ink.height)
    let free = region.outside(of: box).map { Path.rect($0) }
    var copy = outline
    copy.layers += solid.applying(map).erasing(free).layers
    return copy
  }

  /// A figure at a share of its size; the lines of shapes get thinner, those of glyphs do not.
  func smaller(_ recipe: Recipe, _ factor: Double, _ share: Double) -> Figure? {
    guard let figure = figure(recipe, factor: factor * share), figure.isEnclosed else {
      return figure(recipe, factor: factor * share)
    }
    return figure.applying(AffineTransform(a: share, b: 0, c: 0, d: share, tx: 0, ty: 0))
  }

  /// A mark at a share of its size.
  private func fitted(_ recipe: Recipe, _ share: Double) -> Figure? { smaller(recipe, 1, share) }
}

extension SymbolRegion {
  /// The parts outside a box.
  fileprivate func outside(of box: Rect) -> [Rect] {
    let far = 1.0
    func rect(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) -> Rect? {
      guard right > left, bottom > top else { return nil }
      return Rect(
        x: box.minX + left * box.width, y: box.minY + top * box.height,
        width: (right - left) * box.width, height: (bottom - top) * box.height)
    }
    return [
      left > 0 ? rect(-far, left, -far, 1 + far) : nil,
      right < 1 ? rect(right, 1 + far, -far, 1 + far) : nil,
      top > 0 ? rect(left, right, -far, top) : nil,
      bottom < 1 ? rect(left, right, bottom, 1 + far) : nil,
    ].compactMap { $0 }
  }
}

extension Figure {
  /// The figure, optionally mirrored left to right, then rotated clockwise around its origin.
  func turned(_ quarters: Int, isMirrored: Bool) -> Figure {
    let side = isMirrored ? -1.0 : 1
    let map =
      switch quarters & 3 {
      case 1: AffineTransform(a: 0, b: side, c: -1, d: 0, tx: 0, ty: 0)
      case 2: AffineTransform(a: -side, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case 3: AffineTransform(a: 0, b: -side, c: 1, d: 0, tx: 0, ty: 0)
      default: AffineTransform(a: side, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      }
    return applying(map)
  }
}

extension Recipe {
  /// The figure, with parts of it filled.
  fileprivate var whole: Recipe {
    if case .part(let inner, _, _) = self { inner.whole } else { self }
  }
}
