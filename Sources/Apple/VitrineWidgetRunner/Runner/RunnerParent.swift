import SwiftUI
import Vitrine
import WidgetKit

/// The process that starts workers and writes their results.
struct RunnerParent {
  let options: RunnerOptions

  /// Creates the parent from a command line and, for settings that it omits, the entitlements.
  ///
  /// - Throws: `WidgetFault` for entitlements that cannot be read.
  init(_ options: RunnerOptions) throws(WidgetFault) {
    var options = options
    options.samples = options.samples ?? SampleFolder.name
    if let file = options.entitlements {
      let entitlements = try Entitlements(contentsOf: file)
      options.dataProtection = options.dataProtection ?? entitlements.dataProtection
    }
    self.options = options
  }

  /// Runs the subcommand.
  ///
  /// - Returns: the exit status.
  /// - Throws: `WidgetFault` if the subcommand cannot run at all.
  @MainActor
  func run() throws(WidgetFault) -> Int32 {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try prepareData()
    switch options.command {
    case .list: return try list(folder)
    case .archive, .previews: return try archive(folder, options)
    case .perform: return try perform(folder)
    case .push: return try push(folder)
    }
  }

  private func makeFolder() throws(WidgetFault) -> WorkFolder {
    let name = "vitrine-widgets-\(ProcessInfo.processInfo.processIdentifier)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw WidgetFault("no temporary folder can be created: \(error.localizedDescription)")
    }
    return WorkFolder(url: url)
  }

  private func prepareData() throws(WidgetFault) {
    let data = URL(fileURLWithPath: options.data)
    HiddenFolder(above: data.path)?.exclude()
    do {
      if options.isFresh { try? FileManager.default.removeItem(at: data) }
      try FileManager.default.createDirectory(
        at: data.appendingPathComponent("Preferences"), withIntermediateDirectories: true)
    } catch {
      throw WidgetFault("the widgets' data cannot be kept in '\(options.data)'")
    }
  }

  @MainActor
  private func list(_ folder: WorkFolder) throws(WidgetFault) -> Int32 {
    let result = try WorkerProcess(folder: folder, options: options).run()
    guard result.failures.isEmpty, let listing = folder.read(WidgetListing.self, folder.listing)
    else { throw WidgetFault(result.failures.first?.reason ?? "nothing could be listed") }
    for step in result.steps { Talk.fault("\(step.step.name): \(step.reason)", hint: nil) }
    Talk.out(options.isJSON ? RunnerReport.json(listing) : RunnerReport.text(listing))
    for fault in listing.faults { Talk.fault(fault.reason, hint: fault.hint) }
    return listing.faults.isEmpty ? 0 : 1
  }

  @MainActor
  private func archive(
    _ folder: WorkFolder, _ options: RunnerOptions, after answer: IntentAnswer? = nil,
    pushed: PushAnswer? = nil
  ) throws(WidgetFault) -> Int32 {
    let result = try WorkerProcess(folder: folder, options: options).run()
    guard let units = folder.read([WorkUnit].self, folder.units) else {
      let notes = folder.read(WorkNotes.self, folder.fault)
      throw WidgetFault(
        notes?.fault ?? result.failures.first?.reason ?? "nothing could be archived",
        hint: notes?.hint, foundNothing: notes?.foundNothing == true)
    }
    guard !units.isEmpty else {
      let what = options.command == .previews ? "previews" : "widgets"
      throw WidgetFault("the program has no \(what)", foundNothing: true)
    }
    var assembly = ArchiveAssembly(
      folder: folder, units: units, failures: result.failures,
      output: URL(fileURLWithPath: options.output),
      resources: ResourceFolder(
        beside: WidgetRunner.executable,
        and: options.resources.map { URL(fileURLWithPath: $0) }),
      bundle: options.command == .previews ? nil : bundle(folder, options))
    var report = try assembly.write()
    let problems = result.steps.compactMap(\.warning)
    report.warnings =
      problems.map { problem in
        let place = problem.place.map { "\($0.text): " } ?? ""
        return "\(problem.kind): \(place)\(problem.message)"
      } + report.warnings
    report.problems = problems + report.problems
    (report.answer, report.push) = (answer, pushed)
    Talk.out(options.isJSON ? RunnerReport.json(report) : RunnerReport.text(report))
    for fault in report.faults { Talk.fault("\(fault.title): \(fault.reason)", hint: fault.hint) }
    if let fault = answer?.fault {
      Talk.fault(
        "\(options.intent ?? ""): \(fault)", hint: "widgets were archived again anyway")
      return 3
    }
    return report.faults.isEmpty ? 0 : 1
  }

  /// The file that lists the archives, under the name that the worker has written.
  private func bundle(_ folder: WorkFolder, _ options: RunnerOptions) -> BundleFile? {
    folder.read(String.self, folder.program).map { BundleFile(program: $0, options) }
  }

  @MainActor
  private func perform(_ folder: WorkFolder) throws(WidgetFault) -> Int32 {
    let failures = try WorkerProcess(folder: folder, options: options).run().failures
    let name = options.intent ?? ""
    guard failures.isEmpty, let answer = folder.read(IntentAnswer.self, folder.answer) else {
      throw WidgetFault("\(name): \(failures.first?.reason ?? "the intent did not run")")
    }
    if let fault = answer.fault, !answer.hasRun { throw WidgetFault(fault, hint: answer.hint) }
    // The changes of an intent that failed are shown, too, because the system reloads after each
    // intent.
    var next = options
    next.command = .archive
    // The parameters were those of the intent.
    next.parameters = [:]
    return try archive(folder, next, after: answer)
  }

  /// Lets a Live Activity decode a notification; its state is kept only if it can be archived.
  @MainActor
  private func push(_ folder: WorkFolder) throws(WidgetFault) -> Int32 {
    let kept = KeptActivities(in: options.data)
    do throws(WidgetFault) {
      let code = try decodeAndArchive(folder)
      if code != 0 { undo(kept) }
      return code
    } catch {
      undo(kept)
      throw error
    }
  }

  private func undo(_ kept: KeptActivities) {
    guard kept.restore() else { return }
    Talk.note("note: the state is not kept, because it cannot be archived")
  }

  @MainActor
  private func decodeAndArchive(_ folder: WorkFolder) throws(WidgetFault) -> Int32 {
    let failures = try WorkerProcess(folder: folder, options: options).run().failures
    guard failures.isEmpty, let answer = folder.read(PushAnswer.self, folder.pushed) else {
      let notes = folder.read(WorkNotes.self, folder.fault)
      throw WidgetFault(
        notes?.fault ?? failures.first?.reason ?? "the notification was not decoded",
        hint: notes?.hint)
    }
    guard answer.isDecoded, let kind = answer.kind else {
      var report = RunnerReport()
      report.push = answer
      Talk.out(options.isJSON ? RunnerReport.json(report) : RunnerReport.text(report))
      return 1
    }
    var next = options
    next.command = .archive
    next.kinds = [kind]
    return try archive(folder, next, pushed: answer)
  }
}
