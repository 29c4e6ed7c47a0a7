import CVitrineSandbox
import Vitrine
import VitrinePlatform

/// What one program may do, and all that it starts.
package struct SandboxRules: Hashable, Sendable {
  /// Paths that can be read and run.
  var reading: [String]
  /// Paths that can be written to as well.
  var writing: [String]
  var hasNetwork: Bool
  /// Whether modes and times of files can be changed; else that is answered as done.
  var changesModes: Bool
  var limits: Sandbox.Limits
  /// Folders that are made before the program starts: rules are given to what is there.
  var folders: [String]
  /// Variables that are set in place of the user's.
  var environment: [String: String]

  /// The version of the kernel's Landlock; 0 where it has none.
  static var landlockVersion: Int { Int(vitrine_landlock_version()) }

  /// Calls a function with the rules as the kernel's side takes them.
  func withRules<Result>(_ body: (UnsafePointer<vitrine_rules>) -> Result) -> Result {
    let reading = SandboxRules.list(reading)
    let writing = SandboxRules.list(writing)
    defer { for text in reading + writing { free(UnsafeMutablePointer(mutating: text)) } }
    return reading.withUnsafeBufferPointer { reading in
      writing.withUnsafeBufferPointer { writing in
        var rules = vitrine_rules(
          reading: reading.baseAddress, writing: writing.baseAddress,
          has_network: hasNetwork ? 1 : 0, changes_modes: changesModes ? 1 : 0,
          memory: UInt64(limits.memoryBytes), file_size: UInt64(limits.fileBytes),
          processes: UInt32(limits.processes))
        return body(&rules)
      }
    }
  }

  /// Takes on what the rules say of files, for the rest of this process.
  func keepThisProcess() {
    for folder in folders { try? Folders.make(folder) }
    if let temporary = environment["TMPDIR"] { setenv("TMPDIR", temporary, 1) }
    _ = withRules { vitrine_keep_to_files($0) }
  }

  private static func list(_ paths: [String]) -> [UnsafePointer<CChar>?] {
    paths.map { UnsafePointer(strdup($0)) } + [nil]
  }

  // MARK: Environment

  /// Variables of the user's that the program sees; tokens and passwords are in others.
  private static let variables: Set<String> = [
    "CC", "CI", "COLUMNS", "CPATH", "CXX", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LIBRARY_PATH",
    "PATH", "PKG_CONFIG_PATH", "SDKROOT", "SOURCE_DATE_EPOCH", "TERM", "TOOLCHAINS", "TZ",
    "SSL_CERT_DIR", "SSL_CERT_FILE",
  ]
  /// Beginnings of such names.
  private static let families = ["LC_", "SWIFT_", "SWIFTLY_", "VITRINE_"]
  /// Those that only a program with a network needs, as they may hold a password.
  private static let proxies = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"]

  /// Whether the program sees a variable of the user's.
  func shows(_ name: String) -> Bool {
    SandboxRules.variables.contains(name)
      || SandboxRules.families.contains { name.hasPrefix($0) }
      || hasNetwork && SandboxRules.proxies.contains(name.uppercased())
  }
}
