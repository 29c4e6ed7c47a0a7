import Vitrine
import VitrinePlatform

/// Keeps code of strangers to its project: their manifests and macros while it is built, and the
/// program that widgets become.
package struct Sandbox: Hashable, Sendable {
  /// Paths that can be read beside what every program needs: the project, and packages of its own.
  package var reading: [String]
  /// Whether the widgets' program has the network.
  package var allowsNetwork = false

  /// The sandbox of a project.
  ///
  /// - Parameter folder: path of the folder that the project is in; its repository can be read.
  package init(project folder: String, allowsNetwork: Bool = false) {
    reading = [Sandbox.repository(of: folder)]
    self.allowsNetwork = allowsNetwork
  }

  /// Lets paths be read that were found to belong to the project.
  package mutating func read(_ paths: [String]) {
    reading += paths.filter { !reading.contains($0) }
  }

  /// What is run.
  package enum Work: CaseIterable, Sendable {
    /// A manifest, a compiler with its macros, a package manager with its plugins.
    case build
    /// The package manager while it fetches packages, which runs manifests as well.
    case fetch
    /// The program that widgets become.
    case program
  }

  /// How much a process of a kind of work may take.
  package struct Limits: Hashable, Sendable {
    /// Most bytes of memory of each process.
    package let memoryBytes: Int
    /// Most bytes of a file.
    package let fileBytes: Int
    /// Most processes and threads at a time.
    package let processes: Int
  }

  /// The limits of a kind of work.
  package static func limits(of work: Work) -> Limits {
    switch work {
    case .build, .fetch:
      Limits(memoryBytes: 32 << 30, fileBytes: 4 << 30, processes: 4096)
    case .program: Limits(memoryBytes: 8 << 30, fileBytes: 256 << 20, processes: 512)
    }
  }

  /// The rules for one program.
  ///
  /// - Parameters:
  ///   - writing: paths of folders that are written to; they are made where they are missing.
  ///   - reading: paths that this program reads besides.
  ///   - home: path of the folder that stands in for the user's, and that holds temporary files.
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

  /// Keeps this process to the files of the project as well, before it has other threads: links that
  /// strangers have put into a project lead it nowhere else.
  ///
  /// - Parameters:
  ///   - writing: paths of folders that it writes to.
  ///   - home: path of a folder for temporary files.
  package func enter(_ toolchain: Toolchain, writing: [String], home: String) {
    let own = SystemFiles.ownProgram.flatMap(FileReader.resolved).map(FileWriter.folder)
    rules(
      for: .fetch, toolchain: toolchain, writing: writing, reading: own.map { [$0] } ?? [],
      home: home
    ).keepThisProcess()
  }

  // MARK: Files

  /// What programs need of the system: libraries, programs, and settings that hold no secret.
  private static let systemFiles =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/proc"]
    + ["/sys/devices/system/cpu", "/sys/fs/cgroup"]
    + [
      "alternatives", "ca-certificates", "ca-certificates.conf", "debian_version", "fonts",
      "gai.conf", "group", "host.conf", "hosts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
      "localtime", "locale.alias", "locale.conf", "lsb-release", "mime.types", "nsswitch.conf",
      "os-release", "passwd", "pki", "protocols", "resolv.conf", "services", "ssl", "timezone",
    ].map { "/etc/" + $0 }
    // Where links of those lead.
    + ["/run/systemd/resolve", "/etc/static", "/nix/store"]
  private static let devices = ["null", "zero", "full", "random", "urandom"].map { "/dev/" + $0 }

  /// The repository that a folder is in; the folder itself where it is in none, or where the
  /// repository holds the user's home.
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

  /// What this machine's kernel does not close, in one line; `nil` where it closes all.
  package static var gap: String? {
    switch SandboxRules.landlockVersion {
    case ..<1: "this kernel has no Landlock: the project's code can read and write your files"
    case ..<3: "this kernel's Landlock is old: the project's code can cut files that it can read"
    case ..<6: "this kernel's Landlock is old: the project's code can end your other programs"
    default: nil
    }
  }
}

/// Whether code of strangers is kept to its project, as a command line says.
package struct SandboxChoice: Hashable, Sendable {
  /// What was asked for; `nil` leaves it to the machine.
  package var isAsked: Bool?
  /// Whether the widgets' program has the network.
  package var allowsNetwork = false
  /// Whether the machine builds for others, and so asks for it.
  package var isStandard = false

  package init() {}

  package var isOn: Bool { isAsked ?? isStandard }

  /// The words that say the same to another program.
  package var words: [String] {
    [isOn ? "--sandbox" : "--no-sandbox"] + (allowsNetwork ? ["--allow-network"] : [])
  }

  /// The sandbox of a project; `nil` where there is none.
  package func sandbox(ofProject folder: String) -> Sandbox? {
    isOn ? Sandbox(project: folder, allowsNetwork: allowsNetwork) : nil
  }
}
