import Vitrine

/// Archives of single widgets under conditions that requests ask for, made when the first request
/// needs them and kept until the widget is archived anew.
final class EvaluatedArchives: Sendable {
  /// An archive under conditions of its own.
  fileprivate struct Key: Hashable, Sendable {
    let widget: String
    /// The folder of the widget's archive under the session's own conditions.
    let base: ObjectIdentifier
    let evaluation: Evaluation
  }

  fileprivate enum Slot: Sendable {
    case running
    case done(Result<LiveArchives.Entry, LiveError>)
  }

  fileprivate struct Kept: Sendable {
    var slots: [Key: Slot] = [:]
    /// The keys, the oldest first.
    var order: [Key] = []
  }

  private let kept = Monitor(Kept())

  /// Most archives that are kept: a wall of every language and device of a few widgets.
  private static let most = 256

  /// The archive of a widget under conditions; a second request for the same waits for the first.
  ///
  /// - Parameters:
  ///   - entry: the widget's archive under the session's own conditions, in `base`.
  ///   - make: makes the archive.
  /// - Throws: `LiveError` as `make` does.
  func entry(
    of entry: LiveArchives.Entry, _ base: ScratchFolder, _ evaluation: Evaluation,
    _ make: () throws(LiveError) -> LiveArchives.Entry
  ) throws(LiveError) -> LiveArchives.Entry {
    let key = Key(
      widget: entry.widget.id, base: ObjectIdentifier(base), evaluation: evaluation)
    let known = kept.wait { kept -> Result<LiveArchives.Entry, LiveError>?? in
      switch kept.slots[key] {
      case .running: return nil
      case .done(let result): return .some(result)
      case nil:
        kept.begin(key, most: EvaluatedArchives.most)
        return .some(nil)
      }
    }
    if let known { return try known.get() }
    let made = Result { () throws(LiveError) in try make() }
    kept.withLock { kept in
      // Work that was overtaken is done again for the next request.
      if case .failure(.overtaken) = made {
        kept.forget(key)
      } else {
        kept.slots[key] = .done(made)
      }
    }
    return try made.get()
  }
}

extension EvaluatedArchives.Kept {
  /// Notes that an archive is being made, and forgets those of older archives of the widget.
  fileprivate mutating func begin(_ key: EvaluatedArchives.Key, most: Int) {
    for old in order where old.widget == key.widget && old.base != key.base { forget(old) }
    while order.count >= most, let oldest = order.first { forget(oldest) }
    order.append(key)
    slots[key] = .running
  }

  fileprivate mutating func forget(_ key: EvaluatedArchives.Key) {
    order.removeAll { $0 == key }
    slots[key] = nil
  }
}

extension LiveSession {
  /// The archive that shows a widget under conditions: the one there is where they are the
  /// session's own, or where there is no code to evaluate.
  ///
  /// - Throws: `RenderFault.evaluation` when the code cannot be evaluated so.
  func archive(
    of entry: LiveArchives.Entry, _ evaluation: Evaluation, _ base: Evaluation
  ) throws(RenderFault) -> LiveArchives.Entry {
    guard evaluation != base, let folder = entry.folder else { return entry }
    do throws(LiveError) {
      return try evaluated.entry(of: entry, folder, evaluation) { () throws(LiveError) in
        try loop.evaluate(entry, evaluation)
      }
    } catch {
      throw .evaluation(error)
    }
  }
}

extension LiveLoop {
  /// Archives one widget under conditions, beside the archives that the session keeps.
  ///
  /// - Throws: `LiveError` when its code traps or there is no program.
  func evaluate(
    _ entry: LiveArchives.Entry, _ evaluation: Evaluation
  ) throws(LiveError) -> LiveArchives.Entry {
    guard let program = shared.withLock(\.program) else { return entry }
    let cancellation = try beginEvaluating()
    defer { end(cancellation) }
    let maker = ArchiveMaker(program, evaluation, cancellation)
    let widget = entry.widget
    let made =
      widget.form == .preview ? try maker.previews() : try maker.widgets([widget.kind])
    if let own = made.entries.first(where: { $0.widget.id == widget.id }) { return own }
    let fault = made.faults.first { $0.kind == widget.kind } ?? made.faults.first
    throw LiveError(
      fault.map { "\(widget.id): \($0.reason)" } ?? "'\(widget.id)' is not there for it",
      hint: fault?.hint)
  }
}
