import VitrineModel

extension WidgetDocument {
  /// What can be drawn of the archive, each on some device.
  package var targets: [RenderTarget] { families.map(RenderTarget.family) }

  /// The families that the widget is made for: those that the archive names, or else those that
  /// any of its views is for.
  package var families: [WidgetFamily] {
    guard archive.supportedFamilies.isEmpty else { return archive.supportedFamilies }
    let all =
      [archive.placeholder?.views, archive.preview?.views].compactMap { $0 }
      + archive.entries.map(\.views)
    return WidgetFamily.allCases.filter { family in all.contains { $0[family] != nil } }
  }

  /// The view that `request` chooses, and its place in the archive.
  ///
  /// - Throws: `ArchiveError` when the archive has no such view.
  package func view(
    for request: RenderRequest
  ) throws(ArchiveError) -> (view: ViewNode, path: NodePath) {
    do throws(ArchiveError) {
      return try ViewSelection(archive: archive, request: archive.shown(request)).view()
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }
}
