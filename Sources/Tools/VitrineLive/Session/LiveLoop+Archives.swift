import Vitrine
import VitrinePlatform
import VitrineProcess

extension LiveLoop {
  /// Archives the visible widgets first, then all requested ones.
  func archive(_ archiving: PendingWork.Archiving) {
    let (program, evaluation, cancellation) = shared.withLock { shared in
      (shared.program, shared.evaluation, shared.work.cancellation)
    }
    do throws(LiveError) {
      guard let program else {
        readFiles()
        return
      }
      let maker = ArchiveMaker(program, evaluation, cancellation)
      switch archiving {
      case .none: break
      case .kinds(let kinds): take(try maker.widgets(kinds), isComplete: true)
      case .all:
        let shown = shownKinds
        let began = SystemClock.now
        let first = try maker.widgets(shown, takeWaiting())
        note(WorkStep(.archive, seconds: SystemClock.now - began))
        take(first, isComplete: false)
        if !shown.isEmpty {
          waitForPictures(cancellation)
          take(try maker.widgets([]), isComplete: false)
        }
        try makePreviews(maker)
      }
    } catch {
      if error == .notLoaded { return buildAgain() }
      guard error == .overtaken else { return fail(error) }
      shared.withLock { shared in
        shared.work.isArchiving = false
        shared.work.archiving = shared.work.archiving.union(archiving)
      }
    }
  }

  /// Starts a program whose module is still to be compiled, with the work that comes first.
  func startEarly(_ program: WidgetProgram) {
    guard !program.showsPreviews else { return }
    let evaluation = shared.withLock(\.evaluation)
    let run = WaitingRun(program, .archive(kinds: shownKinds.sorted()), evaluation)
    shared.withLock { $0.waiting = run }
  }

  /// Returns the program that waits for its module, which the caller finishes or cancels.
  func takeWaiting() -> WaitingRun? {
    shared.withLock { shared in
      defer { shared.waiting = nil }
      return shared.waiting
    }
  }

  /// Lets the package manager build a program that cannot be loaded: it reports what is missing.
  private func buildAgain() {
    builder?.forgetPreparation()
    shared.withLock { $0.work.isArchiving = false }
    note(.anything)
  }

  /// Waits until the visible pictures are drawn, so that they get the processors, but no longer
  /// than that takes on a slow machine.
  private func waitForPictures(_ cancellation: Cancellation) {
    _ = shared.wait(seconds: 0.2) { shared -> Void? in
      shared.work.isStopped || cancellation.isCancelled ? () : nil
    }
  }

  /// The kinds of visible widgets; empty before there are archives.
  private var shownKinds: Set<String> {
    shared.withLock { shared in
      let widgets = shared.state.archives.widgets
      guard Set(widgets.map(\.kind)).count > 1 else { return [] }
      return Set(
        widgets.filter { shared.shown.contains($0.id) && $0.form != .preview }.map(\.kind))
    }
  }

  /// Records the time of a step in place of that of an earlier step of its kind.
  private func note(_ step: WorkStep) {
    shared.withLock { shared in
      shared.state.steps.removeAll { $0.kind == step.kind }
      shared.state.steps.append(step)
    }
  }

  private func makePreviews(_ maker: ArchiveMaker) throws(LiveError) {
    let listing = try maker.listing()
    let previews = listing.previews.isEmpty ? nil : try maker.previews()
    shared.withLock { $0.state.listing = listing }
    var made = previews ?? ArchiveMaker.Made(scope: .previews)
    made.locations = listing.previews
    take(made, isComplete: true)
  }

  private func readFiles() {
    var made = ArchiveMaker.Made(scope: .widgets)
    made.entries = LiveArchives.read(source.archiveFiles, &made.faults)
    take(made, isComplete: true)
  }

  /// Replaces older archives, and sends an event.
  func take(_ made: ArchiveMaker.Made, isComplete: Bool, isPerforming: Bool = false) {
    var made = made
    made.warnings = StringTablePaths(folder: source.folder).located(made.warnings)
    let generation = shared.withLock { [made] shared in
      shared.state.take(made)
      if isComplete, !isPerforming {
        shared.work.isArchiving = false
        shared.settle()
      }
      return shared.state.generation
    }
    listeners.send(
      .archived(
        generation: generation, widgets: made.entries.map(\.widget.id), isComplete: isComplete))
  }
}

/// Creates archives with a program.
struct ArchiveMaker: Sendable {
  private let program: WidgetProgram
  private let evaluation: Evaluation
  private let cancellation: Cancellation

  init(_ program: WidgetProgram, _ evaluation: Evaluation, _ cancellation: Cancellation) {
    (self.program, self.evaluation, self.cancellation) = (program, evaluation, cancellation)
  }

