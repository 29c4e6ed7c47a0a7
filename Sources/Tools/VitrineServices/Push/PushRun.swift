import Vitrine
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
    Signals.removeUnfinishedFilesOnInterrupt()
    guard let package = options.package.package else { return try drawPayload(payload) }
    defer { ScratchFolder.removeAll() }
    return try push(notification, package)
  }

  /// Draws a content state of Voltra; one of a package's widgets needs the package.
  private func drawPayload(_ payload: ArchiveArgument) throws(CommandError) -> ExitCode {
    let code = try draw([payload.argument])
    let isRead = code != .unusable && code != .notRendered
    if !isRead, !console.isJSON, (try? WorkingPlace(".", "push").source()) != nil {
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
    return try withExtendedLifetime(archives) { () throws(CommandError) in
      try draw(archives.all.map(\.file))
    }
  }

  /// Builds the widgets, and lets them decode the notification.
  private func archives(
    of notification: Notification, _ package: String
  ) throws(CommandError) -> ProgramArchiving.Archives {
    let (target, sandbox) = (options.package.target, options.package.sandbox)
    console.reportGap(sandbox)
    let archiving = try ProgramGoldens.live { () throws(LiveError) in
      try ProgramArchiving(package, target: target, sandbox)
    }
    Signals.onInterrupt {
      archiving.stop()
      ScratchFolder.removeAll()
    }
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: options.batch.isQuiet, without: "nothing was drawn")
    var evaluation = Evaluation().asked(by: options.request.completed)
    evaluation.design = evaluation.design ?? .current
    evaluation.date = options.evaluationDate ?? notification.timestamp
    let kind = options.batch.widget
    return try ProgramGoldens.live { [evaluation] () throws(LiveError) in
      let folder = try ScratchFolder(named: "push")
      let file = folder.path + "/notification.json"
      do throws(FileError) {
        try FileWriter.write(notification.bytes, to: file)
      } catch {
        throw LiveError("the notification cannot be stored: \(error.text)")
      }
      return try archiving.push(file, to: kind, program, as: evaluation)
    }
  }

  // MARK: Pictures

  /// Draws archives in every presentation, or in those that the options select.
  private func draw(_ paths: [String]) throws(CommandError) -> ExitCode {
    var axes = options.request.completed
    if axes.target == nil { axes.includesAllTargets = true }
    let archives = try ArchiveArgument.all(paths)
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
    preview.target = options.package.target
    preview.sandbox = options.package.sandbox
    (preview.network, preview.port) = (options.network, options.pagePort)
    preview.date = options.evaluationDate
    preview.locale = options.request.axes.locale?.first?.text
    (preview.isQuiet, preview.isJSON) = (options.batch.isQuiet, options.isJSON)
    preview.pushes = PushedPreview(
      port: options.port, kind: options.batch.widget, first: notification?.bytes)
    preview.data = options.data
    return try PreviewRun(preview, console).run()
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
