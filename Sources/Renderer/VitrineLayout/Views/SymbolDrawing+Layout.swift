import VitrineDisplayList
import VitrineGeometry

extension SymbolDrawing {
  /// The drawing with a box of whole pixels, with the ink centred in the added space.
  ///
  /// Source: sizes of symbols that UIKit reports are multiples of a pixel.
  func snapped(to scale: Double) -> SymbolDrawing {
    let width = (size.width * scale - 1e-6).rounded(.up) / scale
    let height = (size.height * scale - 1e-6).rounded(.up) / scale
    let dx = (width - size.width) / 2
    let base = (baseline * scale).rounded() / scale
    let dy = base - baseline
    var copy = applying(.translation(x: dx, y: dy))
    copy.size = Size(width: width, height: height)
    copy.baseline = base
    copy.ink = ink.offsetBy(dx: dx, dy: dy)
    return copy
  }

  /// The mark of a symbol that exists and is not drawn: a dot in a rounded square, as large as most
  /// symbols.
  static func mark(size: Double) -> SymbolDrawing {
    let side = size * 1.1
    let line = size * 0.08
    let ink = Rect(x: 0, y: 0, width: side, height: side).inset(by: EdgeInsets(side * 0.1))
    let box = ink.inset(by: EdgeInsets(line / 2))
    let dot = Rect(
      x: box.midX - line * 0.8, y: box.midY - line * 0.8, width: line * 1.6, height: line * 1.6)
    return SymbolDrawing(
      size: Size(width: side, height: side), baseline: side / 2 + capHeight * size / 2, ink: ink,
      layers: [
        Layer(
          path: .roundedRect(box, radius: side * 0.2, style: .continuous),
          line: StrokeStyle(lineWidth: line, lineJoin: .round), level: 1),
        Layer(path: .ellipse(in: dot)),
      ])
  }

  /// The placeholder for an unknown symbol: a square with both diagonals, which no symbol has.
  static func standIn(size: Double) -> SymbolDrawing {
    let side = size * 1.1
    let line = size * 0.06
    let ink = Rect(x: 0, y: 0, width: side, height: side).inset(by: EdgeInsets(side * 0.1))
    let box = ink.inset(by: EdgeInsets(line / 2))
    let diagonals: [Path.Element] = [
      .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.maxX, y: box.maxY)),
      .move(Point(x: box.maxX, y: box.minY)), .line(Point(x: box.minX, y: box.maxY)),
    ]
    let path = Path(Path.rect(box).elements + diagonals)
    return SymbolDrawing(
      size: Size(width: side, height: side), baseline: side / 2 + capHeight * size / 2, ink: ink,
      layers: [Layer(path: path, line: StrokeStyle(lineWidth: line, lineJoin: .round))])
  }
}
