import Vitrine
import VitrineArguments
import VitrineProcess

/// The archives of a program's widgets for all conditions of their pictures.
///
/// The code runs once for the first picture. It runs again for a picture of a widget whose archives
/// don't have what the code shows under its conditions: with all widgets for which the same
/// conditions are missing, and without the others.
package struct ProgramEvaluation: Sendable {
  /// The widgets, in order.
  package private(set) var widgets: [EvaluatedWidget] = []
  /// The widgets that could not be archived, and under which conditions.
  package private(set) var faults: [Fault] = []
  /// The warnings of all runs, one line each.
  package private(set) var warnings: [String] = []
  /// The warnings of the first run that are about one widget, and the states that others replace in it.
  package private(set) var problems: [ProgramReport.Problem] = []
  package private(set) var replaced: [ProgramReport.Replaced] = []
  /// The code that was left out and that widgets reached.
  package private(set) var reached: [OmittedCode.Place] = []
  /// What is to be said of all widgets of the program.
  package private(set) var notes: [OmittedCode.Note] = []
  /// The number of runs of the code.
  package private(set) var count = 0
  /// The archives, which are deleted after their last use.
  private var archives: [ProgramArchiving.Archives] = []

  /// The folder of the archives of the first run.
  package var folder: String { archives.first?.folder ?? "." }

  /// A widget that could not be archived under some conditions.
  package struct Fault: Sendable {
    package let fault: WidgetFault
    package let evaluation: Evaluation
  }

  /// Archives widgets or previews under some conditions.
  package typealias Archive =
    (_ kinds: [String], Evaluation) throws(LiveError) -> ProgramArchiving.Archives

  /// Runs the code of all widgets under the conditions of the first picture.
  ///
  /// - Throws: `LiveError` when nothing could be archived.
  package init(first: Evaluation, _ archive: Archive) throws(LiveError) {
    try take(try archive([], first), first)
  }

  /// Runs the code again for the pictures whose conditions no archive has.
  ///
  /// - Parameters:
  ///   - date: the date of requests without one.
  ///   - requests: the pictures of a widget; none for a widget that is not drawn.
  /// - Throws: `LiveError` when nothing could be archived.
  package mutating func complete(
    date: ArchiveDate?, _ archive: Archive, for requests: (EvaluatedWidget) -> [RenderRequest]
  ) throws(LiveError) {
    let pictures = widgets.map { widget in
      requests(widget).map {
        EvaluatedDocuments.Picture(
          $0, Evaluation(of: $0, date: date).completed(for: widget.first.document.archive))
      }
    }
    while let (evaluation, kinds) = missing(pictures) {
      let known = widgets.map(\.archives.count)
      try take(try archive(kinds, evaluation), evaluation)
      // A widget that fails is not tried again under the same conditions.
      for index in known.indices where widgets[index].archives.count == known[index] {
        if kinds.contains(widgets[index].kind) { widgets[index].archives.fail(evaluation) }
      }
    }
    let oldest = pictures.joined().map(\.request.design).min { $0.version < $1.version }
    if let oldest { warnings += archives.first?.conditions.warnings(on: oldest) ?? [] }
  }

  /// The first conditions that a picture needs and no archive has, and the kinds of the widgets with
  /// such pictures.
  private func missing(
    _ pictures: [[EvaluatedDocuments.Picture]]
  ) -> (evaluation: Evaluation, kinds: [String])? {
    let missing = zip(widgets, pictures).map { ($0.kind, $0.archives.missing(among: $1)) }
    guard let first = missing.compactMap(\.1).first else { return nil }
    return (first, missing.filter { $0.1 == first }.map(\.0).withoutRepeats)
  }

  /// Whether a run has warned about a widget.
  package func hasWarning(about kind: String) -> Bool {
    warnings.contains { $0.hasPrefix("\(kind):") || $0.hasPrefix("\(kind), ") }
  }

  /// The kinds of which no widget meets a condition.
  package func kinds(without condition: (EvaluatedWidget) -> Bool) -> [String] {
    let known = widgets.filter(condition).map(\.kind)
    return widgets.map(\.kind).withoutRepeats.filter { !known.contains($0) }
  }

  private mutating func take(
    _ made: ProgramArchiving.Archives, _ evaluation: Evaluation
  ) throws(LiveError) {
    if count == 0 { (problems, replaced) = (made.problems, made.replaced) }
    count += 1
    archives.append(made)
    faults += made.faults.map { Fault(fault: $0, evaluation: evaluation) }
    warnings += made.warnings.filter { !warnings.contains($0) }
    notes = made.omitted.notes
    let places = Set(reached + made.omitted.places.map(\.shown))
    reached = places.sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
    var numbers: [String: Int] = [:]
    for archive in made.all {
      let number = numbers[archive.kind, default: 0]
      numbers[archive.kind] = number + 1
      let document: WidgetDocument
      do throws(ArchiveError) {
        document = try WidgetDocument(contentsOf: archive.file)
      } catch {
        throw LiveError("\(archive.kind): \(error.message)", hint: error.hint)
      }
      let own = EvaluatedDocuments.Made(evaluation, file: archive.file, document: document)
      let isChosen = !evaluation.configuration.isEmpty
      let name = document.archive.configuration
      // Of the recommended configurations, only the chosen one is archived.
      let known = widgets.firstIndex {
        $0.kind == archive.kind
          && (isChosen && $0.first.evaluation.configuration.isEmpty
            ? $0.first.document.archive.configuration == name : $0.number == number)
      }
      if let known {
        widgets[known].archives.add(own)
      } else {
        widgets.append(
          EvaluatedWidget(
            kind: archive.kind, number: number, place: archive.place,
            archives: EvaluatedDocuments(own)))
      }
    }
  }
}

/// A widget with its archives, each made under other conditions.
package struct EvaluatedWidget: Sendable {
  /// The kind of the widget, or the name of the preview.
  package let kind: String
  /// The number of the widget among those of its kind, which are its configurations.
  package let number: Int
  /// The location of the widget's declaration.
  package let place: SourcePlace?
  /// The archives.
  package fileprivate(set) var archives: EvaluatedDocuments

  fileprivate init(kind: String, number: Int, place: SourcePlace?, archives: EvaluatedDocuments) {
    (self.kind, self.number, self.place, self.archives) = (kind, number, place, archives)
  }

  /// The archive that was made first.
  package var first: EvaluatedDocuments.Made { archives.first }

  /// Returns the archive for a picture; `nil` if the widget could not be archived for it.
  ///
  /// - Parameter date: the date of requests without one.
  package func archive(
    for request: RenderRequest, date: ArchiveDate?
  ) -> EvaluatedDocuments.Made? {
    archives.archive(for: .init(request, Evaluation(of: request, date: date)))
  }
}
