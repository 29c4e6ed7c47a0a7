import VitrineDisplayList

/// The result of resolving a style in a box: a paint, and the effects on everything that it covers.
package struct StyledPaint: Hashable, Sendable {
  /// The paint of an outline's inside.
  package var paint: Paint
  /// Effects on what is covered, the first one being the innermost.
  package var effects: [DisplayList.Effect] = []

  /// Creates the paint of a style without effects.
  init(_ paint: Paint) { self.paint = paint }

  /// Returns the paint with its opacity multiplied by `factor`; shadows follow, because they derive
  /// from it.
  package func multiplyingOpacity(by factor: Double) -> StyledPaint {
    var copy = self
    copy.paint = paint.multiplyingOpacity(by: factor)
    return copy
  }

  /// Returns the items that `draw` creates for the paint, with its effects applied.
  package func items(_ draw: (Paint) -> DisplayList.Item) -> [DisplayList.Item] {
    applied(to: [draw(paint)])
  }

  /// Items that were drawn with the paint, under its effects.
  package func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    return effects.reduce(items) { [.group(.init(effect: $1, items: $0))] }
  }
}
