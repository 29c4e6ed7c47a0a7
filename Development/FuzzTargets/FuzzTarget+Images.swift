import Vitrine
import VitrineCairo
import VitrineSnapshot
import VitrineSymbols
import VitrineText

extension FuzzTarget {
  /// Readers of images and fonts.
  ///
  /// SVG, PDF and WebP files are decoded by other libraries in a sandboxed process; the checks
  /// before that are fuzzed here.
  static let images = [
    FuzzTarget("png", .init(folder: "Golden/images", endings: [".png"])) { decode($0) },
    FuzzTarget("jpeg", .init(folder: "Golden", endings: [".jpg", ".jpeg"])) { decode($0) },
    FuzzTarget("png-chunks", .init(folder: "Golden/layout", endings: [".png"])) { bytes in
      guard let file = PNGFile(bytes) else { return }
      _ = file.text("Vitrine")
      _ = GoldenStamp(file)
    },
    FuzzTarget("webp-chunks", .init(folder: "Golden", endings: [".webp"])) { bytes in
      for chunk in WebPChunks(bytes) { _ = chunk.bytes.count }
    },
    FuzzTarget("svg-guard", .init(folder: "Golden", endings: [".svg"])) { bytes in
      try? SVGGuard(bytes).check()
    },
    FuzzTarget("symbol-template", .init(folder: "Golden", endings: [".svg"])) { bytes in
      _ = try? SymbolTemplate(bytes)?.drawing(SymbolRequest(name: "x", pointSize: 17))
    },
    FuzzTarget("font", .init(folder: "Golden/fonts", endings: [".ttf", ".otf"]), size: 1 << 18) {
      bytes in
      guard let file = try? FontFile.faces(of: bytes).first else { return }
      let engine = FontTextEngine(adding: [file])
      let font = ResolvedFont(
        family: .custom(file.family), size: 17, weight: 400, italic: false)
      let text = StyledText(runs: [.init(string: "Ag 1\u{0301}fi", font: font)], displayScale: 2)
      _ = engine.shape(text).layout(in: .unspecified)
      for glyph in 0..<8 as Range<UInt32> { _ = engine.drawing(of: glyph, face: file.family) }
    },
    FuzzTarget("font-unpacker", .init(folder: "Golden/fonts", endings: fontEndings), size: 1 << 18)
    {
      bytes in
      _ = try? FontUnpacker.openType(bytes, limit: 1 << 22)
    },
  ]

  private static let fontEndings = [".woff", ".woff2", ".pfb", ".otb", ".dfont", ".ttc", ".ttf"]

  private static func decode(_ bytes: [UInt8]) {
    _ = try? ImageDecoder(maximumPixels: 1 << 18).decode(bytes)
  }
}
