import Vitrine
import VitrinePlatform
import VitrineProcess

/// Builds an Xcode project: as a whole with `vitrine-xcode`, and edits of its sources with the compiler
/// alone.
final class ProjectBuilder: ProgramBuilder {
  private let folder: String
  private let data: String?
  private let companion: ProjectCompanion
  private let knownOmissions = KnownOmissions()
  private let known: Monitor<Known>

  /// What was built.
  private struct Known: Sendable {
    var toolchain: Toolchain
    /// The program of the last whole build; `nil` if it failed.
    var program: WidgetProgram?
    /// The program of the last successful build, whole or not.
    var last: WidgetProgram?
    /// The place of edits; `nil` before it was prepared.
    var place: ProjectConversation.Place?
    /// The builder of edits; `nil` before it was prepared.
    var module: ModuleBuilder?
    var isPrepared = false
    /// The errors of a source that was saved before edits were prepared, and the compiler's output.
    var early: (diagnostics: [SourceDiagnostic], text: String)?
    /// The staged sources that changed since the last successful build.
    var unbuilt: Set<String> = []
  }

  init(
    _ project: String, folder: String, _ options: LiveOptions
  ) throws(LiveError) {
    (self.folder, data) = (folder, options.data)
    companion = ProjectCompanion(
      [project] + (options.target.map { ["--target", $0] } ?? []) + options.sandbox.words,
      folder: folder, showsPreviews: options.showsPreviews || LiveSource.isSourceFile(project))
    known = Monitor(Known(toolchain: try .find(options.sandbox.sandbox(ofProject: folder))))
  }

  func build(
    changed: Set<String>?, _ cancellation: Cancellation,
    telling: @escaping @Sendable (LiveEvent) -> Void, starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    let began = SystemClock.now
    switch try buildEdit(cancellation, began, starting) {
    case .done(let result, let program): return (result, program)
    case .whole(let reason):
      if let reason { telling(.waiting("building everything, because \(reason)")) }
      var made = try buildAll(cancellation, began) { telling(.progress($0)) }
      made.result.reason = reason
      return made
    }
  }

  /// What came of building an edit.
  private enum Edit {
    case done(BuildResult, WidgetProgram?)
    /// All code has to be built; the reason, if there is something to tell.
    case whole(String?)
  }

  // MARK: All

