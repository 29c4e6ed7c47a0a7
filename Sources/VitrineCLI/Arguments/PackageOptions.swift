import Vitrine
import VitrineArguments
import VitrineLive
import VitrineProcess

/// Options for a package instead of archives.
struct PackageOptions: ParsableArguments {
  /// The path of the package or the project; `nil` if archives are given.
  var package: String?
  /// The program or target, if there are several.
  var target: String?
  /// Whether the code runs in a sandbox.
  var sandbox = SandboxChoice.standard
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "package", .file("DIR"), \.package,
      "Build a Swift package or an Xcode project, and use the archives that its widgets write"),
    .widgetTarget(\.target),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
  ]
}

/// A command whose input is archives, or a package whose widgets write them.
protocol PackagedCommand: ParsableCommand {
  var package: PackageOptions { get }
}

extension PackagedCommand {
  /// Checks that either archives or a package are given.
  mutating func validate() throws(ValidationError) {
    guard package.package != nil else {
      return try Self.configuration.operands.check(operands, usage: Command(Self.self).usage)
    }
    guard let word = operands.first else { return }
    throw ValidationError(
      "--package and '\(word.singleLine)' cannot be combined", hint: "omit one of them")
  }
}

/// The archives of a command: those on its command line, or those of a package built for it.
struct GivenArchives {
  /// The archives.
  let archives: [ArchiveArgument]
  /// Whether everything requested could be archived.
  let isComplete: Bool
  /// The written archives, which are deleted after their last use.
  private let written: PackageArchives?

  /// Uses the operands of a command line, or builds the package that it names.
  ///
  /// - Parameters:
  ///   - axes: the axes of the pictures; the widgets' code is evaluated for each value that it can
  ///   see.
  ///   - pictures: the axes of a widget's pictures, if they depend on it.
  ///   - widget: the kind or preview to archive; `nil` archives all widgets.
  /// - Throws: `CommandError` when the package does not build, or no widget can be archived.
  init(
    _ operands: [String], _ options: PackageOptions, axes: RequestAxes,
    pictures: PackageArchives.Pictures? = nil, widget: String?, isQuiet: Bool, _ console: Console
  ) throws(CommandError) {
    guard let path = options.package else {
      (archives, isComplete, written) = (try ArchiveArgument.all(operands), true, nil)
      return
    }
    let archiving = try ProgramGoldens.live { () throws(LiveError) in
      try ProgramArchiving(path, target: options.target, options.sandbox, keepsData: true)
    }
    console.reportGap(options.sandbox)
    Signals.onInterrupt {
      archiving.stop()
      ScratchFolder.removeAll()
    }
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: isQuiet, without: "nothing was drawn")
    let written = try ProgramGoldens.live { () throws(LiveError) in
      try PackageArchives(archiving, program, axes, widget: widget, pictures ?? { _ in [axes] })
    }
    self.written = written
    archives = written.archives
    isComplete = written.faults.isEmpty
    for fault in written.faults { console.report(fault.diagnostic) }
    guard archives.isEmpty else { return }
    guard written.faults.isEmpty, let widget else { throw .usage("no widget could be archived") }
    throw .usage(
      "there is no widget '\(widget.singleLine)'",
      hint: Suggestion.hint(for: widget, among: written.known)
        ?? "there is " + Suggestion.list(written.known))
  }
}

extension WidgetFault {
  /// The diagnostic of the fault and its location.
  fileprivate var diagnostic: ReportedDiagnostic {
    ReportedDiagnostic(
      .error, "\(title): \(cause)", hint: hint, file: place.map { "\($0.file):\($0.line)" })
  }
}
