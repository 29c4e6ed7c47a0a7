import VitrineModel

extension Painting {
  /// So many items of one colour in a row are drawn without cairo; fewer are not worth the look at
  /// the clip.
  private static let fewestSolids = 8
  /// So many of them are drawn between two looks at the budget.
  private static let solidsBetweenChecks = 32

  /// Draws items of one colour that follow each other from a place on, and returns the first place
  /// after them; the place itself where there are none, or too few.
  ///
  /// Cairo rounds otherwise where nothing has been drawn yet and the colour is not opaque.
  mutating func drawSolids(
    _ items: [DisplayList.Item], from start: Int, _ state: State
  ) throws(PaintError) -> Int {
    guard items.count - start >= Painting.fewestSolids, let first = items[start].solidColor,
      !targetIsBlank || first.opacity * state.opacity >= 1,
      (start..<start + Painting.fewestSolids).allSatisfy({ items[$0].solidColor != nil }),
      let target = SolidTarget(context)
    else { return start }
    var filler = SolidFiller(target)
    target.begin()
    defer { target.end() }
    var index = start
    while index < items.count, let color = items[index].solidColor {
      if (index - start) % Painting.solidsBetweenChecks == 0 { try budget.check() }
      if !draw(items[index], color.multiplyingOpacity(by: state.opacity), state, &filler) {
        target.end()
        try drawItem(items[index], state)
        target.begin()
      }
      index += 1
    }
    try budget.check()
    return index
  }

  /// Draws an item without cairo; whether it did.
  private func draw(
    _ item: DisplayList.Item, _ color: ResolvedColor, _ state: State,
    _ filler: inout SolidFiller
  ) -> Bool {
    guard color.opacity > 0 else { return true }
    switch item {
    case .fill(let fill):
      let lines = filler.fill(fill.path, state.transform, fill.style.rule, color)
      if let lines { budget.count(outlineSteps: lines) }
      return lines != nil
    case .stroke(let stroke):
      guard filler.stroke(stroke.path, stroke.style, state.transform, color) else { return false }
      context.countStroke(stroke.path, stroke.style, state.transform)
      return true
    default: return false
    }
  }
}

extension DisplayList.Item {
  /// The colour of a fill or a line with soft edges; `nil` for any other item.
  fileprivate var solidColor: ResolvedColor? {
    switch self {
    case .fill(let fill):
      guard case .color(let color) = fill.paint, fill.style.isAntialiased else { return nil }
      return color
    case .stroke(let stroke):
      guard case .color(let color) = stroke.paint, stroke.isAntialiased,
        stroke.style.lineWidth > 0
      else { return nil }
      return color
    default: return nil
    }
  }
}
