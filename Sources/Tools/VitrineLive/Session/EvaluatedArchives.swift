import Vitrine

/// Conditions that requests ask for, and the archive of the widget.
struct EvaluationKey: Hashable, Sendable {
  let widget: String
  /// The number of the widget's archive under the session's own conditions.
  let base: Int
  let evaluation: Evaluation
}

/// The archives of single widgets under the conditions of requests, which the first request creates
/// and which are kept until the widget is archived again.
typealias EvaluatedArchives = KeptResults<EvaluationKey, LiveArchives.Entry, LiveError>

extension EvaluatedArchives {
  /// The maximum number of archives: a wall of every language and device of a few widgets.
  static let mostArchives = 256
}

extension LiveSession {
  /// Returns the archive of a widget under conditions.
  ///
  /// It is the existing one if they are the session's own, or if there is no code to evaluate.
  ///
  /// - Throws: `RenderFault.evaluation` when the code cannot be evaluated under them.
  func archive(
    of entry: LiveArchives.Entry, _ evaluation: Evaluation, _ base: Evaluation
  ) throws(RenderFault) -> LiveArchives.Entry {
    guard entry.folder != nil else {
      // Archives from files have no code.
      let choice = evaluation.configuration
      guard !choice.isEmpty else { return entry }
      throw .archive(.configuring(choice))
    }
    guard evaluation != base else { return entry }
    let key = EvaluationKey(
      widget: entry.widget.id, base: entry.number, evaluation: evaluation)
    do throws(LiveError) {
      // Superseded work is repeated for the next request.
      return try evaluated.value(
        key, forgetting: { $0.widget == key.widget && $0.base != key.base },
        keeps: { $0 != .overtaken }
      ) { () throws(LiveError) in try loop.evaluate(entry, evaluation) }
    } catch {
      throw .evaluation(error)
    }
  }
}

extension LiveArchives.Entry {
  /// Returns the conditions under which the widget's code is evaluated for a picture: those of this
  /// archive if it has what the code shows.
  ///
  /// - Parameters:
  ///   - wanted: the conditions of the picture.
  ///   - own: the conditions under which this archive was made.
  ///   - target: the target of the picture; `nil` is the first of the widget.
  func evaluation(
    _ wanted: Evaluation, _ own: Evaluation, for target: RenderTarget?
  ) -> Evaluation {
    let target = target ?? document.targets.first ?? .family(.systemSmall)
    var wanted = wanted
    // The first entry may be older than the archive.
    if let date = wanted.date, document.archive.entries.contains(where: { $0.date <= date }) {
      wanted.date = own.date
    }
    return document.archive.serves(wanted, madeUnder: own, for: target) ? own : wanted
  }
}

extension LiveLoop {
  /// Archives one widget under conditions, in addition to the session's archives.
  ///
  /// - Throws: `LiveError` when its code traps or there is no program.
  func evaluate(
    _ entry: LiveArchives.Entry, _ evaluation: Evaluation
  ) throws(LiveError) -> LiveArchives.Entry {
    guard let program = shared.withLock(\.program) else { return entry }
    let cancellation = try beginEvaluating()
    defer { end(cancellation) }
    let evaluation = evaluation.completed(for: entry.document.archive)
    let maker = ArchiveMaker(program, evaluation, cancellation)
    let widget = entry.widget
    let made =
      widget.form == .preview ? try maker.previews() : try maker.widgets([widget.kind])
    let name = evaluation.configuration.name ?? widget.configuration
    let own = made.entries.first { $0.widget.id == widget.id }
    if let own, own.widget.configuration == name { return own }
    // Another recommended configuration has another id.
    let other = made.entries.first {
      $0.widget.kind == widget.kind && $0.widget.configuration == name
    }
    if let other = other ?? own { return other }
    let fault = made.faults.first { $0.kind == widget.kind } ?? made.faults.first
    throw LiveError(
      fault.map { "\(widget.id): \($0.reason)" } ?? "'\(widget.id)' does not exist under them",
      hint: fault?.hint)
  }
}
