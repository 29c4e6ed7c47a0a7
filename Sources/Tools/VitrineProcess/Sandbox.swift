import VitrineFiles
import VitrinePlatform

/// Restricts the untrusted code of a project: manifests and macros while it is built, and the
/// widgets' program.
package struct Sandbox: Hashable, Sendable {
  /// The readable paths in addition to those of the system: the project, and its local packages.
  package var reading: [String]
  /// Whether the widgets' program may use the network.
  package var allowsNetwork = false

  /// Creates the sandbox of a project.
  ///
  /// - Parameter folder: the path of the project's folder, whose repository is readable.
  package init(project folder: String, allowsNetwork: Bool = false) {
    reading = [Sandbox.repository(of: folder)]
    self.allowsNetwork = allowsNetwork
  }

  /// Makes further paths of the project readable.
  package mutating func read(_ paths: [String]) {
    reading += paths.filter { !reading.contains($0) }
  }

  /// A kind of work in the sandbox.
  package enum Work: CaseIterable, Sendable {
    /// A manifest, a compiler with macros, or a package manager with plugins.
    case build
    /// The package manager while it fetches packages, which also runs manifests.
    case fetch
    /// The widgets' program.
    case program
  }

  /// The resource limits of a kind of work.
  package struct Limits: Hashable, Sendable {
    /// The memory limit of each process, in bytes.
    package let memoryBytes: Int
    /// The maximum size of a file, in bytes.
    package let fileBytes: Int
    /// The maximum number of processes and threads at a time.
    package let processes: Int
  }

  /// Returns the limits of a kind of work.
  package static func limits(of work: Work) -> Limits {
    switch work {
    case .build, .fetch:
      Limits(memoryBytes: 32 << 30, fileBytes: 4 << 30, processes: 4096)
    case .program: Limits(memoryBytes: 8 << 30, fileBytes: 256 << 20, processes: 512)
    }
  }

  /// Returns the rules for one program.
  ///
  /// - Parameters:
  ///   - writing: the paths of writable folders, which are created if they are missing.
  ///   - reading: further readable paths.
  ///   - home: the path of the folder that replaces the user's home and contains temporary files.
  package func rules(
    for work: Work, toolchain: Toolchain, writing: [String], reading more: [String] = [],
    home: String
  ) -> SandboxRules {
    let temporary = home + "/tmp"
    return SandboxRules(
      reading: Sandbox.systemFiles + toolchain.files + reading + more,
      writing: Sandbox.devices + writing + [home, temporary],
      hasNetwork: work == .fetch || work == .program && allowsNetwork,
      changesModes: work != .program, limits: Sandbox.limits(of: work),
      folders: writing + [home, temporary],
      environment: ["HOME": home, "TMPDIR": temporary, "XDG_CACHE_HOME": home + "/.cache"])
  }

  /// Restricts this process to the project's files, before it has other threads, so that
  /// links in a project cannot lead elsewhere.
  ///
  /// - Parameters:
  ///   - writing: the paths of writable folders.
  ///   - home: the path of a folder for temporary files.
  package func enter(_ toolchain: Toolchain, writing: [String], home: String) {
    let own = SystemFiles.ownProgram.flatMap(FileReader.resolved).map(FileWriter.folder)
    rules(
      for: .fetch, toolchain: toolchain, writing: writing, reading: own.map { [$0] } ?? [],
      home: home
    ).keepThisProcess()
  }

  // MARK: Files

  /// The parts of the system that programs need: libraries, programs, and settings without secrets.
  private static let systemFiles =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/proc"]
    + ["/sys/devices/system/cpu", "/sys/fs/cgroup"]
    + [
      "alternatives", "ca-certificates", "ca-certificates.conf", "debian_version", "fonts",
      "gai.conf", "group", "host.conf", "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
      "localtime", "locale.alias", "locale.conf", "lsb-release", "mime.types", "nsswitch.conf",
      "os-release", "passwd", "pki", "protocols", "resolv.conf", "services", "ssl", "timezone",
    ].map { "/etc/" + $0 }
    // The targets of links in those.
    + ["/run/systemd/resolve", "/etc/static", "/nix/store"]
  private static let devices = ["null", "zero", "full", "random", "urandom"].map { "/dev/" + $0 }

  /// Returns the repository of a folder; the folder itself if it is in none, or if the
  /// repository contains the user's home.
  private static func repository(of folder: String) -> String {
    let start = FileReader.resolved(folder) ?? folder
    let home = getenv("HOME").flatMap { FileReader.resolved(String(cString: $0)) } ?? "/root"
    var place = start
    while place.count > 1, !(home + "/").hasPrefix(place + "/") {
      if FileReader.resolved(place + "/.git") != nil { return place }
      place = FileWriter.folder(of: place)
    }
    return start
  }

  // MARK: The system

  /// What this kernel cannot restrict, in one line; `nil` if it can restrict everything.
  package static var gap: String? {
    switch SandboxRules.landlockVersion {
    case ..<1: "this kernel has no Landlock: the project's code can read and write your files"
    case ..<3:
      "this kernel's Landlock is old: the project's code can truncate files that it can read"
    case ..<6: "this kernel's Landlock is old: the project's code can stop your other programs"
    default: nil
    }
  }
}

/// The choice of a sandbox, from a command line.
package struct SandboxChoice: Hashable, Sendable {
  /// The explicit choice; `nil` uses the default.
  package var isAsked: Bool?
  /// Whether the widgets' program may use the network.
  package var allowsNetwork = false
  /// Whether a sandbox is the default, as on machines that build for others.
  package var isStandard = false

  package init() {}

  package var isOn: Bool { isAsked ?? isStandard }

  /// The options that make the same choice in another program.
  package var words: [String] {
    [isOn ? "--sandbox" : "--no-sandbox"] + (allowsNetwork ? ["--allow-network"] : [])
  }

  /// Returns the sandbox of a project; `nil` if the project is trusted.
  package func sandbox(ofProject folder: String) -> Sandbox? {
    isOn ? Sandbox(project: folder, allowsNetwork: allowsNetwork) : nil
  }
}
