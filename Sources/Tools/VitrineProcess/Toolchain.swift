import VitrineFiles
import VitrinePlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Swift toolchain of the machine.
package struct Toolchain: Sendable {
  /// The path of the program `swift`.
  package let swift: String
  /// The version that the program reports, such as `6.3`; empty if it was not read.
  package let version: String
  /// The path of the folder for what Vitrine builds for all projects.
  package let cache: String
  /// The sandbox for untrusted code; `nil` if the project is trusted.
  package var sandbox: Sandbox?

  package init(swift: String, version: String, cache: String) {
    (self.swift, self.version, self.cache) = (swift, version, cache)
  }

  /// Finds `swift` in `PATH`.
  ///
  /// - Parameter readsVersion: whether to read the program's version.
  /// - Throws: `ToolError` when `swift` is not installed.
  package static func find(readsVersion: Bool = false) throws(ToolError) -> Toolchain {
    guard let swift = ProgramSearch.find("swift") else {
      throw ToolError(
        "this needs the Swift toolchain, but 'swift' is not in PATH",
        hint: "see https://www.swift.org/install; archives need no toolchain")
    }
    return Toolchain(
      swift: swift, version: readsVersion ? version(of: swift) : "", cache: cacheFolder)
  }

  /// The path of the folder for what Vitrine builds for all projects.
  package static var cacheFolder: String {
    let caches = variable("XDG_CACHE_HOME") ?? (variable("HOME") ?? "/tmp") + "/.cache"
    return caches + "/vitrine"
  }

  /// The variable that names the folder of a build; to the package manager it is more important than
  /// `--scratch-path`.
  private static let buildFolder = "SWIFTPM_BUILD_DIR"

  /// Path of the folder in which a package is built: that of `SWIFTPM_BUILD_DIR`, as for `swift build`,
  /// or `.build` in the package.
  ///
  /// - Parameter package: path of the package.
  package static func scratchFolder(of package: String) -> String {
    guard let path = variable(buildFolder) else { return package + "/.build" }
    return path.hasPrefix("/") ? path : (FileReader.resolved(".") ?? ".") + "/" + path
  }

  /// Path of the folder with the programs of a package, as a debug build leaves them.
  ///
  /// - Parameter package: path of the package.
  package static func productsFolder(of package: String) -> String {
    scratchFolder(of: package) + "/debug"
  }

  /// The paths of the toolchain's files, and of those that select one of several toolchains.
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

  /// The version of a compiler, which is kept as long as its file is the same: asking for it takes a
  /// fifth of the time in which unchanged widgets are drawn.
  private static func version(of swift: String) -> String {
    // The `swift` of a manager of toolchains has no compiler beside it: its version may change.
    let compiler =
      FileWriter.folder(of: FileReader.resolved(swift) ?? swift) + "/swift-frontend"
    var status = stat()
    guard stat(compiler, &status) == 0 else { return askedVersion(of: swift) }
    let time = status.modified
    let mark = "\(compiler) \(status.st_size) \(time.seconds) \(time.nanoseconds)\n"
    let record = cacheFolder + "/compiler-version"
    let known = (try? FileReader.read(record, limit: 1 << 16)).map {
      String(decoding: $0, as: UTF8.self)
    }
    if let known, known.hasPrefix(mark) { return String(known.dropFirst(mark.count)) }
    let version = askedVersion(of: swift)
    // Without the record, it is asked again.
    if version != unknownVersion, (try? Folders.make(cacheFolder)) != nil {
      try? FileWriter.write(Array((mark + version).utf8), to: record)
    }
    return version
  }

  private static let unknownVersion = "unknown"

  private static func askedVersion(of swift: String) -> String {
    let text = (try? ChildProcess(swift, ["--version"], timeout: 30).run())?.text ?? ""
    guard let mark = text.firstRange(of: "Swift version ") else { return unknownVersion }
    return String(text[mark.upperBound...].prefix { $0.isNumber || $0 == "." })
  }

  // MARK: Packages

  /// The variable with further arguments of `swift build` for packages, as in a shell.
  private static let flagsVariable = "VITRINE_BUILD_FLAGS"

  /// Options that choose what is built and where its products are, which Vitrine chooses itself.
  private static let chosenOptions: Set<String> = [
    "-c", "--configuration", "--scratch-path", "--package-path", "--product", "--target",
    "--triple", "--sdk", "--swift-sdk", "--toolchain", "--build-system",
  ]

  /// Returns the arguments in `VITRINE_BUILD_FLAGS`: with those of the developer's own builds, nothing
  /// is compiled twice.
  ///
  /// - Throws: `ToolError` when an option would place the products elsewhere.
  package static func buildFlags() throws(ToolError) -> [String] {
    try buildFlags(in: variable(flagsVariable) ?? "")
  }

  /// Returns the arguments in a text, which is split as in a shell.
  ///
  /// - Throws: `ToolError` when an option would place the products elsewhere.
  static func buildFlags(in text: String) throws(ToolError) -> [String] {
    let words = ShellWords.split(text[...])
    let names = words.map { String($0.prefix { $0 != "=" }) }
    if let name = names.first(where: chosenOptions.contains) {
      throw ToolError(
        "'\(name)' cannot be in \(flagsVariable)",
        hint: "vitrine chooses what is built and where; \(buildFolder) names the build folder")
    }
    return words
  }

  /// The part of a package to build.
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

  /// Builds a program or a target of a package.
  ///
  /// - Parameters:
  ///   - folder: the path of the package.
  ///   - goal: the name of the program or the target.
  ///   - words: further arguments of `swift build`.
  ///   - scratch: the path of the build folder; `nil` is that of the package, `scratchFolder(of:)`.
  ///   - timeout: the time limit, in seconds.
  ///   - progress: receives lines such as `[3/5] Compiling Widgets`.
  /// - Returns: the result of the package manager, including that of a failed build.
  /// - Throws: `ToolError` when it cannot be started, or takes too long; the message then names the
  ///   current step.
  package func build(
    _ folder: String, _ goal: Goal, _ words: [String] = [], scratch: String? = nil,
    timeout: Double = 3600, _ cancellation: Cancellation = Cancellation(),
    progress: @escaping (String) -> Void
  ) throws(ToolError) -> ChildProcess.Result {
    let place = scratch ?? Toolchain.scratchFolder(of: folder)
    let process = ChildProcess(
      swift, ["build", "--package-path", folder, "--scratch-path", place] + goal.words + words,
      environment: ["GIT_TERMINAL_PROMPT": "0", Toolchain.buildFolder: place],
      rules: rules(.build, in: place, of: folder), timeout: timeout)
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

  /// The variables with which git asks no questions, and leaves addresses that do not answer.
  package static let gitEnvironment: [String: String] = {
    let ssh = variable("GIT_SSH_COMMAND") ?? "ssh"
    return [
      "GIT_TERMINAL_PROMPT": "0", "GIT_HTTP_LOW_SPEED_LIMIT": "1000",
      "GIT_HTTP_LOW_SPEED_TIME": "20",
      "GIT_SSH_COMMAND": "\(ssh) -o BatchMode=yes -o ConnectTimeout=20",
    ]
  }()

  /// Lets the package manager fetch missing dependencies of a package.
  ///
  /// - Returns: the result of the package manager.
  /// - Throws: `ToolError` when it cannot be started, or takes too long.
  package func resolve(
    _ folder: String, environment: [String: String] = gitEnvironment, timeout: Double = 900,
    _ cancellation: Cancellation = Cancellation()
  ) throws(ToolError) -> ChildProcess.Result {
    let place = Toolchain.scratchFolder(of: folder)
    let process = ChildProcess(
      swift, ["package", "--package-path", folder, "--scratch-path", place, "resolve"],
      environment: environment.merging([Toolchain.buildFolder: place]) { $1 },
      rules: rules(.fetch, in: place, of: folder), timeout: timeout)
    return try process.run(as: "'swift package'", cancellation)
  }

  /// Returns the rules for work on a package; `nil` if it is trusted.
  ///
  /// - Parameters:
  ///   - scratch: the path of the build folder.
  ///   - others: the paths of other writable folders.
  ///   - package: the path of the package, which is readable.
  package func rules(
    _ work: Sandbox.Work, in scratch: String, and others: [String] = [], of package: String
  ) -> SandboxRules? {
    sandbox?.rules(
      for: work, toolchain: self, writing: [scratch] + others, reading: [package],
      home: scratch + "/home")
  }

  /// Returns a function that passes on the lines about a build's progress.
  package static func steps(_ progress: @escaping (String) -> Void) -> (String) -> Void {
    { line in
      if line.hasPrefix("["), line.contains("] ") { progress(line) }
    }
  }

  /// Returns the contents of a manifest, which the package manager runs.
  ///
  /// - Parameter folder: the path of the package.
  /// - Throws: `ToolError` when the manifest fails.
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
      throw ToolError("the manifest fails: \(reason)", hint: hint)
    }
    let decoder = JSONDecoder()
    guard
      let description = try? decoder.decode(PackageDescription.self, from: Data(result.output))
    else { throw ToolError("the manifest has an unknown format", hint: hint) }
    return description
  }
}
