import ActivityKit
import AppIntents
import CVitrineRuntime
import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
internal import VitrineDevices
internal import VitrineUIKit
import WidgetKit

/// The process that runs the user's code.
@MainActor
struct Worker {
  let options: RunnerOptions
  let folder: WorkFolder
  let program: String
  let resources: ResourceFolder
  let steps: WorkSteps
  let provided: ProvidedPreviews
  let progress: WorkProgress
  private let layout: LayoutMeasurer

  /// Creates a worker.
  ///
  /// - Throws: an error if nothing can be written into the folder.
  init(
    _ options: RunnerOptions, _ folder: WorkFolder, program: String, executable: URL
  ) throws {
    self.options = options
    self.folder = folder
    self.program = program
    progress = try WorkProgress(folder.progress)
    steps = WorkSteps(without: options.failedSteps, progress)
    provided = ProvidedPreviews(steps)
    resources = ResourceFolder(
      beside: executable, and: options.resources.map { URL(fileURLWithPath: $0) })
    layout = LayoutMeasurer(
      strings: resources.strings, developmentLanguage: resources.developmentLanguage,
      images: ImageSizes.read(resources))
  }

  /// Does the work, and writes its results into the folder.
  func run(_ members: @MainActor () -> [WidgetDescription]) async {
    CurrentLocale.use(Locale(identifier: options.locale))
    LocaleReads.start()
    vitrine_watch_exits()
    ReachedPlaces.begin(steps: folder.reachedBySteps)
    WidgetDescription.describe = { [steps] in steps.describe(&$0, $1) }
    defer { vitrine_keep_preferences() }
    do {
      try ReachedPlaces.name(options.leftOut)
      collectPreviews()
      try await work { widgets(of: members) }
      progress.complete()
    } catch {
      try? folder.write(WorkNotes(error), to: folder.fault)
      vitrine_exit(1)
    }
  }

  /// Returns the widgets of the program's bundle; if its code failed, all that the program declares.
  private func widgets(of bundle: @MainActor () -> [WidgetDescription]) -> [WidgetDescription] {
    guard steps.failures(of: .main).isEmpty else { return DeclaredWidgets.all(steps) }
    return steps.run(.bundle, program, bundle).value ?? DeclaredWidgets.all(steps)
  }

  /// Runs the command once previews are known.
  ///
  /// - Throws: an error that affects all of the work. The error of a single unit is recorded in its
  ///   notes.
  func work(_ members: @MainActor () -> [WidgetDescription]) async throws {
    LocalizedStrings.use(
      resources.strings, developmentLanguage: resources.developmentLanguage,
      device: { CurrentDevice.askedPlatform })
    switch options.command {
    case .list:
      let listing = WorkListing(
        options: options, steps: steps, previews: DeclaredPreview.all(provided))
      try folder.write(await listing.make(program, members()), to: folder.listing)
    case .archive:
      let widgets = try await widgetJobs(members())
      let previews = options.includesPreviews ? try previewJobs().map(\.besideWidgets) : []
      let first = (widgets.map(\.unit.archive).max() ?? -1) + 1
      try await work(off: widgets + previews.map { $0.archived(as: first + $0.unit.archive) })
    case .previews: try await work(off: previewJobs())
    case .perform: try folder.write(await perform(), to: folder.answer)
    case .push: try folder.write(try await push(members()), to: folder.pushed)
    }
  }

  /// A unit, and how its archive is created.
  struct Job {
    var unit: WorkUnit
    /// How to go on if the unit fails, unless its error says so.
    var hint: String?
    let archive: @MainActor (WidgetArchiver) async throws -> WidgetArchive

    /// Returns the job with the position of its archive.
    func archived(as index: Int) -> Job {
      var job = self
      job.unit.archive = index
      return job
    }

    /// The job of a preview that is archived in addition to widgets.
    var besideWidgets: Job {
      var job = self
      job.unit.isPreview = true
      return job
    }
  }

