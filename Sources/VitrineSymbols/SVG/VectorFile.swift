import VitrineModel

/// A drawing of the archive's assets: a picture of its own size, or a symbol after Apple's template.
package struct VectorFile: VectorImage {
  private enum Kind: Sendable {
    case picture(SymbolDrawing)
    case symbol(SymbolTemplate)
  }

  private let kind: Kind

  /// Reads a file.
  ///
  /// - Throws: `SVGFault` with the line where it is known.
  package init(_ bytes: [UInt8]) throws(SVGFault) {
    let document = try SVGDocument(bytes)
    if let template = try SymbolTemplate(document) {
      kind = .symbol(template)
      return
    }
    let (box, size) = (document.viewBox, document.size)
    // The picture keeps its proportions and stands in the middle (SVG 1.1, section 7.8).
    let scale = min(size.width / box.width, size.height / box.height)
    let map = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - box.midX * scale,
      ty: size.height / 2 - box.midY * scale)
    kind = .picture(
      SymbolDrawing(
        size: size, baseline: size.height, ink: Rect(origin: .zero, size: size),
        layers: try document.shapes().map { $0.layer.applying(map) }))
  }

  /// Whether it takes its size from the font; see `VectorImage`.
  package var isSymbol: Bool { if case .symbol = kind { true } else { false } }

  /// The drawing; see `VectorImage`.
  package func drawing(_ request: SymbolRequest) -> SymbolDrawing {
    switch kind {
    case .picture(let drawing): drawing
    case .symbol(let template): template.drawing(request)
    }
  }
}
