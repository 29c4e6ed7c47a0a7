extension DisplayList.Item {
  /// The item with the opacity of each leaf multiplied by `factor`.
  ///
  /// Source: SwiftUI multiplies the opacity of each leaf, so that overlapping views are visible
  /// through each other, unless they are composited first (pixels recorded on iOS and macOS;
  /// Apple's documentation of `compositingGroup()`).
  package func multiplyingOpacity(by factor: Double) -> DisplayList.Item {
    guard factor != 1 else { return self }
    switch self {
    case .fill(var fill):
      fill.paint = fill.paint.multiplyingOpacity(by: factor)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = stroke.paint.multiplyingOpacity(by: factor)
      return .stroke(stroke)
    case .glyphs(var run):
      run.paint = run.paint.multiplyingOpacity(by: factor)
      return .glyphs(run)
    case .image: return .group(.init(effect: .opacity(factor), items: [self]))
    case .group(var group):
      if case .opacity(let inner) = group.effect {
        group.effect = .opacity(inner * factor)
      } else {
        group.items = group.items.map { $0.multiplyingOpacity(by: factor) }
      }
      return .group(group)
    case .hit: return self
    }
  }
}
