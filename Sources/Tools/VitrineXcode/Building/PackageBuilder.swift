import Foundation
import VitrineProcess

/// Builds a staged package.
///
/// All packages share one folder of products, so that Vitrine's modules are compiled once.
struct PackageBuilder {
  let folder: URL
  let vitrine: URL
  let toolchain: Toolchain
  let progress: @Sendable (String) -> Void

  enum Outcome {
    case built
    case failed([SourceDiagnostic], String)
  }

  /// The products aren't searched for symbols, nor run in a debugger.
  ///
  /// Modules are compiled whole, as the release configuration does, but not optimized: that costs a
  /// quarter less than file by file.
  private static let flags = [
    "--configuration", "release", "-Xswiftc", "-Onone", "--disable-index-store",
    "-debug-info-format", "none",
  ]
  /// Vitrine's modules are compiled once for all projects: some two minutes on two cores.
  static let mostSecondsOfModules = 900.0
  /// A project of 300 files takes about ten seconds; one that takes this long has an expression
  /// that the compiler cannot finish.
  static let mostSecondsOfProject = 180.0
  /// The limit for code whose expressions were all checked one by one: it ends, and an app with many
  /// slow ones is checked twice, for its interface and its code.
  static var mostSecondsOfChecked: Double { 4 * mostSecondsOfProject * MachineLoad.delay }

  /// The system's message for a full disk.
  private static let diskIsFull = String(cString: strerror(ENOSPC))

  /// The folder of the configuration's products.
  static let products = "release"

  /// The folder of the products of all packages.
  static func scratch(_ toolchain: Toolchain, _ vitrine: URL) -> URL {
    let name = Fingerprint.hash("\(vitrine.path)\n\(toolchain.version)").prefix(12)
    return toolchain.cacheFolder.appending(path: "xcode/\(name)")
  }

  /// The package manager's plan of the last build of any package.
  var plan: URL {
    PackageBuilder.scratch(toolchain, vitrine).appending(path: "\(PackageBuilder.products).yaml")
  }

  /// Whether Vitrine's modules are compiled, or at least the last of them.
  private var areModulesThere: Bool {
    ProjectFiles.exists(
      PackageBuilder.scratch(toolchain, vitrine)
        .appending(path: "\(PackageBuilder.products)/Modules/WidgetKit.swiftmodule"))
  }

  private var secondsOfModules: Double {
    PackageBuilder.mostSecondsOfModules * MachineLoad.delay
  }

  /// Locks the products against builds of other projects for the lifetime of the value.
  ///
  /// - Throws: `ProjectError` when nothing can be written there.
  func lock() throws(ProjectError) -> WorkLock {
    let folder = PackageBuilder.scratch(toolchain, vitrine)
    if !ProjectFiles.exists(folder) {
      progress("compiling Vitrine's modules for Swift \(toolchain.version), once for all projects")
    }
    return try WorkLock(folder, "builds with the same modules", progress: progress)
  }

  /// Builds a program or a target.
  ///
  /// A build that fails without an error in a source is retried once with a new plan.
  ///
  /// - Parameter timeout: seconds for the project's own code, after which the build is stopped;
  ///   `nil` if there is no such code. Vitrine's modules that are not compiled yet have a separate
  ///   limit.
  /// - Throws: `ProjectError` when the package manager cannot be started, or takes too long.
  func build(
    _ goal: Toolchain.Goal, origins: [String: String],
    timeout: Double? = nil
  ) throws(ProjectError) -> Outcome {
    let products = BuildFolder(url: PackageBuilder.scratch(toolchain, vitrine))
    if products.isUnfinished { products.removePlans() }
    products.begin()
    defer { products.end() }
    let timeout = (timeout ?? 0) + (timeout != nil && areModulesThere ? 0 : secondsOfModules)
    let outcome = try attempt(goal, origins, in: products.url, timeout)
    guard case .failed(let diagnostics, _) = outcome, diagnostics.isEmpty else { return outcome }
    products.removePlans()
    progress("building again, because the package manager failed without an error of a source")
    return try attempt(goal, origins, in: products.url, timeout)
  }

  private func attempt(
    _ goal: Toolchain.Goal, _ origins: [String: String], in scratch: URL, _ timeout: Double
  ) throws(ProjectError) -> Outcome {
    let result: ChildProcess.Result
    do throws(ToolError) {
      result = try toolchain.build(
        folder.path, goal, PackageBuilder.flags, scratch: scratch.path, timeout: timeout,
        progress: progress)
    } catch {
      throw ProjectError(error, file: folder)
    }
    guard result.status != 0 else { return .built }
    if result.text.contains(PackageBuilder.diskIsFull) {
      throw ProjectError(
        "the disk is full", file: scratch, hint: "free some space, and run the command again")
    }
    let errors = CompilerOutput.diagnostics(result.text, origins: origins)
      .filter { $0.severity == .error }
    return .failed(errors, result.text)
  }
}

extension Toolchain {
  /// The folder of the modules that Vitrine builds for all projects.
  var cacheFolder: URL { URL(filePath: cache) }
}
