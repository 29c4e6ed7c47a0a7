import Vitrine
import VitrinePlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Swift toolchain of the machine.
package struct Toolchain: Sendable {
  /// Path of the program `swift`.
  package let swift: String
  /// What the program says its version is, such as `6.3`; empty where nobody asked.
  package let version: String
  /// Path of the folder in which Vitrine keeps what it builds for all projects.
  package let cache: String
  /// What keeps code of strangers to its project; `nil` where it is trusted.
  package var sandbox: Sandbox?

  package init(swift: String, version: String, cache: String) {
    (self.swift, self.version, self.cache) = (swift, version, cache)
  }

  /// Looks for `swift` in the folders of `PATH`.
  ///
  /// - Parameter readsVersion: whether the program is asked for its version, which takes a tenth of a
  ///   second.
  /// - Throws: `ToolError` when there is none.
  package static func find(readsVersion: Bool = false) throws(ToolError) -> Toolchain {
    guard let swift = ProgramSearch.find("swift") else {
      throw ToolError(
        "this needs the Swift toolchain, and there is no 'swift' in PATH",
        hint: "see https://www.swift.org/install; archives are shown without it")
    }
    return Toolchain(
      swift: swift, version: readsVersion ? version(of: swift) : "", cache: cacheFolder)
  }

  /// Path of the folder in which Vitrine keeps what it builds for all projects.
  package static var cacheFolder: String {
    let caches = variable("XDG_CACHE_HOME") ?? (variable("HOME") ?? "/tmp") + "/.cache"
    return caches + "/vitrine"
  }

  /// Path of the folder in which a package is built: that of `SWIFTPM_BUILD_DIR`, as for `swift build`,
  /// or `.build` in the package.
  ///
  /// - Parameter package: path of the package.
  package static func scratchFolder(of package: String) -> String {
    guard let path = variable("SWIFTPM_BUILD_DIR") else { return package + "/.build" }
    return path.hasPrefix("/") ? path : (FileReader.resolved(".") ?? ".") + "/" + path
  }

  /// Paths of the toolchain's files, and of those that say which of several is meant.
  var files: [String] {
    let real = FileReader.resolved(swift) ?? swift
    let root = FileWriter.folder(of: FileWriter.folder(of: real))
    let chosen = ["SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "SWIFTLY_TOOLCHAINS_DIR"]
      .compactMap(Toolchain.variable)
    return [FileWriter.folder(of: swift), root] + chosen
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func version(of swift: String) -> String {
    let text = (try? ChildProcess(swift, ["--version"], timeout: 30).run())?.text ?? ""
    guard let mark = text.firstRange(of: "Swift version ") else { return "unknown" }
    return String(text[mark.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  // MARK: Packages

  /// What is built of a package.
  package enum Goal: Sendable {
    case product(String)
    case target(String)

    fileprivate var words: [String] {
      switch self {
      case .product(let name): ["--product", name]
      case .target(let name): ["--target", name]
      }
    }
  }

  /// Builds a program of a package, or a target.
  ///
  /// - Parameters:
  ///   - folder: path of the package.
  ///   - goal: the program's name, or the target's.
  ///   - words: what `swift build` is told besides.
  ///   - scratch: path of the folder that is built in; `nil` is that of the package.
  ///   - timeout: seconds after which it is ended.
  ///   - progress: takes lines about how far it has come, such as `[3/5] Compiling Widgets`.
  /// - Returns: how the package manager ended, also where the package does not build.
  /// - Throws: `ToolError` when it cannot be started, or takes too long, with the step at which it was
  ///   then.
  package func build(
    _ folder: String, _ goal: Goal, _ words: [String] = [], scratch: String? = nil,
    timeout: Double = 3600, _ cancellation: Cancellation = Cancellation(),
    progress: @escaping (String) -> Void
  ) throws(ToolError) -> ChildProcess.Result {
    let place = scratch ?? Toolchain.scratchFolder(of: folder)
    let process = ChildProcess(
      swift, ["build", "--package-path", folder, "--scratch-path", place] + goal.words + words,
      environment: ["GIT_TERMINAL_PROMPT": "0"], rules: rules(.build, in: place, of: folder),
      timeout: timeout)
    var step: String?
    do throws(ToolError) {
      return try process.run(
        as: "'swift build'", cancellation,
        onLine: Toolchain.steps { line in
          step = line
          progress(line)
        })
    } catch {
      var error = error
      if let step { error.message += "; it was at '\(step)'" }
      throw error
    }
  }

  /// Has the package manager fetch the packages that a package depends on, as far as they are missing.
  ///
  /// - Returns: how it ended.
  /// - Throws: `ToolError` when it cannot be started, or takes too long.
  package func resolve(
    _ folder: String, timeout: Double = 900, _ cancellation: Cancellation = Cancellation()
  ) throws(ToolError) -> ChildProcess.Result {
    let place = Toolchain.scratchFolder(of: folder)
    let process = ChildProcess(
      swift, ["package", "--package-path", folder, "--scratch-path", place, "resolve"],
      environment: [
        "GIT_TERMINAL_PROMPT": "0", "GIT_HTTP_LOW_SPEED_LIMIT": "1000",
        "GIT_HTTP_LOW_SPEED_TIME": "20",
      ], rules: rules(.fetch, in: place, of: folder), timeout: timeout)
    return try process.run(as: "'swift package'", cancellation)
  }

  /// The rules for work on a package; `nil` where it is trusted.
  ///
  /// - Parameters:
  ///   - scratch: path of the folder that is built in.
  ///   - others: paths of other folders that are written to.
  ///   - package: path of the package, which can be read.
  package func rules(
    _ work: Sandbox.Work, in scratch: String, and others: [String] = [], of package: String
  ) -> SandboxRules? {
    sandbox?.rules(
      for: work, toolchain: self, writing: [scratch] + others, reading: [package],
      home: scratch + "/home")
  }

  /// Passes on the lines of a build that say how far it has come.
  package static func steps(_ progress: @escaping (String) -> Void) -> (String) -> Void {
    { line in
      if line.hasPrefix("["), line.contains("] ") { progress(line) }
    }
  }

  /// What a manifest says, which the package manager runs.
  ///
  /// - Parameter folder: path of the package.
  /// - Throws: `ToolError` when the manifest does not run.
  package func describe(
    _ folder: String, _ cancellation: Cancellation = Cancellation()
  ) throws(ToolError) -> PackageDescription {
    let process = ChildProcess(
      swift,
      [
        "package", "--package-path", folder, "--scratch-path", cache + "/manifests",
        "dump-package",
      ], rules: rules(.build, in: cache + "/manifests", of: folder), timeout: 300)
    let result = try process.run(as: "'swift package'", cancellation)
    let hint = "run 'swift package describe' in '\(folder)'"
    guard result.status == 0 else {
      let text = String(decoding: result.errors, as: UTF8.self)
      let errors = CompilerOutput.diagnostics(text).filter { $0.severity == .error }
      let reason =
        errors.first.map { "line \($0.line): \($0.message)" } ?? CompilerOutput.fault(text).message
      throw ToolError("the manifest does not run: \(reason)", hint: hint)
    }
    let decoder = JSONDecoder()
    guard
      let description = try? decoder.decode(PackageDescription.self, from: Data(result.output))
    else { throw ToolError("the manifest is of a form that is not known", hint: hint) }
    return description
  }
}
