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
  /// - Throws: `ProjectError` when the package manager cannot be started.
  func build(_ goal: Toolchain.Goal, origins: [String: String]) throws(ProjectError) -> Outcome {
    let products = BuildFolder(url: PackageBuilder.scratch(toolchain, vitrine))
    if products.isUnfinished { products.removePlans() }
    products.begin()
    defer { products.end() }
    let outcome = try attempt(goal, origins, in: products.url)
    guard case .failed(let diagnostics, _) = outcome, diagnostics.isEmpty else { return outcome }
    products.removePlans()
    return try attempt(goal, origins, in: products.url)
  }

  private func attempt(
    _ goal: Toolchain.Goal, _ origins: [String: String], in scratch: URL
  ) throws(ProjectError) -> Outcome {
    let words = ["--scratch-path", scratch.path] + PackageBuilder.flags
    let result: ChildProcess.Result
    do throws(ToolError) {
      result = try toolchain.build(folder.path, goal, words, progress: progress)
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
