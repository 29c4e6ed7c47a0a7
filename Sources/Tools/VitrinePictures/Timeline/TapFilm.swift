import Vitrine
import VitrineCommandLine

/// A film of a tap: the widget before it, its immediate effect, and the entry that follows.
struct TapFilm {
  let report: TapReport
  /// The widget before the tap.
  let widget: LaidOutWidget
  /// The entry after the intent has run; `nil` if there is none.
  let next: Int?
  let renderer: Renderer

  /// Returns the pictures of the film.
  ///
  /// - Throws: `CommandError` when the archive records no change, or a state cannot be
  ///   drawn.
  func frames(
    of document: WidgetDocument, _ archive: ArchiveArgument
  ) throws(CommandError) -> [TimelineAnimation.Frame] {
    do throws(ArchiveError) {
      let states = try states(of: document)
      if states.count > 1 {
        var animation = TimelineAnimation()
        animation.animatesViews = true
        animation.reducesMotion = widget.request.request.transition?.reducesMotion ?? false
        return try animation.film(of: states)
      }
    } catch {
      throw .failed(ReportedDiagnostic(error, of: archive), .notRendered)
    }
    throw .failed(
      ReportedDiagnostic(
        .error, "the archive records no effect of this tap",
        hint: "'--then N' sets the entry after the intent has run", file: archive.name),
      .notRendered)
  }

  /// Returns the widget before the tap, with its toggle changed, and in the entry that follows.
  private func states(of document: WidgetDocument) throws(ArchiveError) -> [LaidOutWidget] {
    var request = widget.request.request
    request.transition = nil
    var states = [widget]
    if report.effect == .intent, let region = report.region, region.role == .toggle {
      request.interaction.toggled.append(region.id)
      states.append(try renderer.layOut(document, request))
    }
    guard let next, report.effect == .intent else { return states }
    request.interaction = Interaction()
    (request.entry, request.date) = (next, nil)
    return states + [try renderer.layOut(document, request)]
  }
}
