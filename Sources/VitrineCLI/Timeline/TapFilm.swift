import Vitrine

/// A film of a tap: the widget before, what changes at once, and the entry that follows.
struct TapFilm {
  let report: TapReport
  /// The widget before the tap.
  let widget: LaidOutWidget
  /// The entry that follows once the intent has run; `nil` where none does.
  let next: Int?
  let renderer: Renderer

  /// The pictures of the film.
  ///
  /// - Throws: `CommandError` when nothing changes that the archive tells of, or a state cannot be
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
      throw .failed(ReportedDiagnostic(error, file: archive.name), .notRendered)
    }
    throw .failed(
      ReportedDiagnostic(
        .error, "this tap changes nothing that the archive tells of",
        hint: "'--then N' takes the entry that follows once the intent has run", file: archive.name),
      .notRendered)
  }

  /// The widget before the tap, with its toggle in the other state, and in the entry that follows.
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