  private func buildAll(
    _ cancellation: Cancellation, _ began: Double, _ progress: @escaping @Sendable (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    forgetPreparation()
    known.withLock { ($0.program, $0.last) = (nil, nil) }
    var answer = try companion.ask(.build, cancellation, progress: progress)
    // An app without widgets shows the previews of its views.
    if case .failed(let fault) = answer, fault.foundNothing == true, companion.showPreviews() {
      answer = try companion.ask(.build, cancellation, progress: progress)
      // A project with neither is one without widgets.
      if case .failed(let other) = answer, other.foundNothing == true { answer = .failed(fault) }
    }
    let report = try report(answer)
    let diagnostics = report.errors.map { error in
      let message = error.message + (error.hint.map { " (\($0))" } ?? "")
      return SourceDiagnostic(file: path(of: error.file), line: error.line, message: message)
    }
    let omitted = try report.omissions.map(omitted)
    let omissions = knownOmissions.others(in: omitted?.places ?? []).map { place in
      SourceDiagnostic(file: path(of: place.file), line: place.line, message: place.reason)
    }
    let result = BuildResult(
      isSuccessful: report.program != nil && omissions.isEmpty,
      diagnostics: diagnostics + omissions, seconds: SystemClock.now - began, method: .xcode)
    guard result.isSuccessful, let program = report.program else { return (result, nil) }
    // The report's arguments come first, so that the caller's folder takes precedence.
    var words = report.programArguments ?? []
    if let place = words.firstIndex(of: "--data"), place + 1 < words.count {
      words.removeSubrange(place...(place + 1))
    }
    let standard = FileWriter.folder(of: FileWriter.folder(of: program)) + "/data"
    let place = try ProgramPlace(linking: program, beside: FileWriter.folder(of: program))
    let made = known.withLock { known in
      let made = WidgetProgram(
        path: place.program, data: data ?? standard, arguments: words, place: place,
        toolchain: known.toolchain, showsPreviews: companion.showsPreviews,
        appName: report.appName, omitted: omitted ?? OmittedCode())
      (known.program, known.last) = (made, made)
      return made
    }
    return (result, made)
  }

  private func omitted(_ file: String) throws(LiveError) -> OmittedCode {
    do throws(ToolError) {
      return try OmittedCode(contentsOf: file)
    } catch {
      throw LiveError(error)
    }
  }

  private func report(_ answer: ProjectCompanion.Answer) throws(LiveError) -> ProjectReport {
    switch answer {
    case .built(let reports):
      guard let report = reports.first, reports.count == 1 else {
        let what = companion.showsPreviews ? "previews" : "widgets"
        throw LiveError(
          "the project has \(reports.count.counted("target")) with \(what)",
          hint: "choose one with --target: " + Suggestion.list(reports.map(\.target)))
      }
      return report
    case .failed(let fault):
      var error = LiveError(fault.message, hint: fault.hint)
      error.foundNothing = fault.foundNothing
      throw error
    case .prepared, .edited, .whole, .explained:
      throw LiveError("the project cannot be built: unexpected answer")
    }
  }

  /// The path of a file that the companion names relative to the project's folder.
  private func path(of file: String) -> String {
    file.hasPrefix("/") ? file : folder + "/" + file
  }

  // MARK: Edits

  /// Compiles the sources that changed.
  private func buildEdit(
    _ cancellation: Cancellation, _ began: Double, _ starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> Edit {
    if known.withLock({ $0.early == nil }) { try prepare(cancellation) }
    let (program, place, module, early) = known.withLock { known in
      defer { known.early = nil }
      return (known.program, known.place, known.module, known.early)
    }
    guard let program else { return .whole(nil) }
    guard let place, module != nil || early != nil else {
      return .whole("edits cannot be compiled alone yet")
    }
    switch try companion.ask(.edit, cancellation) {
    case .edited(let files):
      let (files, last) = known.withLock { known in
        known.unbuilt.formUnion(files)
        return (known.unbuilt, known.last)
      }
      // The widgets do not use the files that changed.
      if files.isEmpty, let last {
        let seconds = SystemClock.now - began
        return .done(BuildResult(isSuccessful: true, seconds: seconds, method: .compiler), last)
      }
      if let module {
        return try build(files, of: program, in: place, module, cancellation, began, starting)
      }
      let (diagnostics, text) = early ?? ([], "")
      return try failed(diagnostics, text, in: place, cancellation, began)
    case .whole(let reason): return .whole(reason)
    case .built, .prepared, .explained, .failed: return .whole(nil)
    }
  }

  private func build(
    _ files: Set<String>, of program: WidgetProgram, in place: ProjectConversation.Place,
    _ module: ModuleBuilder, _ cancellation: Cancellation, _ began: Double,
    _ starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> Edit {
    guard module.covers(files) else { return .whole("another module has changed") }
    let outcome = try module.build(files, cancellation) { starting(program.moved(to: $0)) }
    switch outcome {
    case .built(let new, let diagnostics, let steps):
      let made = program.moved(to: new)
      known.withLock { ($0.unbuilt, $0.last) = ([], made) }
      let result = BuildResult(
        isSuccessful: true, diagnostics: diagnostics.map { $0.original(place.origins) },
        seconds: SystemClock.now - began, method: .compiler, steps: steps)
      return .done(result, made)
    case .failed(let diagnostics, let text):
      return try failed(diagnostics, text, in: place, cancellation, began)
    case .unknown: return .whole("the compiler alone cannot build the edit")
    }
  }

  /// Reports an edit that does not compile, unless the code that it needs may not be staged.
  private func failed(
    _ diagnostics: [SourceDiagnostic], _ text: String, in place: ProjectConversation.Place,
    _ cancellation: Cancellation, _ began: Double
  ) throws(LiveError) -> Edit {
    let answer = try companion.ask(.explain(errors: text), cancellation)
    if case .whole(let reason) = answer { return .whole(reason) }
    let result = BuildResult(
      isSuccessful: false, diagnostics: diagnostics.map { $0.original(place.origins) },
      seconds: SystemClock.now - began, method: .compiler)
    return .done(result, nil)
  }

  // MARK: Preparation

  func prepare(_ cancellation: Cancellation) throws(LiveError) {
    let (program, isPrepared) = known.withLock { ($0.program, $0.isPrepared) }
    guard program != nil, !isPrepared else { return }
    guard case .prepared(let place?) = try companion.ask(.prepare, cancellation) else {
      return known.withLock { $0.isPrepared = true }
    }
    let toolchain = known.withLock { known in
      known.toolchain.sandbox?.read(place.folders)
      return known.toolchain
    }
    let made = try ModuleBuilder.prepare(
      ModuleBuilder.Place(
        package: place.sources, plan: place.plan, products: place.products,
        modules: place.modules), toolchain, cancellation)
    known.withLock { known in
      (known.place, known.unbuilt) = (place, [])
      switch made {
      case .builder(let module): (known.module, known.isPrepared) = (module, true)
      // The next edit may mend the errors.
      case .failed(let diagnostics, let text): known.early = (diagnostics, text)
      case nil: known.isPrepared = true
      }
    }
  }

  func forgetPreparation() {
    known.withLock { known in
      (known.place, known.module, known.isPrepared, known.unbuilt) = (nil, nil, false, [])
      known.early = nil
    }
  }
}

extension WidgetProgram {
  /// The program with modules that were built later.
  fileprivate func moved(to place: ProgramPlace) -> WidgetProgram {
    var program = self
    (program.path, program.place) = (place.program, place)
    return program
  }
}

extension SourceDiagnostic {
  /// The diagnostic in the user's file, of which a staged one has all lines.
  fileprivate func original(_ origins: [String: String]) -> SourceDiagnostic {
    guard let origin = origins[file] else { return self }
    var diagnostic = self
    let lines = [file, origin].map { SourceDiagnostic.line(line, of: $0) }
    diagnostic.file = origin
    guard let staged = lines[0], let own = lines[1], staged != own else { return diagnostic }
    // What was rewritten is between what both lines begin and end with.
    let start = zip(staged, own).prefix { $0 == $1 }.count
    let end = zip(staged.reversed(), own.reversed()).prefix { $0 == $1 }.count
    if column > start {
      let isAfter = staged.count - column < end
      diagnostic.column = isAfter ? max(column + own.count - staged.count, 1) : start + 1
      diagnostic.excerpt = []
    }
    return diagnostic
  }

  /// The bytes of a line, which is counted from 1.
  private static func line(_ number: Int, of file: String) -> ArraySlice<UInt8>? {
    guard let bytes = try? FileReader.read(file, limit: 16 << 20) else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
