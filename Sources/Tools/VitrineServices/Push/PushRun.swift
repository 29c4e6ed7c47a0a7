import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive
import VitrineProcess

/// The work of `vitrine push`.
struct PushRun {
  private let options: PushOptions
  private let payload: ArchiveArgument?
  private let console: Console

  init(_ options: PushOptions, payload: String?, _ console: Console) {
    (self.options, self.console) = (options, console)
    self.payload = payload.map(ArchiveArgument.init)
  }

  func run() throws(CommandError) -> ExitCode {
    let notification = try payload.map { argument throws(CommandError) in
      try Notification(argument)
    }
    if options.watches { return try watch(notification) }
    guard let notification, let payload else { throw .usage("no payload is given") }
    if let place = notification.place, !options.batch.isQuiet, !console.isJSON {
      console.say("\(notification.name): \(place)")
    }
    Signals.removeUnfinishedFilesOnInterrupt()
    guard let package = options.package.package else {
      return try drawPayload(payload, isForCode: notification.isForCode)
    }
    defer { ScratchFolder.removeAll() }
    return try push(notification, package)
  }

  /// Draws a content state of Voltra; one of a package's widgets needs the package.
  private func drawPayload(
    _ payload: ArchiveArgument, isForCode: Bool
  ) throws(CommandError) -> ExitCode {
    let code = try draw([payload], console)
    let isRead = code != .unusable && code != .notRendered
    if !isRead, isForCode, !console.isJSON, (try? WorkingPlace(".", "push").source()) != nil {
      console.say(
        "hint: for the widgets here: "
          + CommandLineWords("push").adding(options: ["--package", "."]))
    }
    return code
  }

  // MARK: Widgets in Swift

  private func push(
    _ notification: Notification, _ package: String
  ) throws(CommandError) -> ExitCode {
    let archives = try archives(of: notification, package)
    let strict = options.batch.isStrict
    let problems = notification.diagnostics(archives.push, isStrict: strict)
    for problem in problems { console.report(problem) }
    for fault in archives.faults {
      console.report(
        ReportedDiagnostic(.error, fault.reason, hint: fault.hint, file: fault.title))
    }
    if archives.push?.isDecoded == false { return .problems }
    if strict, !problems.isEmpty { return .strictFailure }
    guard archives.faults.isEmpty else { return .notRendered }
    guard !archives.all.isEmpty else {
      throw .empty("nothing was drawn: there is no Live Activity")
    }
    archives.run.report(on: console, of: archives.folder)
    let code = try withExtendedLifetime(archives) { () throws(CommandError) in
      var console = console
      console.known = archives.run.signs
      return try draw(archives.all, console)
    }
    return archives.run.code(code)
  }

  /// Builds the widgets, and lets them decode the notification.
  private func archives(
    of notification: Notification, _ package: String
  ) throws(CommandError) -> Pushed {
    let archiving = try ProgramGoldens.open(
      package, target: options.package.target, options.package.sandbox, console)
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: options.batch.isQuiet, without: "nothing was drawn")
    let date = options.evaluationDate ?? notification.timestamp
    return try ProgramGoldens.live { () throws(LiveError) in
      let folder = try ScratchFolder(named: "push")
      let file = folder.path + "/notification.json"
      do throws(FileError) {
        try FileWriter.write(notification.bytes, to: file)
      } catch {
        throw LiveError("the notification cannot be stored: \(error.text)")
      }
      return try withExtendedLifetime(folder) { () throws(LiveError) in
        try Pushed(file, to: options.batch.widget, archiving, program, axes: axes, date: date)
      }
    }
  }

  /// The axes of the pictures: every presentation, or those that the options select.
  private var axes: RequestAxes {
    var axes = options.request.completed
    if axes.target == nil { axes.includesAllTargets = true }
    return axes
  }

  // MARK: Pictures

  private func draw(
    _ archives: [ArchiveArgument], _ console: Console
  ) throws(CommandError) -> ExitCode {
    try options.batch.compression.check()
    var batch = options.batch
    // All archives belong to one widget, which the notification names.
    batch.widget = nil
    return try Batch(
      archives: archives, axes: axes, target: .folder(folder), format: .png,
      renderer: try batch.renderer(), options: batch, console: console
    ).run()
  }

  /// The folder for the pictures.
  private var folder: String {
    guard let output = options.output else {
      return payload?.stem?.replacing("/", with: "_") ?? "notification"
    }
    return GoldenOptions.withoutSlashes(output)
  }

  // MARK: What a server sends

  /// Shows notifications on a page as they arrive.
  private func watch(_ notification: Notification?) throws(CommandError) -> ExitCode {
    var preview = PreviewOptions()
    preview.path = options.package.package ?? "."
    preview.program = options.package
    (preview.network, preview.port) = (options.network, options.pagePort)
    preview.request = options.request
    if let date = options.evaluationDate { preview.request.axes.date = [date] }
    (preview.isQuiet, preview.isJSON) = (options.batch.isQuiet, options.isJSON)
    preview.pushes = PushedPreview(
      port: options.port, kind: options.batch.widget, first: notification?.bytes)
    preview.data = options.data
    return try PreviewRun(preview, console).run()
  }
}

/// The archives of a Live Activity after a notification.
private struct Pushed {
  /// The archives, with those for all conditions of the pictures.
  let all: [ArchiveArgument]
  /// The problems of widgets that could not be archived.
  let faults: [WidgetFault]
  /// The result of the notification.
  let push: ProgramReport.Push?
  /// The runs of the code, whose archives are deleted after their last use.
  let run: ProgramEvaluation
  /// The folder of the sources.
  let folder: String

  /// Lets a Live Activity decode a notification once, and archives it for all pictures.
  ///
  /// - Throws: `LiveError` when nothing could be archived.
  init(
    _ file: String, to kind: String?, _ archiving: ProgramArchiving,
    _ program: ProgramArchiving.Program, axes: RequestAxes, date: ArchiveDate?
  ) throws(LiveError) {
    var first = Evaluation(
      of: axes.requests.first ?? RenderRequest(.activity(.lockScreen)), date: date)
    first.date = date
    let pushed = try archiving.push(file, to: kind, program, as: first)
    var run = try ProgramEvaluation(first: first) { (_, _) throws(LiveError) in pushed }
    try run.complete(date: date) { (kinds, evaluation) throws(LiveError) in
      // The widgets' data has the state of the notification now.
      try archiving.archive(program, kinds: kinds, as: evaluation)
    } for: {
      $0.first.document.combinations(axes).map(\.request)
    }
    (self.run, push, folder) = (run, pushed.push, archiving.source.folder)
    all = run.widgets.map { ArchiveArgument($0, date: date) }
    faults = run.faults.map(\.fault).withoutRepeats
  }
}

/// The notifications that a session accepts.
struct PushedPreview: Sendable {
  /// The port; `nil` is any.
  var port: Int?
  /// The Live Activity that shows them, if there are several.
  var kind: String?
  /// The notification to show before any other arrives, as bytes.
  var first: [UInt8]?
}
