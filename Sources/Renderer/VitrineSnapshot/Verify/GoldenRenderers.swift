import Synchronization
import Vitrine

/// The renderers of cases: one for each selection of fonts, so that cases share fonts and glyphs.
final class GoldenRenderers: Sendable {
  /// A golden folder with the font files that its matrices name.
  private struct Faces: Hashable {
    let folder: FolderLocation?
    let files: [String: String]
  }

  private let fonts: FontFolder
  private let limits: ArchiveLimits
  private let timeout: Double?
  private let renderers = Mutex<[Faces: Renderer]>([:])

  init(fonts: FontFolder, limits: ArchiveLimits = .standard, timeout: Double? = nil) {
    (self.fonts, self.limits, self.timeout) = (fonts, limits, timeout)
  }

  /// Returns the renderer for a case.
  ///
  /// - Throws: `ArchiveError` when one of its fonts cannot be read.
  func renderer(for golden: GoldenCase) throws(ArchiveError) -> Renderer {
    let faces = Faces(folder: golden.faces.isEmpty ? nil : golden.folder, files: golden.faces)
    if let known = renderers.withLock({ $0[faces] }) { return known }
    let files = try FontFolder(replacing: golden.faces, in: golden.folder)
    let made = Renderer(limits: limits, fonts: fonts.adding(files), timeout: timeout)
    return renderers.withLock { renderers in
      if let known = renderers[faces] { return known }
      renderers[faces] = made
      return made
    }
  }
}
