import VitrineArchive
import VitrineCoding
import VitrineDevices

extension WidgetDocument {
  /// The targets of the archive that any device can show.
  package var targets: [RenderTarget] {
    if let activity = archive.liveActivity {
      return activity.presentations.map(RenderTarget.activity)
    }
    if let control = archive.control { return control.presentations.map(RenderTarget.control) }
    if let screen = archive.screen { return [.screen(screen.orientation)] }
    return families.map(RenderTarget.family)
  }

  /// The families of the widget: those that the archive specifies, or otherwise those of its views.
  package var families: [WidgetFamily] {
    guard archive.supportedFamilies.isEmpty else { return archive.supportedFamilies }
    let all =
      [archive.placeholder?.views, archive.preview?.views].compactMap { $0 }
      + archive.entries.map(\.views)
    return WidgetFamily.allCases.filter { family in all.contains { $0[family] != nil } }
  }

  /// Returns the views that `request` selects, with their paths in the archive: one for a widget,
  /// one for each part of a presentation.
  ///
  /// - Throws: `ArchiveError` if the archive has no such view.
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
      case .screen(let presentation):
        let selection = try ScreenSelection(archive, request, presentation)
        return [PresentedView("Screen", selection.view, at: selection.path)]
      }
    }
  }
}
