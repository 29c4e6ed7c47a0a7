import Vitrine
import VitrineArguments
import VitrineLive
import VitrinePlatform
import VitrineProcess

/// The archives of a package's widgets for the pictures of one command, each made under the
/// conditions of its pictures.
package struct PackageArchives {
  /// The widgets to draw, in order.
  package let archives: [ArchiveArgument]
  /// The faults of these widgets.
  let faults: [WidgetFault]
  /// The kinds of all widgets and the names of previews, if the one to draw is not among them.
  let known: [String]
  /// The runs of the code, whose archives are deleted after their last use.
  let run: ProgramEvaluation?

  /// The pictures of a widget: the axes whose combinations are drawn.
  package typealias Pictures = (WidgetDocument) -> [RequestAxes]

  /// Archives the widgets of a program, or one of its previews.
  ///
  /// - Parameters:
  ///   - axes: the axes whose first request decides for what the code runs first.
  ///   - widget: the kind or preview to draw; `nil` draws all widgets.
  ///   - pictures: the axes of a widget's pictures.
  /// - Throws: `LiveError` when nothing could be archived.
  init(
    _ archiving: ProgramArchiving, _ program: ProgramArchiving.Program, _ axes: RequestAxes,
    widget: String?, _ pictures: Pictures
  ) throws(LiveError) {
    let date = (axes.date?.first ?? nil) ?? Now.date
    let first = Evaluation(
      of: axes.requests.first ?? RenderRequest(family: .systemSmall), date: date)
    let chosen = [widget].compactMap(\.self)
    var (kinds, isPreview) = (chosen, false)
    func archive(
      _ kinds: [String], _ evaluation: Evaluation
    ) throws(LiveError) -> ProgramArchiving.Archives {
      isPreview
        ? try archiving.archivePreviews(program, as: evaluation)
        : try archiving.archive(program, kinds: kinds.isEmpty ? chosen : kinds, as: evaluation)
    }
    var run: ProgramEvaluation
    do throws(LiveError) {
      run = try ProgramEvaluation(first: first, archive)
    } catch  where error.foundNothing {
      guard let widget else { throw error }
      // A name that is not that of a widget may be that of a preview.
      let listing = try archiving.list(program)
      kinds = listing.widgets.map(\.kind)
      isPreview = !kinds.contains(widget)
      guard !isPreview || !listing.previews.isEmpty else {
        (archives, faults, self.run, known) = ([], [], nil, kinds)
        return
      }
      run = try ProgramEvaluation(first: first, archive)
    }
    // The program also knows a widget by the name of its type.
    let found = run.widgets.map(\.kind) + run.faults.compactMap(\.fault.kind)
    let widget = widget.map { isPreview || found.contains($0) ? $0 : found.first ?? $0 }
    try run.complete(date: date, archive) { evaluated in
      guard widget.map({ $0 == evaluated.kind }) ?? true else { return [] }
      let document = evaluated.first.document
      return pictures(document).flatMap { document.combinations($0) }.map(\.request)
    }
    self.run = run
    known = kinds + (isPreview ? run.widgets.map(\.kind) : [])
    archives = run.widgets.filter { widget == nil || $0.kind == widget }
      .map { ArchiveArgument($0, date: date) }
    faults = run.faults.map(\.fault).filter { widget == nil || $0.kind == widget }.withoutRepeats
  }
}

/// The current time.
package enum Now {
  /// The date of the current second.
  package static var date: ArchiveDate { ArchiveDate(secondsSince1970: Double(time(nil))) }
}
