import Vitrine
import VitrineProcess

/// Builds the widgets of a package or an Xcode project once and archives them, for a comparison.
///
/// Unlike a session, it watches no files, and widgets start without data of an earlier run.
package final class ProgramArchiving: Sendable {
  /// The source of the widgets.
  package let source: LiveSource
  private let builder: any ProgramBuilder
  private let cancellation = Cancellation()
  private let data: ScratchFolder?
  private let conditions: VersionConditions

  /// A built program, which can be archived several times.
  package struct Program: Sendable {
    /// The name of the program and its target; that of its previews is another one.
    package var name: String {
      (PathName.last(of: program.path) ?? "widgets") + (program.showsPreviews ? "Previews" : "")
    }
    /// The name of the app that its widgets belong to; `nil` if it is unknown.
    package var appName: String? { program.appName }
    fileprivate let program: WidgetProgram
  }

  /// An archive that a program wrote.
  package struct Archive: Sendable {
    /// The kind of the widget.
    package let kind: String
    /// The path of the file.
    package let file: String
    /// The location of the widget's declaration.
    package let place: SourcePlace?
  }

  /// The archives that a program wrote; the files are deleted with the value.
  package struct Archives: Sendable {
    /// The path of their folder.
    package var folder: String { scratch.path }
    /// The archives, in the order of the widgets.
    package let all: [Archive]
    /// The widgets that could not be archived.
    package let faults: [WidgetFault]
    /// The warnings of the program, one line each.
    package let warnings: [String]
    /// The warnings that are about one widget, and the states that others replace.
    let problems: [ProgramReport.Problem], replaced: [ProgramReport.Replaced]
    /// The result of a notification; `nil` if there was none.
    package let push: ProgramReport.Push?
    /// What the program lacks: the code that widgets reached, and the notes about all of them.
    let omitted: OmittedCode
    /// The conditions by version that are always met.
    let conditions: VersionConditions
    fileprivate let scratch: ScratchFolder
  }

  /// Finds the widgets at a path.
  ///
  /// - Parameters:
  ///   - target: the program, or the target of an Xcode project, if there are several.
  ///   - sandbox: whether the code runs in a sandbox.
  ///   - showsPreviews: whether to archive the previews of views instead of widgets.
  ///   - keepsData: whether widgets use the data that sessions of the project keep.
  /// - Throws: `LiveError` when there is nothing to build, or no toolchain.
  package init(
    _ path: String, target: String? = nil, _ sandbox: SandboxChoice, showsPreviews: Bool = false,
    keepsData: Bool = false
  ) throws(LiveError) {
    source = try LiveSource.find(path)
    data = keepsData ? nil : try ScratchFolder(named: "data")
    var options = LiveOptions()
    (options.data, options.target, options.sandbox) = (data?.path, target, sandbox)
    options.showsPreviews = showsPreviews
    let place = data?.path ?? LiveSession.data(of: source)
    guard let builder = try source.builder(data: place, options) else {
      throw LiveError(
        "'\(path)' contains archives, but no package",
        hint: "name the folder without '--package'; 'vitrine verify' takes it as '--goldens'")
    }
    self.builder = builder
    conditions = if case .package(let folder) = source { .init(ofPackage: folder) } else { .init() }
  }

  /// Creates the archiving of a program that a builder makes.
  init(_ source: LiveSource, _ builder: any ProgramBuilder) {
    (self.source, self.builder, data, conditions) = (source, builder, nil, .init())
  }

  /// Builds the program.
  ///
  /// - Parameter progress: receives a line for each step of the build.
  /// - Returns: the result, and the program if the build succeeded.
  /// - Throws: `LiveError` when nothing can be built.
  package func build(
    progress: @escaping @Sendable (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: Program?) {
    let (result, program) = try builder.build(
      changed: nil, cancellation,
      telling: { if case .progress(let line) = $0 { progress(line) } }, starting: { _ in })
    return (result, program.map { Program(program: $0) })
  }

  /// Lists the widgets and previews that a program declares.
  ///
  /// - Throws: `LiveError` when the program does not list them.
  package func list(_ program: Program) throws(LiveError) -> ProgramListing {
    try program.program.list(cancellation)
  }

  /// Archives widgets of some kinds, or all, without previews; of a program of previews, all of them.
  ///
  /// - Throws: `LiveError` when nothing could be archived.
  package func archive(
    _ program: Program, kinds: [String] = [], as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    try make(
      program.program.showsPreviews ? .previews : .archive(kinds: kinds), of: program,
      as: evaluation)
  }

  /// Archives all previews.
  ///
  /// - Throws: `LiveError` when nothing could be archived.
  package func archivePreviews(
    _ program: Program, as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    try make(.previews, of: program, as: evaluation)
  }

  /// Lets a Live Activity decode a notification, and archives the new state.
  ///
  /// - Parameters:
  ///   - file: the path of the notification.
  ///   - kind: the Live Activity, if there are several.
  /// - Throws: `LiveError` when it is not a notification, or nothing could be archived.
  package func push(
    _ file: String, to kind: String?, _ program: Program, as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    try make(.push(file: file, kind: kind), of: program, as: evaluation)
  }

  private func make(
    _ work: WidgetProgram.Work, of program: Program, as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    let scratch = try ScratchFolder(named: "archives")
    let report = try program.program.make(work, into: scratch.path, evaluation, cancellation)
    let reached = Set((report.reached ?? []).map(\.place))
    var omitted = program.program.omitted
    omitted.places.removeAll { !reached.contains($0.id) }
    return Archives(
      all: report.archives.map { Archive(kind: $0.kind, file: $0.file, place: $0.place) },
      faults: report.faults,
      warnings: StringTablePaths(folder: source.folder).located(report.warnings),
      problems: report.problems ?? [], replaced: report.replaced ?? [], push: report.push,
      omitted: omitted, conditions: conditions, scratch: scratch)
  }

  /// Ends the compiler or the program, and waits for it.
  package func stop() { cancellation.end() }
}
