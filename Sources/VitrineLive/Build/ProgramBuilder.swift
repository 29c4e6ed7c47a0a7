import Vitrine

/// Makes the program of widgets of a source.
protocol ProgramBuilder: Sendable {
  /// Builds what has changed.
  ///
  /// - Parameters:
  ///   - changed: paths of files that were changed since the last build; `nil` where anything may
  ///     have.
  ///   - progress: takes lines about how far it has come.
  /// - Throws: `LiveError` when nothing can be built at all, or the work is overtaken.
  func build(
    changed: Set<String>?, _ cancellation: Cancellation, progress: @escaping (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?)
}

/// Builds a package by the package manager.
final class PackageBuilder: ProgramBuilder {
  private let folder: String
  private let data: String
  private let product: String?
  private let toolchain: SwiftToolchain
  private let known = Monitor(Known())

  /// What was found out of the package.
  private struct Known: Sendable {
    var program: String?
  }

  init(_ folder: String, data: String, product: String?) throws(LiveError) {
    (self.folder, self.data, self.product) = (folder, data, product)
    toolchain = try SwiftToolchain.find()
  }

  func build(
    changed: Set<String>?, _ cancellation: Cancellation, progress: @escaping (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    let began = ChildProcess.now
    let name = try programName(changed, cancellation)
    let run = try buildPackage(name, cancellation, progress)
    let text = run.text
    let isDone = run.status == 0
    var diagnostics = CompilerOutput.diagnostics(text)
    if !isDone, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(CompilerOutput.fault(text))
    }
    let result = BuildResult(
      isSuccessful: isDone, diagnostics: diagnostics, seconds: ChildProcess.now - began,
      method: .package)
    guard isDone else { return (result, nil) }
    let place = try ProgramPlace(
      linking: "\(folder)/.build/debug/\(name)", beside: "\(folder)/.build/debug")
    return (result, WidgetProgram(path: place.program, data: data, place: place))
  }

  /// The program's name, which a change of the manifest may change.
  private func programName(
    _ changed: Set<String>?, _ cancellation: Cancellation
  ) throws(LiveError) -> String {
    let isKnown = changed.map { !$0.contains { $0.hasSuffix("/Package.swift") } } ?? false
    if isKnown, let name = known.withLock(\.program) { return name }
    let description = try PackageDescription.read(folder, toolchain, cancellation)
    let name = try description.program(named: product)
    known.withLock { $0.program = name }
    return name
  }

  private func buildPackage(
    _ product: String, _ cancellation: Cancellation, _ progress: @escaping (String) -> Void
  ) throws(LiveError) -> ChildProcess.Result {
    let process = ChildProcess(
      program: toolchain.swift,
      arguments: ["build", "--package-path", folder, "--product", product],
      environment: ["GIT_TERMINAL_PROMPT": "0"])
    let result: ChildProcess.Result
    do throws(Errno) {
      result = try process.run(cancellation) { line in
        if line.hasPrefix("["), line.contains("] ") { progress(line) }
      }
    } catch {
      throw LiveError("'swift build' cannot be started: \(error.text)")
    }
    if cancellation.isCancelled { throw .overtaken }
    return result
  }
}
