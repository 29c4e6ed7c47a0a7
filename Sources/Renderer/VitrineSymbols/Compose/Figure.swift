import VitrineDisplayList
import VitrineGeometry

/// Layers of a symbol in ems; the origin is the middle of the capitals' height.
struct Figure: Hashable, Sendable {
  /// The layers, back to front.
  var layers: [SymbolDrawing.Layer]
  /// Whether a shape drawn in code is the outermost ink.
  var isEnclosed = false
  /// The space on either side of that shape.
  private(set) var enclosureMargin = SymbolMetrics.enclosureMargin
  /// The space beside the ink, in ems; `nil` for the usual one.
  var margins: EdgeInsets?

  init(
    _ layers: [SymbolDrawing.Layer], isEnclosed: Bool = false,
    _ enclosureMargin: Double = SymbolMetrics.enclosureMargin
  ) {
    self.enclosureMargin = enclosureMargin
    self.layers = layers
    self.isEnclosed = isEnclosed
  }

  /// The figure of some connected pieces, one layer each.
  init(_ parts: [GlyphPart]) {
    layers = parts.map { SymbolDrawing.Layer(path: $0.path) }
  }

  /// The smallest box around the ink.
  var ink: Rect {
    let boxes = layers.filter { !$0.isInHole }.compactMap(\.path.tightBounds)
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }

  /// The outlines in as few paths as possible, without overlaps in a path.
  var separatePaths: [Path] {
    var groups: [(path: Path, boxes: [Rect])] = []
    for path in layers.flatMap({ Figure.simple($0.path) }) {
      guard let box = path.tightBounds else { continue }
      if let index = groups.firstIndex(where: {
        $0.boxes.allSatisfy { $0.intersection(box) == nil }
      }) {
        groups[index].path.elements += path.elements
        groups[index].boxes.append(box)
      } else {
        groups.append((path, [box]))
      }
    }
    return groups.map(\.path)
  }

  /// The parts of an outline that crosses itself, as those of letters with diagonal strokes do.
  private static func simple(_ path: Path) -> [Path] {
    let contours = Contour.contours(of: path)
    guard contours.count == 1, let loops = contours.first?.loops, loops.count > 1 else {
      return [path]
    }
    return loops.map(\.path)
  }

  func applying(_ transform: AffineTransform) -> Figure {
    Figure(layers.map { $0.applying(transform) }, isEnclosed: isEnclosed, enclosureMargin)
  }

  func offsetBy(dx: Double, dy: Double) -> Figure {
    applying(.translation(x: dx, y: dy))
  }

  /// The figure with the middle of its ink at a point.
  func centered(at point: Point) -> Figure {
    let ink = ink
    return offsetBy(dx: point.x - ink.midX, dy: point.y - ink.midY)
  }

  /// The figure with all layers at `level` or as many levels lower.
  func lowered(by levels: Int) -> Figure {
    var copy = self
    for index in layers.indices { copy.layers[index].level = min(layers[index].level + levels, 2) }
    return copy
  }

  /// The figure without the area of `outlines`.
  func erasing(_ outlines: [Path]) -> Figure {
    var copy = self
    for index in layers.indices { copy.layers[index].erased += outlines }
    return copy
  }

  /// The outlines of the ink without holes, grown by a distance.
  func surroundings(_ distance: Double) -> [Path] {
    layers.compactMap { layer in
      let outer = Contour.contours(of: layer.path).max {
        $0.polygon.signedArea < $1.polygon.signedArea
      }
      return outer?.offset(by: distance).path
    }
  }
}
