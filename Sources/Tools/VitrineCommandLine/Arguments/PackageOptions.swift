import Vitrine
import VitrineArguments
import VitrineLive
import VitrineProcess

/// Options for a package instead of archives.
package struct PackageOptions: ParsableArguments {
  /// The path of the package or the project; `nil` if archives are given.
  package var package: String?
  /// The program or target, if there are several.
  package var target: String?
  /// Whether previews of views are used instead of widgets.
  package var showsPreviews = false
  /// Whether the code runs in a sandbox.
  package var sandbox = SandboxChoice.standard
  package var operands: [String] = []

  package init() {}

  package static let arguments: [ArgumentDefinition<Self>] =
    [
      .option(
        "package", .file("DIR"), \.package,
        "Build a Swift package or an Xcode project, and use the archives that its widgets write")
    ] + building

  /// The options of commands that always build.
  package static let building: [ArgumentDefinition<Self>] = [
    .widgetTarget(\.target), .previews(\.showsPreviews),
    .sandbox(\.sandbox), .noSandbox(\.sandbox), .allowNetwork(\.sandbox),
  ]
}

/// A command whose input is archives, or a package whose widgets write them.
package protocol PackagedCommand: ParsableCommand {
  var package: PackageOptions { get }
}

extension PackagedCommand {
  /// Checks that no operand is another value of an option.
  private func checkValues() throws(ValidationError) {
    for word in operands where FileReader.resolved(word) == nil {
      let option = Self.arguments.first { option in
        option.info.completion == .list && option.info.allValueStrings.contains(word)
      }
      guard let option else { continue }
      throw ValidationError(
        "'\(word.singleLine)' is not an archive",
        hint: "values of \(option.info.spelling) are separated by commas, without spaces")
    }
  }

  /// Checks that not both archives and a package are given.
  package mutating func validate() throws(ValidationError) {
    try checkValues()
    guard package.package != nil else {
      return try Self.configuration.operands.check(operands, usage: Command(Self.self).usage)
    }
    guard let word = operands.first else { return }
    throw ValidationError(
      "--package and '\(word.singleLine)' cannot be combined", hint: "omit one of them")
  }
}

extension PackagedCommand {
  /// Finds the archives to work on, and builds the package whose widgets write them.
  ///
  /// - Parameters:
  ///   - work: the work in one word, for the line that names what was chosen.
  ///   - axes: the axes of the pictures; the widgets' code is evaluated for each value that it can see.
  ///   - pictures: the axes of a widget's pictures, if they depend on it.
  ///   - widget: the kind or preview to archive; `nil` archives all widgets.
  ///   - check: checks the rest of the command line before anything is built.
  ///   - listing: receives what a program declares, before the pictures are chosen.
  /// - Throws: `CommandError` when there are no archives.
  package func archives(
    for work: String, axes: RequestAxes = RequestAxes(), pictures: PackageArchives.Pictures? = nil,
    widget: String?, isQuiet: Bool, _ console: Console,
    check: (Subject) throws(CommandError) -> Void = { _ in },
    listing: ((ProgramListing) -> Void)? = nil
  ) throws(CommandError) -> GivenArchives {
    let subject = try Subject.find(
      operands, package: package.package, for: Self.configuration.name)
    try check(subject)
    subject.announce(work, console, isQuiet: isQuiet)
    var source = package
    source.package = subject.package
    return try GivenArchives(
      subject.archives, source, axes: axes, pictures: pictures, widget: widget, isQuiet: isQuiet,
      console, listing)
  }
}

