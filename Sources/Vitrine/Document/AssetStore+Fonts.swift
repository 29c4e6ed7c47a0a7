#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import VitrineCoding
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
  /// Whether the asset is a font, by its file name or its first bytes.
  var isFont: Bool {
    if let file { return FontReader.isFont(file) }
    // 24 characters of Base64 are 18 bytes.
    let start = data.flatMap { Data(base64Encoded: String($0.prefix(24))) }
    return start.map { FontReader.isFont(Array($0)) } ?? false
  }
}
