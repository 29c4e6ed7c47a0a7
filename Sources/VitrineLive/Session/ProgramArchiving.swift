import Vitrine
import VitrineProcess

/// Builds the widgets of a package or an Xcode project once and archives them, for a comparison.
///
/// Unlike a session it watches nothing, and widgets begin without data of an earlier run.
package final class ProgramArchiving: Sendable {
  /// Where the widgets come from.
  package let source: LiveSource
  private let builder: any ProgramBuilder
  private let cancellation = Cancellation()
  private let data: ScratchFolder?

  /// A program that was built.
  package struct Program: Sendable {
    /// Its name, which is that of its target.
    package var name: String {
      PathName.last(of: program.path) ?? "widgets"
    }
    fileprivate let program: WidgetProgram
  }

  /// An archive that a program wrote.
  package struct Archive: Sendable {
    /// The kind of the widget.
    package let kind: String
    /// Path of the file.
    package let file: String
    /// Where the sources declare the widget.
    package let place: SourcePlace?
  }

  /// The archives that a program wrote; the files are removed with the value.
  package struct Archives: Sendable {
    /// The folder that holds them.
    package var folder: String { scratch.path }
    /// The archives, in the order of the widgets.
    package let all: [Archive]
    /// The widgets that could not be archived.
    package let faults: [WidgetFault]
    /// Warnings of the program, one line each.
    package let warnings: [String]
    /// The result of a notification; `nil` if there was none.
    package let push: ProgramReport.Push?
    fileprivate let scratch: ScratchFolder
  }

  /// Looks for widgets at a path.
  ///
  /// - Parameters:
  ///   - target: the program, or the target of an Xcode project, where there are several.
  ///   - sandbox: whether its code is kept to the project.
  ///   - keepsData: whether widgets find the data that a session of the project keeps.
  /// - Throws: `LiveError` when there is nothing to build, or no toolchain.
  package init(
    _ path: String, target: String? = nil, _ sandbox: SandboxChoice, keepsData: Bool = false
  ) throws(LiveError) {
    source = try LiveSource.find(path)
    data = keepsData ? nil : try ScratchFolder(named: "data")
    var options = LiveOptions()
    (options.data, options.target, options.sandbox) = (data?.path, target, sandbox)
    let place = data?.path ?? LiveSession.data(of: source)
    guard let builder = try source.builder(data: place, options) else {
      throw LiveError(
        "'\(path)' holds archives, and no package", hint: "put them into a golden folder: --goldens"
      )
    }
    self.builder = builder
  }

  /// Builds the program.
  ///
  /// - Parameter progress: takes lines about how far it has come.
  /// - Returns: how it ended, and the program where it succeeded.
  /// - Throws: `LiveError` when nothing can be built at all.
  package func build(
    progress: @escaping (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: Program?) {
    let (result, program) = try builder.build(changed: nil, cancellation, progress: progress)
    return (result, program.map { Program(program: $0) })
  }

  /// Archives all widgets, previews left out.
  ///
  /// - Throws: `LiveError` when nothing could be archived at all.
  package func archive(
    _ program: Program, as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    try make(.archive(kinds: []), of: program, as: evaluation)
  }

  /// Archives all previews.
  ///
  /// - Throws: `LiveError` when nothing could be archived at all.
  package func archivePreviews(
    _ program: Program, as evaluation: Evaluation
  ) throws(LiveError) -> Archives {
    try make(.previews, of: program, as: evaluation)
  }

  /// Has a Live Activity decode a notification, and archives the state that it brings.
  ///
  /// - Parameters:
  ///   - file: path of the notification.
  ///   - kind: the Live Activity, where there are several.
  /// - Throws: `LiveError` when it is no notification, or nothing could be archived at all.
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
    return Archives(
      all: report.archives.map { Archive(kind: $0.kind, file: $0.file, place: $0.place) },
      faults: report.faults, warnings: report.warnings, push: report.push, scratch: scratch)
  }

  /// Ends the compiler or the program, and waits for it.
  package func stop() { cancellation.end() }
}