/// The archives of a command: those on its command line, or those of a package built for it.
package struct GivenArchives {
  /// The archives.
  package let archives: [ArchiveArgument]
  /// Whether everything requested could be archived.
  package let isComplete: Bool
  /// Whether the program has warned about the widgets.
  package let hasWarnings: Bool
  /// The name of the app that the widgets belong to; `nil` if it is unknown.
  package let appName: String?
  /// The console for problems with the archives, without those that are reported already.
  package private(set) var console: Console
  /// The written archives, which are deleted after their last use.
  fileprivate let written: PackageArchives?

  /// Uses the operands of a command line, or builds the package that it names.
  ///
  /// - Parameters:
  ///   - axes: the axes of the pictures; the widgets' code is evaluated for each value that it can
  ///   see.
  ///   - pictures: the axes of a widget's pictures, if they depend on it.
  ///   - widget: the kind or preview to archive; `nil` archives all widgets.
  /// - Throws: `CommandError` when the package does not build, or no widget can be archived.
  package init(
    _ operands: [String], _ options: PackageOptions, axes: RequestAxes,
    pictures: PackageArchives.Pictures? = nil, widget: String?, isQuiet: Bool, _ console: Console,
    _ listing: ((ProgramListing) -> Void)? = nil
  ) throws(CommandError) {
    self.console = console
    guard let path = options.package else {
      if let choice = axes.configuration?.first(where: { !$0.isEmpty }) {
        throw .usage(
          "'\(choice.words.joined(separator: " ").singleLine)' configures code of widgets, not archives",
          hint: "name the package or the project with --package")
      }
      (archives, isComplete, written) = (try ArchiveArgument.all(operands), true, nil)
      (appName, hasWarnings) = (nil, false)
      return
    }
    let archiving = try ProgramGoldens.open(
      path, target: options.target, showsPreviews: options.showsPreviews, options.sandbox,
      keepsData: true, console)
    let program = try ProgramGoldens.build(
      archiving, console, isQuiet: isQuiet, without: "nothing was drawn")
    let written = try ProgramGoldens.live { () throws(LiveError) in
      try listing?(archiving.list(program))
      return try PackageArchives(
        archiving, program, axes, widget: widget, pictures ?? { _ in [axes] })
    }
    (self.written, appName) = (written, program.appName)
    archives = written.archives
    isComplete = written.faults.isEmpty
    hasWarnings = written.run?.warnings.isEmpty == false
    written.run?.report(on: console, of: archiving.source.folder)
    self.console.known = written.run?.signs ?? []
    for fault in written.faults.causes { console.report(fault.diagnostic) }
    guard archives.isEmpty else { return }
    guard written.faults.isEmpty else { throw .usage("no widget could be archived") }
    guard let widget else { throw .empty("nothing was drawn: there are no widgets") }
    throw .usage(
      "there is no widget '\(widget.singleLine)'",
      hint: Suggestion.hint(for: widget, among: written.known)
        ?? "there is " + Suggestion.list(written.known))
  }
}

extension GivenArchives {
  /// Returns how a command ended that drew the archives.
  ///
  /// - Parameter isStrict: whether warnings of the program make it fail.
  package func code(_ code: ExitCode, isStrict: Bool = false) -> ExitCode {
    if code == .done, !isComplete { return .notRendered }
    if code == .done, isStrict, hasWarnings { return .strictFailure }
    return written?.run?.code(code) ?? code
  }

  /// Returns the archives to draw, and reports those that are not: with `--strict`, those about which
  /// the program has warned.
  package func drawn(isStrict: Bool) -> [ArchiveArgument] {
    guard isStrict, let run else { return archives }
    return archives.filter { archive in
      guard run.hasWarning(about: archive.name) else { return true }
      console.report(
        ReportedDiagnostic(
          .error, "not drawn: with --strict, its warnings are errors", file: archive.name))
      return false
    }
  }

  /// The runs of the widgets' code; `nil` for archives that are given.
  package var run: ProgramEvaluation? { written?.run }

  /// The value of `--widget` for reading the archives: those of a program are selected already.
  package func kind(_ widget: String?) -> String? { written == nil ? widget : nil }

  /// Returns the archive of a command that takes one.
  ///
  /// - Throws: `CommandError` when there are several.
  package func only(for command: String) throws(CommandError) -> ArchiveArgument {
    guard let first = archives.first, archives.count == 1 else {
      let names = archives.map { ($0.stem ?? $0.name).singleLine }
      throw .usage(
        "there are \(archives.count.counted("widget")), and '\(command)' takes one",
        hint: (written == nil ? "name its archive: " : "choose one with --widget: ")
          + Suggestion.list(written == nil ? archives.map(\.argument) : names))
    }
    return first
  }
}

extension WidgetFault {
  /// The diagnostic of the fault and its location.
  fileprivate var diagnostic: ReportedDiagnostic {
    ReportedDiagnostic(
      .error, "\(title): \(cause)", hint: hint, file: place.map { "\($0.file):\($0.line)" })
  }
}
