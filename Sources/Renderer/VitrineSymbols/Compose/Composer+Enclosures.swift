import VitrineDisplayList
import VitrineGeometry

extension Composer {
  /// A shape, with a figure inside it or cut out of it.
  func enclosed(_ shape: EnclosureShape, _ isFilled: Bool, _ inner: Recipe?) -> Figure? {
    guard let line = shape.centerLine else { return nil }
    let outer = line.offset(by: stroke / 2)
    let ring = isFilled ? [] : [line.offset(by: -stroke / 2).reversed]
    let outline = Path(([outer] + ring).flatMap(\.path.elements))
    let margin = SymbolMetrics.margin(
      besideShape: outer.path.tightBounds?.size ?? .zero, circle: SymbolMetrics.circle + stroke)
    guard let inner else {
      return Figure([SymbolDrawing.Layer(path: outline)], isEnclosed: true, margin)
    }
    guard let mark = fitted(inner, in: shape) else { return nil }
    var layer = SymbolDrawing.Layer(path: outline, level: 1)
    var marks = mark.layers
    if isFilled {
      layer.holes = mark.separatePaths
      for index in marks.indices { marks[index].isInHole = true }
    }
    for index in marks.indices { marks[index].level = 0 }
    return Figure([layer] + marks, isEnclosed: true, margin)
  }

  /// A figure as large as fits into a shape, in the shape's middle.
  private func fitted(_ recipe: Recipe, in shape: EnclosureShape) -> Figure? {
    var (recipe, more) = (recipe, 1.0)
    if case .scaled(let inner, let factor) = recipe { (recipe, more) = (inner, factor) }
    guard let ink = figure(recipe, factor: 1)?.ink, ink.width > 0, ink.height > 0 else {
      return nil
    }
    let (size, center) = shape.room
    let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
    let factor = min(
      SymbolMetrics.markDiagonal * size / diagonal,
      SymbolMetrics.markSide * size / max(ink.width, ink.height))
    return figure(recipe, factor: factor * more)?.centered(at: center)
  }

  /// A dashed shape, with as many dashes as fit.
  func dashed(_ shape: EnclosureShape) -> Figure? {
    guard let line = shape.centerLine else { return nil }
    return Figure(Dashes(line).bands(thickness: stroke).map { .init(path: $0) }, isEnclosed: true)
  }
}
