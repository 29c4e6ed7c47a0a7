import VitrineDisplayList
import VitrineGeometry

extension Composer {
  /// A shape in columns and rows, as large together as the shape alone.
  func grid(_ shape: EnclosureShape, _ isFilled: Bool, _ columns: Int, _ rows: Int) -> Figure? {
    guard shape != .rectangle else { return lines(of: shape, isFilled, columns, rows) }
    guard let line = shape.centerLine, let box = line.path.tightBounds else { return nil }
    let most = max(columns, rows)
    let step = (max(box.width, box.height) + stroke) / Double(most)
    let gap = step * (isFilled ? 0.16 : 0.22)
    let scale = (step - gap) / (max(box.width, box.height) + stroke)
    let thickness = min(stroke, step * 0.2)
    let outer = line.applying(scale).offset(by: stroke * scale / 2)
    let ring =
      isFilled ? [] : [line.applying(scale).offset(by: stroke * scale / 2 - thickness).reversed]
    let cell = Path(([outer] + ring).flatMap(\.path.elements))
    let high = box.height / max(box.width, box.height)
    let lineStep = step * high + gap * (1 - high)
    var layers: [SymbolDrawing.Layer] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let x = (Double(column) - Double(columns - 1) / 2) * step
        let y = (Double(row) - Double(rows - 1) / 2) * lineStep
        layers.append(SymbolDrawing.Layer(path: cell.offsetBy(dx: x, dy: y)))
      }
    }
    return Figure(layers, isEnclosed: true)
  }

  /// A rectangle in columns and rows: its parts are as wide and as high as the space allows.
  private func lines(
    of shape: EnclosureShape, _ isFilled: Bool, _ columns: Int, _ rows: Int
  ) -> Figure? {
    guard let whole = shape.centerLine?.offset(by: stroke / 2).path.tightBounds else { return nil }
    let width = whole.width / Double(columns)
    let height = whole.height / Double(rows)
    let gap = min(width, height) * 0.22
    let thickness = min(stroke, min(width, height) * 0.2)
    var layers: [SymbolDrawing.Layer] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = Rect(
          x: whole.minX + Double(column) * width + gap / 2,
          y: whole.minY + Double(row) * height + gap / 2, width: width - gap, height: height - gap)
        let radius = min(cell.width, cell.height) * 0.22
        let outer = Path.roundedRect(cell, radius: radius, style: .circular)
        guard !isFilled, let ring = Contour.contours(of: outer).first else {
          layers.append(SymbolDrawing.Layer(path: outer))
          continue
        }
        let inner = ring.offset(by: -thickness).reversed
        layers.append(SymbolDrawing.Layer(path: Path(outer.elements + inner.path.elements)))
      }
    }
    return Figure(layers, isEnclosed: true)
  }

  /// A shape with lines across it.
  func split(_ shape: EnclosureShape, _ isFilled: Bool, _ columns: Int, _ rows: Int) -> Figure? {
    guard let whole = enclosed(shape, isFilled, nil) else { return nil }
    let ink = whole.ink
    let thickness = isFilled ? SymbolMetrics.gap : stroke
    let upright = (1..<max(columns, 1)).map { index in
      Rect(
        x: ink.minX + ink.width * Double(index) / Double(columns) - thickness / 2, y: ink.minY,
        width: thickness, height: ink.height)
    }
    let level = (1..<max(rows, 1)).map { index in
      Rect(
        x: ink.minX, y: ink.minY + ink.height * Double(index) / Double(rows) - thickness / 2,
        width: ink.width, height: thickness)
    }
    let lines = (upright + level).map { Path.rect($0) }
    guard !isFilled else { return whole.erasing(lines) }
    var copy = whole
    copy.layers += lines.map { SymbolDrawing.Layer(path: $0) }
    return copy
  }
}

extension Contour {
  fileprivate func applying(_ scale: Double) -> Contour {
    applying(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }
}
