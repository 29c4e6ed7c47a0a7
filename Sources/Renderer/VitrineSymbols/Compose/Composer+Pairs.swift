import VitrineDisplayList
import VitrineGeometry

extension Composer {
  /// A figure that is crossed out from its upper left to its lower right.
  func slashed(_ figure: Figure) -> Figure {
    let ink = figure.ink
    let shorter = min(ink.width, ink.height)
    let reach =
      max(shorter, 0.7 * max(ink.width, ink.height), SymbolMetrics.shortestSlash) / 2
    let center = Point(x: ink.midX, y: ink.midY)
    func band(_ thickness: Double, _ reach: Double) -> Path {
      let half = thickness / 2 / 2.0.squareRoot()
      let corners = [
        Point(x: -reach + half, y: -reach - half), Point(x: reach + half, y: reach - half),
        Point(x: reach - half, y: reach + half), Point(x: -reach - half, y: -reach + half),
      ]
      let line = Contour(rounding: corners, cut: min(stroke, thickness) * 0.4)
      return line?.path.offsetBy(dx: center.x, dy: center.y) ?? Path()
    }
    let free = band(stroke + 2 * SymbolMetrics.gap, reach + SymbolMetrics.gap)
    var base = figure.lowered(by: 1).erasing([free])
    base.isEnclosed = false
    base.layers.append(SymbolDrawing.Layer(path: band(stroke, reach)))
    return base
  }

  /// A figure with a dot at its upper right corner, or at its lower right one a circle with a mark or
  /// a shape of its own.
  func badged(_ figure: Figure, _ mark: Recipe?) -> Figure? {
    let ink = figure.ink
    let radius = (mark == nil ? SymbolMetrics.dot : SymbolMetrics.badge) / 2
    let center =
      mark == nil
      ? Point(x: ink.maxX - radius * 0.9, y: ink.minY + radius * 0.9)
      : Point(x: ink.maxX - radius * 0.55, y: ink.maxY - radius * 0.75)
    var badge = SymbolDrawing.Layer(path: circle(radius, center))
    var room = [circle(radius + SymbolMetrics.gap, center)]
    if let mark {
      let isShape = if case .enclosed(_, true, _) = mark { true } else { false }
      let own = isShape ? self.figure(mark, factor: 1) : nil
      guard let shape = own ?? enclosed(.circle, true, mark), let ring = shape.layers.first
      else { return nil }
      let factor = 2 * radius / shape.ink.width
      let map = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: center.x, ty: center.y)
      badge.erased = ring.holes.map { $0.applying(map) }
      if own != nil {
        badge.path = ring.path.applying(map)
        room = Figure([badge]).surroundings(SymbolMetrics.gap)
      }
    }
    var base = figure.lowered(by: 1).erasing(room)
    base.isEnclosed = false
    base.layers.append(badge)
    return base
  }

  private func circle(_ radius: Double, _ center: Point) -> Path {
    .ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A figure in the middle of another one, which leaves space for it.
  func inside(_ outer: Recipe, _ inner: Recipe, _ factor: Double) -> Figure? {
    guard let around = figure(outer, factor: factor), let mark = figure(inner, factor: factor)
    else { return nil }
    // The head of an arrow along a ring extends above it.
    let ink = around.ink
    let centered = mark.centered(
      at: Point(x: ink.midX, y: max(ink.midY, ink.maxY - ink.width / 2)))
    var base = around.lowered(by: 1).erasing(centered.surroundings(SymbolMetrics.gap / 2))
    base.layers += centered.layers
    return base
  }

  /// A figure in front of a smaller one at its upper right.
  func behind(_ front: Recipe, _ back: Recipe, _ factor: Double) -> Figure? {
    guard let front = figure(front, factor: factor * 0.85),
      let back = figure(back, factor: factor * 0.55)
    else { return nil }
    let ink = front.ink
    let placed = back.centered(at: Point(x: ink.maxX - ink.width * 0.2, y: ink.minY))
    let largest = front.layers.max {
      Contour.area(of: $0.path) < Contour.area(of: $1.path)
    }
    let free = largest.map { Figure([$0]).surroundings(SymbolMetrics.gap) } ?? []
    var base = placed.lowered(by: 1).erasing(free)
    base.layers += front.layers.map { layer in
      var copy = layer
      if layer != largest { copy.level = 2 }
      return copy
    }
    return base.centered(at: .zero)
  }

  /// Two figures on top of each other.
  func above(_ top: Recipe, _ bottom: Recipe) -> Figure? {
    guard let top = figure(top, factor: 0.75), let bottom = figure(bottom, factor: 0.55)
    else { return nil }
    let gap = SymbolMetrics.gap
    let height = top.ink.height + gap + bottom.ink.height
    var stack = top.centered(at: Point(x: 0, y: (top.ink.height - height) / 2))
    stack.layers +=
      bottom.lowered(by: 1)
      .centered(at: Point(x: 0, y: (height - bottom.ink.height) / 2)).layers
    return stack
  }

  /// Two figures, the second one to the lower right of the first.
  func over(_ first: Recipe, _ second: Recipe, _ factor: Double) -> Figure? {
    guard let first = figure(first, factor: factor), let second = figure(second, factor: factor)
    else { return nil }
    let reach = (first.ink.width + second.ink.width) * 0.36
    let placed = second.centered(
      at: Point(x: first.ink.midX + reach, y: first.ink.midY + reach * 0.6))
    var pair = first
    pair.layers += placed.lowered(by: 1).layers
    return pair.centered(at: .zero)
  }

  /// A battery that is filled from the left; sizes are assumed.
  func battery(_ level: Double) -> Figure? {
    let line = stroke * 0.8
    let box = Rect(x: -0.62, y: -0.28, width: 1.14, height: 0.56)
    let body = Path.roundedRect(box, radius: 0.14, style: .circular)
    guard let outer = Contour.contours(of: body).first else { return nil }
    let cap = Path.roundedRect(
      Rect(x: box.maxX + line, y: -0.09, width: 0.07, height: 0.18), radius: 0.035,
      style: .circular)
    let shell = Path(
      outer.offset(by: line / 2).path.elements
        + outer.offset(by: -line / 2).reversed.path.elements + cap.elements)
    var layers = [SymbolDrawing.Layer(path: shell, level: 1)]
    let room = box.inset(by: EdgeInsets(line * 1.2))
    if level > 0 {
      let bar = Rect(
        x: room.minX, y: room.minY, width: room.width * min(level, 1), height: room.height)
      layers.append(
        SymbolDrawing.Layer(path: .roundedRect(bar, radius: 0.07, style: .circular)))
    }
    return Figure(layers)
  }
}

extension Contour {
  /// The area of the first outlines of a path, without holes.
  static func area(of path: Path) -> Double {
    contours(of: path).map(\.polygon.signedArea).max() ?? 0
  }
}
