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
    return toolchain.cache.appending(path: "xcode/\(name)")
  }

  /// Builds the program of a name.
  ///
  /// What fails without an error in a source is tried once more with a new plan.
  ///
  /// - Throws: `ProjectError` when the package manager cannot be started.
  func build(_ program: String, origins: [String: String]) throws(ProjectError) -> Outcome {
    let products = BuildFolder(url: PackageBuilder.scratch(toolchain, vitrine))
    if products.isUnfinished { products.removePlans() }
    products.begin()
    defer { products.end() }
    let outcome = try attempt(program, origins, in: products.url)
    guard case .failed(let diagnostics, _) = outcome, diagnostics.isEmpty else { return outcome }
    products.removePlans()
    return try attempt(program, origins, in: products.url)
  }

  private func attempt(
    _ program: String, _ origins: [String: String], in scratch: URL
  ) throws(ProjectError) -> Outcome {
    let result = try start(program, in: scratch)
    guard !result.isLate else {
      throw ProjectError("the build took longer than an hour", file: folder)
    }
    guard result.status != 0 else { return .built }
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    return .failed(BuildDiagnostic.read(text, origins: origins), text)
  }

  private func start(
    _ program: String, in scratch: URL
  ) throws(ProjectError) -> ChildProcess.Result {
    let report = progress
    do {
      return try ChildProcess.run(
        toolchain.swift,
        [
          "build", "--package-path", folder.path, "--scratch-path", scratch.path, "--product",
          program,
        ] + PackageBuilder.flags, environment: ["GIT_TERMINAL_PROMPT": "0"],
        timeout: PackageBuilder.timeout,
        onLine: { line in
          if line.hasPrefix("["), line.contains("] ") { report(line) }
        })
    } catch {
      throw ProjectError("'swift build' cannot be started: \(error)", file: folder)
    }
  }
}
