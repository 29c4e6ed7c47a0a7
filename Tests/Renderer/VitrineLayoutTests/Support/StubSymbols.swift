import VitrineDisplayList
import VitrineGeometry

/// A single symbol, `ring`: a square half an em wide in a round hole, in a box of one em.
struct StubSymbols: SymbolSource {
  func symbol(_ request: SymbolRequest) -> SymbolDrawing? {
    guard request.name == "ring" else { return nil }
    let size = request.pointSize * request.scale.factor
    let ink = Rect(x: size / 4, y: size / 4, width: size / 2, height: size / 2)
    let mark = Path.rect(Rect(x: size * 0.4, y: size * 0.4, width: size / 5, height: size / 5))
    return SymbolDrawing(
      size: Size(width: size, height: size), baseline: size * 0.8, ink: ink,
      layers: [
        .init(
          path: .rect(ink), holes: [mark], level: 1, color: .system(.green),
          isLit: request.value != 0),
        .init(path: mark, isInHole: true, color: .system(.white)),
      ])
  }

  func isKnown(_ name: String) -> Bool { name == "ring" || name == "ring.undrawn" }

  func nearestName(to name: String) -> String? { name == "rign" ? "ring" : nil }
}
