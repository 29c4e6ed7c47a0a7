import VitrineModel
import VitrineText

extension AssetStore {
  /// The fonts of `base` with those that the archive brings along, opened once for each base.
  ///
  /// - Throws: `ArchiveError` when a font cannot be read.
  func fonts(adding base: RenderFonts) throws(ArchiveError) -> RenderFonts {
    guard hasFonts else { return base }
    if let known = opened.withLock({ $0 }), known.base === base.engine { return known.fonts }
    let fonts = RenderFonts(base.engine.adding(try fontFiles()))
    opened.withLock { $0 = (base.engine, fonts) }
    return fonts
  }
}

extension Asset.Representation {
  /// Whether the representation is a font: by its name, or by how its bytes begin.
  var isFont: Bool {
    if let file { return FontFolder.isFont(file) }
    // In Base64: TrueType's version 1.0 and the letters OTTO.
    return data.map { $0.hasPrefix("AAEAA") || $0.hasPrefix("T1RUTw") } ?? false
  }
}
