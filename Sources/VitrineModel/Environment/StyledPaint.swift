import VitrineDisplayList

/// What a style comes to in a box: a paint, and what becomes of all that it covers.
package struct StyledPaint: Hashable, Sendable {
  /// What covers the inside of an outline.
  package var paint: Paint
  /// Effects on what is covered, the first one being the innermost.
  package var effects: [DisplayList.Effect] = []

  /// Creates the paint of a style without effects.
  init(_ paint: Paint) { self.paint = paint }

  /// The paint with its opacity multiplied by `factor`; shadows follow, as they are made of it.
  package func multiplyingOpacity(by factor: Double) -> StyledPaint {
    var copy = self
    copy.paint = paint.multiplyingOpacity(by: factor)
    return copy
  }

  /// What `draw` makes of the paint, under its effects.
  package func items(_ draw: (Paint) -> DisplayList.Item) -> [DisplayList.Item] {
    applied(to: [draw(paint)])
  }

  /// Items that were drawn with the paint, under its effects.
  package func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    return effects.reduce(items) { [.group(.init(effect: $1, items: $0))] }
  }
}
