import Foundation

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
    case failed([BuildDiagnostic], String)
  }

  /// Seconds after which a build is given up.
  private static let timeout = 3600.0

  /// Where the products of all packages are.
  static func scratch(_ toolchain: Toolchain, _ vitrine: URL) -> URL {
    let name = Fingerprint.hash("\(vitrine.path)\n\(toolchain.version)").prefix(12)
    return toolchain.cache.appending(path: "xcode/\(name)")
  }

  /// Builds the program of a name.
  ///
  /// - Throws: `ProjectError` when the package manager cannot be started.
  func build(_ program: String, origins: [String: String]) throws(ProjectError) -> Outcome {
    let scratch = PackageBuilder.scratch(toolchain, vitrine)
    let report = progress
    do {
      let result = try ChildProcess.run(
        toolchain.swift,
        [
          "build", "--package-path", folder.path, "--scratch-path", scratch.path,
          "--disable-index-store", "--product", program,
        ], environment: ["GIT_TERMINAL_PROMPT": "0"], timeout: PackageBuilder.timeout,
        onLine: { line in
          if line.hasPrefix("["), line.contains("] ") { report(line) }
        })
      guard result.status != 0 else { return .built }
      let text = String(decoding: result.output + result.errors, as: UTF8.self)
      return .failed(BuildDiagnostic.read(text, origins: origins), text)
    } catch {
      throw ProjectError("'swift build' cannot be started: \(error)", file: folder)
    }
  }
}
