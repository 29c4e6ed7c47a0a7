import Vitrine
import VitrinePlatform
import VitrineProcess

/// A type that builds the program of widgets of a source.
protocol ProgramBuilder: Sendable {
  /// Builds the changes.
  ///
  /// - Parameters:
  ///   - changed: the paths of files that changed since the last build; `nil` if any file may have
  ///     changed.
  ///   - telling: receives each step of the build, and why more is built than the changes.
  ///   - starting: receives a program whose module is still to be compiled, so that it can start.
  /// - Throws: `LiveError` when nothing can be built, or a change supersedes the work.
  func build(
    changed: Set<String>?, _ cancellation: Cancellation,
    telling: @escaping @Sendable (LiveEvent) -> Void,
    starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?)

  /// Does what makes the next build fast, while there is nothing else to do.
  ///
  /// - Throws: `LiveError` when a change supersedes the work.
  func prepare(_ cancellation: Cancellation) throws(LiveError)

  /// Whether a preparation compiles the files that users edit, so that it fails when one changes.
  var preparesFromEditedFiles: Bool { get }

  /// Discards what was prepared, because its program cannot be loaded.
  func forgetPreparation()

  /// Returns the paths of files that changed since the last build; `nil` if they are unknown.
  func changes() -> Set<String>?
}

extension ProgramBuilder {
  func prepare(_ cancellation: Cancellation) throws(LiveError) {}
  var preparesFromEditedFiles: Bool { false }
  func forgetPreparation() {}
  func changes() -> Set<String>? { nil }
}

/// Builds a package with the package manager.
final class PackageBuilder: ProgramBuilder {
  private let folder: String
  private let data: String
  private let product: String?
  private let known: Monitor<Known>

  /// The description of the package.
  private struct Known: Sendable {
    var toolchain: Toolchain
    var program: String?
    /// The builder of the program's own module; `nil` before it was prepared.
    var module: ModuleBuilder?
    /// Whether a preparation was attempted since the last plan.
    var isPrepared = false
    /// The changes since the last successful build.
    var unbuilt = PendingWork.Changes.none
    /// The files that the last build saw.
    var files = FileSnapshot()
  }

  init(
    _ folder: String, data: String, product: String?, _ choice: SandboxChoice
  ) throws(LiveError) {
    (self.folder, self.data, self.product) = (folder, data, product)
    known = Monitor(Known(toolchain: try .find(choice.sandbox(ofProject: folder))))
  }

  private var toolchain: Toolchain { known.withLock(\.toolchain) }

  func build(
    changed: Set<String>?, _ cancellation: Cancellation,
    telling: @escaping @Sendable (LiveEvent) -> Void,
    starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    let began = SystemClock.now
    // Changes of a failed build have not been built.
    let (unbuilt, module) = known.withLock { known in
      known.files = FileSnapshot(folder)
      known.unbuilt = known.unbuilt.union(changed.map { .files($0) } ?? .anything)
      return (known.unbuilt, known.module)
    }
    let all: Set<String>? = if case .files(let files) = unbuilt { files } else { nil }
    let made = try build(all, module, cancellation, began, { telling(.progress($0)) }, starting)
    if made.result.isSuccessful { known.withLock { $0.unbuilt = .none } }
    return made
  }

  private func build(
    _ changed: Set<String>?, _ module: ModuleBuilder?, _ cancellation: Cancellation,
    _ began: Double, _ progress: @escaping @Sendable (String) -> Void,
    _ starting: (WidgetProgram) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    if let changed, let module, module.covers(changed) {
      let outcome = try module.build(changed, cancellation) { starting(program(in: $0)) }
      switch outcome {
      case .built(let place, let diagnostics, let steps):
        return (
          BuildResult(
            isSuccessful: true, diagnostics: diagnostics, seconds: SystemClock.now - began,
            method: .compiler, steps: steps),
          program(in: place)
        )
      case .failed(let diagnostics, _):
        return (
          BuildResult(
            isSuccessful: false, diagnostics: diagnostics, seconds: SystemClock.now - began,
            method: .compiler), nil
        )
      case .unknown: break
      }
    }
    return try buildPackage(changed, cancellation, began, progress)
  }

