import CVitrineHTTP
import CVitrineHTTP2
import Vitrine
import VitrineCairo
import VitrineCommandLine
import VitrinePlatform
import VitrineProcess

/// A requirement of a part of Vitrine, and whether the machine meets it.
struct MachineFinding: Hashable, Sendable, Encodable {
  /// The name of the requirement.
  let name: String
  /// The commands that need it.
  let purpose: String
  /// Whether the machine has it.
  let isThere: Bool
  /// Its path or version; `nil` if it is missing.
  let found: String?
  /// How to install it.
  let remedy: String
}

/// Checks the requirements of the commands.
enum MachineCheck {
  /// All requirements, the most important first.
  static func findings() -> [MachineFinding] {
    [toolchain, linking, package, companion, cache] + LibraryFile.all.map(library)
      + [server, pushServer, browser]
  }

  /// The oldest toolchain that compiles Vitrine's package.
  private static let oldestSwift = [6, 3]

  private static var toolchain: MachineFinding {
    let version = (try? Toolchain.find(readsVersion: true))?.version
    let numbers = version.map { $0.split(separator: ".").compactMap { Int($0) } } ?? []
    let isNew = !numbers.lexicographicallyPrecedes(oldestSwift)
    let wanted = oldestSwift.map(String.init).joined(separator: ".")
    return MachineFinding(
      name: "Swift \(wanted)", purpose: "widget code: preview, xcode, verify --package",
      isThere: version != nil && isNew, found: version,
      remedy: "install it from https://www.swift.org/install, so that 'swift' is in PATH")
  }

  /// The toolchain has a linker, but not the parts of the system's own compiler.
  private static var linking: MachineFinding {
    MachineFinding(
      name: "GCC and C library", purpose: "widget code: linking its program",
      isThere: SystemLinking.isInstalled, found: SystemLinking.newestGCC()?.path,
      remedy: "apt-get install \(SystemLinking.packages)")
  }

  private static var package: MachineFinding {
    let folder = PackageFolder.find()
    return MachineFinding(
      name: "Vitrine's Swift package", purpose: "widget code", isThere: folder != nil,
      found: folder,
      remedy:
        "\(SwiftParts.hint), or set \(PackageFolder.variable) to the folder of a clone")
  }

  private static var companion: MachineFinding {
    let path = CompanionProgram.xcode.path
    let isThere = path.map { access($0, X_OK) == 0 } ?? false
    return MachineFinding(
      name: CompanionProgram.xcode.rawValue, purpose: "vitrine xcode", isThere: isThere,
      found: isThere ? path : nil,
      remedy: SwiftParts.hint)
  }

  private static var cache: MachineFinding {
    let folder = Toolchain.cacheFolder
    let isThere = (try? Folders.checkIsWritable(folder)) != nil
    return MachineFinding(
      name: "cache", purpose: "modules that are compiled once, for all projects", isThere: isThere,
      found: isThere ? folder : nil,
      remedy: "'\(folder.singleLine)' cannot be written: set XDG_CACHE_HOME to a folder that can")
  }

  private static func library(_ library: LibraryFile) -> MachineFinding {
    let isThere = library.isInstalled
    return MachineFinding(
      name: library.name, purpose: library.purpose, isThere: isThere,
      found: isThere ? SystemFiles.library(library.name, version: library.version) : nil,
      remedy: "apt-get install \(library.package)")
  }

  private static var server: MachineFinding {
    let isThere = vitrine_http_open() != 0
    return MachineFinding(
      name: "libmicrohttpd", purpose: "vitrine preview", isThere: isThere,
      found: isThere ? "libmicrohttpd" : nil, remedy: "apt-get install libmicrohttpd12")
  }

  private static var pushServer: MachineFinding {
    let isThere = vitrine_http2_open() != 0
    return MachineFinding(
      name: "libnghttp2", purpose: "vitrine push --watch", isThere: isThere,
      found: isThere ? "libnghttp2" : nil, remedy: "apt-get install libnghttp2-14")
  }

  private static var browser: MachineFinding {
    let names = ["xdg-open", "chromium", "google-chrome", "firefox", "open"]
    let path = names.lazy.compactMap(ProgramSearch.find).first
    return MachineFinding(
      name: "browser",
      purpose: "preview, galleries and reports; a browser on another machine works, too",
      isThere: path != nil, found: path, remedy: "apt-get install chromium")
  }
}