  private func work(off jobs: [Job]) async throws {
    try folder.write(jobs.map(\.unit), to: folder.units)
    // A provider that waits for a network in one family waits in all of them.
    var silent: Set<String> = []
    var kind: String?
    for (index, job) in jobs.enumerated() where !options.skip.contains(index) {
      progress.begin(index)
      // A format that a widget keeps between families is made for the first of them.
      if job.unit.kind != kind {
        LocaleReads.reset()
        _ = (CurrentDevice.takeRead(), SystemVersion.takeRead())
      }
      kind = job.unit.kind
      ReachedPlaces.begin(folder.reached(index))
      let evaluator = evaluator
      evaluator.performing = { [steps] actions in
        await steps.wait(for: .appear, job.unit.title, actions).value
      }
      let isSilent = silent.contains(job.unit.kind)
      try await work(off: job, index, evaluator, isSilent: isSilent)
      if evaluator.hasWaitedInVain { silent.insert(job.unit.kind) }
      progress.end(index)
    }
  }

  private func work(
    off job: Job, _ index: Int, _ evaluator: ViewEvaluator, isSilent: Bool
  ) async throws {
    // A second request to a provider has to finish within the total time, too.
    let patience = options.timeout * 0.4
    var notes = WorkNotes()
    notes.hint = job.hint
    // If the code traps, this is all that the unit leaves.
    if job.hint != nil { try folder.write(notes, to: folder.notes(index)) }
    do {
      let archiver = WidgetArchiver(
        evaluator, patience: isSilent ? min(patience, SlowUnits.patience) : patience,
        deploymentTarget: options.deploymentTarget,
        showsBackgroundNotice: options.showsBackgroundNotice,
        dataProtection: options.dataProtection, avoided: options.avoided[index] ?? [:])
      let archive = try await job.archive(archiver)
      try Data(ArchiveEncoder.encode(archive)).write(to: folder.archive(index))
    } catch let error as NothingToArchive {
      notes.hasNothing = true
      notes.warnings.append("\(error.reason); \(error.hint)")
    } catch {
      notes = WorkNotes(error)
      notes.hint = notes.hint ?? job.hint
    }
    notes.replaced = evaluator.replaced
    notes.warnings += evaluator.warnings
    for record in evaluator.records.sorted() {
      if record.effect == .none { notes.recorded.append(record.name) }
      if record.effect == .notDrawn { notes.notDrawn.append(record.name) }
    }
    for (name, bytes) in evaluator.assets.sorted(by: { $0.key < $1.key }) {
      try FileManager.default.createDirectory(
        at: folder.images, withIntermediateDirectories: true)
      try Data(bytes).write(to: folder.images.appendingPathComponent(name))
      notes.images.append(name)
    }
    try folder.write(notes, to: folder.notes(index))
  }

  private var evaluator: ViewEvaluator {
    var surface = ViewEvaluator.Surface(
      device: options.device.flatMap(Device.named), version: options.design,
      locale: Locale(identifier: options.locale),
      timeZone: TimeZone(identifier: options.timeZone) ?? .gmt)
    (surface.scale, surface.margins) = (options.scale, options.contentMargins)
    surface.radius = options.cornerRadius
    let evaluator = ViewEvaluator(
      surface: surface, layout: layout, runsAppearActions: options.runsAppearActions,
      keepsLocations: !options.omitsLocations, hasString: resources.hasString)
    evaluator.isTranslated = resources.isTranslated
    return evaluator
  }

  /// Runs the intent on the command line.
  private func perform() async -> IntentAnswer {
    var answer = IntentAnswer()
    let name = options.intent ?? ""
    guard let type = IntentCatalog.named(name) else {
      let names = IntentCatalog.all.map { $0.archivedName }
      answer.fault = "there is no intent '\(name)'"
      answer.hint = Suggestion.hint(for: name, among: names)
      return answer
    }
    do {
      let run = try await IntentRun.of(type, options.parameters)
      answer.value = run.value
      answer.dialog = run.dialog
      answer.hasRun = true
    } catch let error as IntentCallError {
      answer.fault = error.description
      answer.hint = error.hint
    } catch {
      answer.fault = "\(error)"
      answer.hasRun = true
    }
    answer.reloads = WidgetCenter.shared.reloads
    return answer
  }
}
