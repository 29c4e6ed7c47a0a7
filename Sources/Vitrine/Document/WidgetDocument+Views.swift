import VitrineCoding
import VitrineDevices
import VitrineModel

extension WidgetDocument {
  /// The targets of the archive that some device can show.
  package var targets: [RenderTarget] {
    if let activity = archive.liveActivity {
      return activity.presentations.map(RenderTarget.activity)
    }
    if let control = archive.control { return control.presentations.map(RenderTarget.control) }
    return families.map(RenderTarget.family)
  }

  /// The families that the widget is made for: those that the archive names, or else those that
  /// any of its views is for.
  package var families: [WidgetFamily] {
    guard archive.supportedFamilies.isEmpty else { return archive.supportedFamilies }
    let all =
      [archive.placeholder?.views, archive.preview?.views].compactMap { $0 }
      + archive.entries.map(\.views)
    return WidgetFamily.allCases.filter { family in all.contains { $0[family] != nil } }
  }

  /// The views that `request` chooses, and their places in the archive: one for a widget, one for
  /// each part of a presentation.
  ///
  /// - Throws: `ArchiveError` when the archive has no such view.
  package func views(for request: ResolvedRequest) throws(ArchiveError) -> [PresentedView] {
    return try inDocument { () throws(ArchiveError) in
      switch request.request.target {
      case .family:
        let (view, path) = try ViewSelection(archive: archive, request: request).view()
        return [PresentedView("Widget", view, at: path)]
      case .activity(let presentation):
        return try ActivitySelection(archive, request, presentation).views()
      case .control(let presentation):
        return try ControlSelection(archive, request, presentation).content.views
      }
    }
  }
}