  /// The archives of a session that new ones replace.
  enum Scope: Sendable {
    /// All except those of previews.
    case widgets
    case kinds(Set<String>)
    case previews
  }

  /// The archives that were created.
  struct Made: Sendable {
    var scope: Scope
    var entries: [LiveArchives.Entry] = []
    var faults: [WidgetFault] = []
    var warnings: [String] = []
    var answer: ProgramReport.Answer?
    var push: ProgramReport.Push?
    /// The locations of previews.
    var locations: [ProgramListing.Preview] = []
  }

  /// Archives widgets of some kinds, or all.
  ///
  /// - Parameter waiting: a program that may have started with this work; otherwise, it is cancelled.
  func widgets(_ kinds: Set<String>, _ waiting: WaitingRun? = nil) throws(LiveError) -> Made {
    guard !program.showsPreviews else { return Made(scope: .widgets) }
    return try make(
      .archive(kinds: kinds.sorted()), kinds.isEmpty ? .widgets : .kinds(kinds), waiting)
  }

  func previews() throws(LiveError) -> Made { try make(.previews, .previews) }

  /// Runs an intent, and archives the widgets of a kind, or all.
  func perform(_ intent: Action.Intent, kind: String?) throws(LiveError) -> Made {
    let kinds = kind.map { [$0] } ?? []
    return try make(
      .perform(intent, kinds: kinds), kinds.isEmpty ? .widgets : .kinds(Set(kinds)))
  }

  /// Lets a Live Activity decode the notification in a file, and archives the new state.
  func push(_ file: String, kind: String?) throws(LiveError) -> Made {
    try make(.push(file: file, kind: kind), .kinds(Set(kind.map { [$0] } ?? [])))
  }

  func listing() throws(LiveError) -> ProgramListing { try program.list(cancellation) }

  private func make(
    _ work: WidgetProgram.Work, _ scope: Scope, _ waiting: WaitingRun? = nil
  ) throws(LiveError) -> Made {
    let (report, folder) = try run(work, waiting)
    var made = Made(scope: scope)
    made.faults = report.faults
    made.warnings = report.warnings
    if !report.notDrawn.isEmpty {
      made.warnings.append("not drawn yet: " + report.notDrawn.joined(separator: ", "))
    }
    (made.answer, made.push) = (report.answer, report.push)
    if case .push = work { made.scope = .kinds(Set((report.push?.kind).map { [$0] } ?? [])) }
    let isPreviews = if case .previews = scope { true } else { false }
    made.entries = LiveArchives.read(
      report.archives.map(\.file), previews: isPreviews, in: folder, &made.faults)
    for archive in report.archives {
      for index in made.entries.indices where made.entries[index].file == archive.file {
        made.entries[index].widget.declaration = archive.place?.original
      }
    }
    return made
  }

  private func run(
    _ work: WidgetProgram.Work, _ waiting: WaitingRun?
  ) throws(LiveError) -> (ProgramReport, ScratchFolder) {
    if let waiting {
      if waiting.does(work, with: program, evaluation) {
        return (try waiting.finish(cancellation), waiting.folder)
      }
      waiting.cancel()
    }
    let folder = try ScratchFolder(named: "archives")
    return (try program.make(work, into: folder.path, evaluation, cancellation), folder)
  }
}

extension SourcePlace {
  /// Whether a path is that of a copy of a project's file.
  package static func isStaged(_ path: String) -> Bool { path.contains("/.vitrine/xcode/") }

  /// The location in the file that the user edits: a staged project has links to it.
  ///
  /// It is `nil` in a staged copy, and where the file does not exist.
  fileprivate var original: SourcePlace? {
    guard let path = FileReader.resolved(file), !SourcePlace.isStaged(path) else {
      return nil
    }
    var place = self
    place.file = path
    return place
  }
}

extension LiveState {
  /// Replaces older archives.
  mutating func take(_ made: ArchiveMaker.Made) {
    let failed = Set(made.faults.map(\.kind))
    switch made.scope {
    case .widgets: archives.replaceAll(made.entries, failed: failed) { $0 != .preview }
    case .previews: archives.replaceAll(made.entries, failed: failed) { $0 == .preview }
    case .kinds: archives.replace(made.entries)
    }
    archives.locate(made.locations)
    switch made.scope {
    case .widgets: (faults, warnings) = (made.faults, made.warnings)
    case .previews:
      faults += made.faults
      warnings += made.warnings.filter { !warnings.contains($0) }
    case .kinds(let kinds):
      faults = faults.filter { !kinds.contains($0.kind) } + made.faults
      warnings += made.warnings.filter { !warnings.contains($0) }
    }
    generation += 1
  }
}
