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

  /// Nobody looks for symbols in what is built, nor runs it in a debugger.
  ///
  /// Modules are compiled whole, as the release configuration does, but not optimized: that costs a
  /// quarter less than file by file.
  private static let flags = [
    "--configuration", "release", "-Xswiftc", "-Onone", "--disable-index-store",
    "-debug-info-format", "none",
  ]
  /// Vitrine's modules are compiled once for all projects: some two minutes on two cores.
  static let mostSecondsOfModules = 900.0
  /// A project of 300 files takes some ten seconds; what takes this long has an expression that the
  /// compiler does not get to the end of.
  static let mostSecondsOfProject = 180.0

  /// The folder of the configuration's products.
  static let products = "release"

  /// Where the products of all packages are.
  static func scratch(_ toolchain: Toolchain, _ vitrine: URL) -> URL {
    let name = Fingerprint.hash("\(vitrine.path)\n\(toolchain.version)").prefix(12)
    return toolchain.cacheFolder.appending(path: "xcode/\(name)")
  }

  /// Builds a program or a target.
  ///
  /// What fails without an error in a source is tried once more with a new plan.
  ///
  /// - Parameter timeout: seconds after which it is ended.
  /// - Throws: `ProjectError` when the package manager cannot be started, or takes too long.
  func build(
    _ goal: Toolchain.Goal, origins: [String: String],
    timeout: Double = PackageBuilder.mostSecondsOfModules
  ) throws(ProjectError) -> Outcome {
    let products = BuildFolder(url: PackageBuilder.scratch(toolchain, vitrine))
    if products.isUnfinished { products.removePlans() }
    products.begin()
    defer { products.end() }
    let outcome = try attempt(goal, origins, in: products.url, timeout)
    guard case .failed(let diagnostics, _) = outcome, diagnostics.isEmpty else { return outcome }
    products.removePlans()
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
    let errors = CompilerOutput.diagnostics(result.text, origins: origins)
      .filter { $0.severity == .error }
    return .failed(errors, result.text)
  }
}

extension Toolchain {
  /// Where Vitrine keeps what it builds for all projects.
  var cacheFolder: URL { URL(filePath: cache) }
}