  private func program(in place: ProgramPlace) -> WidgetProgram {
    WidgetProgram(
      path: place.program, data: data, arguments: ["--samples", folder + "/" + SampleFolder.name],
      place: place,
      toolchain: toolchain)
  }

  private func buildPackage(
    _ changed: Set<String>?, _ cancellation: Cancellation, _ began: Double,
    _ progress: @escaping @Sendable (String) -> Void
  ) throws(LiveError) -> (result: BuildResult, program: WidgetProgram?) {
    let name = try programName(changed, cancellation)
    let run = try wanted(cancellation) { () throws(ToolError) in
      // The sandbox has no network, so packages are fetched first.
      if toolchain.sandbox != nil {
        let fetching = try toolchain.resolve(folder, cancellation)
        guard fetching.status == 0 else { return fetching }
      }
      return try toolchain.build(
        folder, .product(name), try Toolchain.buildFlags(), timeout: 3600, cancellation,
        progress: progress)
    }
    let text = run.text
    let isDone = run.status == 0
    var diagnostics = CompilerOutput.diagnostics(text)
    if !isDone, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(CompilerOutput.fault(text))
    }
    let result = BuildResult(
      isSuccessful: isDone, diagnostics: diagnostics, seconds: SystemClock.now - began,
      method: .package)
    guard isDone else { return (result, nil) }
    // The module's dependencies may have changed.
    forgetPreparation()
    let products = Toolchain.productsFolder(of: folder)
    let place = try ProgramPlace(linking: "\(products)/\(name)", beside: products)
    return (result, program(in: place))
  }

  func prepare(_ cancellation: Cancellation) throws(LiveError) {
    let (name, isPrepared) = known.withLock { ($0.program, $0.isPrepared) }
    guard let name, !isPrepared else { return }
    let place = ModuleBuilder.Place(
      package: folder, plan: Toolchain.scratchFolder(of: folder) + "/debug.yaml",
      products: Toolchain.productsFolder(of: folder), modules: [name])
    let made = try ModuleBuilder.prepare(place, toolchain, cancellation)
    known.withLock { known in
      known.isPrepared = true
      if case .builder(let module) = made { known.module = module }
    }
  }

  var preparesFromEditedFiles: Bool { true }

  func forgetPreparation() { known.withLock { ($0.module, $0.isPrepared) = (nil, false) } }

  func changes() -> Set<String>? {
    let earlier = known.withLock(\.files)
    return FileSnapshot(folder).changes(since: earlier)
  }

  /// Returns the program's name, which a change of the manifest may change.
  private func programName(
    _ changed: Set<String>?, _ cancellation: Cancellation
  ) throws(LiveError) -> String {
    let isKnown = changed.map { !$0.contains { $0.hasSuffix("/Package.swift") } } ?? false
    if isKnown, let name = known.withLock(\.program) { return name }
    let description = try wanted(cancellation) { () throws(ToolError) in
      try toolchain.describe(folder, cancellation)
    }
    let name = try wanted(cancellation) { () throws(ToolError) in
      try description.program(named: product)
    }
    // The sandbox can also read packages next to the project, if they exist.
    let packages = description.folders.filter { FileReader.resolved($0 + "/Package.swift") != nil }
    known.withLock { known in
      known.program = name
      known.toolchain.sandbox?.read(packages)
    }
    return name
  }
}

extension Toolchain {
  /// Finds the toolchain of the machine, for a project that is sandboxed or trusted.
  ///
  /// - Throws: `LiveError` when there is no toolchain.
  static func find(_ sandbox: Sandbox?) throws(LiveError) -> Toolchain {
    do throws(ToolError) {
      var toolchain = try find()
      toolchain.sandbox = sandbox
      return toolchain
    } catch {
      throw LiveError(error)
    }
  }
}

/// Runs an external program, whose result is used unless it was cancelled.
///
/// - Throws: `LiveError` when a change supersedes the work, or it fails.
func wanted<Value>(
  _ cancellation: Cancellation, _ work: () throws(ToolError) -> Value
) throws(LiveError) -> Value {
  do throws(ToolError) {
    let value = try work()
    if !cancellation.isCancelled { return value }
  } catch {
    if !cancellation.isCancelled { throw LiveError(error) }
  }
  throw .overtaken
}
