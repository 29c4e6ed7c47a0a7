import Vitrine
import VitrineArguments
import VitrineLive
import VitrineProcess

/// A package in place of archives.
struct PackageOptions: ParsableArguments {
  /// Path of the package or the project; `nil` where archives are given.
  var package: String?
  /// The program or target, where there are several.
  var target: String?
  /// Whether its code is kept to the project.
  var sandbox = SandboxChoice.standard
  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "package", .file("DIR"), \.package,
      "Build a Swift package or an Xcode project, and take the archives that its widgets write"),
    .widgetTarget(\.target),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
  ]
}

/// A command that takes archives, or a package whose widgets write them.
protocol PackagedCommand: ParsableCommand {
  var package: PackageOptions { get }
}

extension PackagedCommand {
  /// Makes sure that there are archives or a package, and not both.
  mutating func validate() throws(ValidationError) {
    guard package.package != nil else {
      return try Self.configuration.operands.check(operands, usage: Command(Self.self).usage)
    }
    guard let word = operands.first else { return }
    throw ValidationError(
      "--package and '\(word.singleLine)' are two sources", hint: "leave one of them out")
  }
}

/// The archives of a command: those that are given, or those of a package that is built for it.
struct GivenArchives {
  /// Paths of the archives.
  let paths: [String]
  /// Whether all that is asked for could be archived.
  let isComplete: Bool
  /// Kept as long as the archives are used.
  private let written: [ProgramArchiving.Archives]

  /// Takes the operands of a command line, or builds the package that it names.
  ///
  /// - Parameters:
  ///   - axes: what is drawn, for which the widgets' code is evaluated.
  ///   - widget: the kind, or the preview, that is asked for; `nil` is all widgets.
  /// - Throws: `CommandError` when the package does not build, or no widget can be archived.
  init(
    _ operands: [String], _ options: PackageOptions, axes: RequestAxes, widget: String?,
    isQuiet: Bool, _ console: Console
  ) throws(CommandError) {
    guard let path = options.package else {
      (paths, isComplete, written) = (operands, true, [])
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
    var evaluation = Evaluation().asked(by: axes)
    evaluation.design = evaluation.design ?? .current
    written = try ProgramGoldens.live { [evaluation] () throws(LiveError) in
      let widgets = try archiving.archive(program, as: evaluation)
      guard let widget, !widgets.knows(widget) else { return [widgets] }
      return [widgets, try archiving.archivePreviews(program, as: evaluation)]
    }
    let all = written.flatMap(\.all)
    paths = all.filter { widget == nil || $0.kind == widget }.map(\.file)
    let faults = written.flatMap(\.faults).filter { widget == nil || $0.kind == widget }
    isComplete = faults.isEmpty
    for fault in faults { console.report(fault.diagnostic) }
    guard paths.isEmpty else { return }
    guard faults.isEmpty, let widget else { throw .usage("no widget could be archived") }
    throw .usage(
      "there is no widget '\(widget.singleLine)'",
      hint: Suggestion.hint(for: widget, among: all.map(\.kind))
        ?? "there is " + Suggestion.list(all.map(\.kind)))
  }
}

extension ProgramArchiving.Archives {
  /// Whether there is a widget of a kind, be it one that could not be archived.
  fileprivate func knows(_ kind: String) -> Bool {
    all.contains { $0.kind == kind } || faults.contains { $0.kind == kind }
  }
}

extension WidgetFault {
  /// The diagnostic of the fault and its location.
  fileprivate var diagnostic: ReportedDiagnostic {
    ReportedDiagnostic(
      .error, "\(title): \(reason)", hint: hint, file: place.map { "\($0.file):\($0.line)" })
  }
}
