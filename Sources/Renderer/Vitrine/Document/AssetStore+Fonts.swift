#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import VitrineArchive
import VitrineCoding
import VitrineText

extension AssetStore {
  /// Returns the fonts of `base` and those of the archive, which are opened once for each base, and
  /// those that are omitted.
  ///
  /// - Throws: `ArchiveError` if a font exceeds a limit.
  func fonts(
    adding base: RenderFonts
  ) throws(ArchiveError) -> (fonts: RenderFonts, faults: [Diagnostic]) {
    guard hasFonts else { return (base, []) }
    if let known = opened.withLock({ $0 }), known.base === base.engine {
      return (known.fonts, known.faults)
    }
    let (files, faults) = try fontFiles()
    let fonts = RenderFonts(base.engine.adding(files))
    opened.withLock { $0 = OpenedFonts(base: base.engine, fonts: fonts, faults: faults) }
    return (fonts, faults)
  }
}

/// The fonts of an archive, in addition to those of an engine.
struct OpenedFonts: Sendable {
  let base: FontTextEngine
  let fonts: RenderFonts
  let faults: [Diagnostic]
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
