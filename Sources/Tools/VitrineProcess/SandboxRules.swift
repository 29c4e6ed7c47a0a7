import CVitrineSandbox
import VitrineFiles
import VitrinePlatform

/// The restrictions of a program and its descendants.
package struct SandboxRules: Hashable, Sendable {
  /// The paths that can be read and executed.
  var reading: [String]
  /// The paths that can also be written to.
  var writing: [String]
  var hasNetwork: Bool
  /// Whether modes and times of files can be changed; otherwise such calls succeed without effect.
  var changesModes: Bool
  var limits: Sandbox.Limits
  /// The folders to create before the program starts, because rules apply only to existing ones.
  var folders: [String]
  /// The variables that replace the user's.
  var environment: [String: String]

  /// The version of the kernel's Landlock; 0 if it has none.
  static var landlockVersion: Int { Int(vitrine_landlock_version()) }

  /// Calls a function with the rules as a C structure.
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

  /// Applies the rules for files to this process, permanently.
  func keepThisProcess() {
    for folder in folders { try? Folders.make(folder) }
    if let temporary = environment["TMPDIR"] { setenv("TMPDIR", temporary, 1) }
    _ = withRules { vitrine_keep_to_files($0) }
  }

  private static func list(_ paths: [String]) -> [UnsafePointer<CChar>?] {
    paths.map { UnsafePointer(strdup($0)) } + [nil]
  }

  // MARK: Environment

  /// The user's variables that the program sees; others may contain tokens and passwords.
  private static let variables: Set<String> = [
    "CC", "CI", "COLUMNS", "CPATH", "CXX", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "LIBRARY_PATH",
    "PATH", "PKG_CONFIG_PATH", "SDKROOT", "SOURCE_DATE_EPOCH", "TERM", "TOOLCHAINS", "TZ",
    "SSL_CERT_DIR", "SSL_CERT_FILE",
  ]
  /// The prefixes of further such variables.
  private static let families = ["LC_", "SWIFT_", "SWIFTLY_", "VITRINE_"]
  /// The variables that only a program with a network sees, because they may contain a password.
  private static let proxies = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"]

  /// Whether the program sees a variable of the user.
  func shows(_ name: String) -> Bool {
    SandboxRules.variables.contains(name)
      || SandboxRules.families.contains { name.hasPrefix($0) }
      || hasNetwork && SandboxRules.proxies.contains(name.uppercased())
  }
}
