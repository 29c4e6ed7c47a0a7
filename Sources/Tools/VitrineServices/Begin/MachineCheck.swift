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
      + [server, pushServer, films, browser]
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
    found(
      PackageFolder.find(), as: "Vitrine's Swift package", for: "widget code",
      "\(SwiftParts.hint), or set \(PackageFolder.variable) to the folder of a clone")
  }

  private static var companion: MachineFinding {
    let path = CompanionProgram.xcode.path.flatMap { access($0, X_OK) == 0 ? $0 : nil }
    return found(path, as: CompanionProgram.xcode.rawValue, for: "vitrine xcode", SwiftParts.hint)
  }

  private static var cache: MachineFinding {
    let folder = Toolchain.cacheFolder
    let isThere = (try? Folders.checkIsWritable(folder)) != nil
    return found(
      isThere ? folder : nil, as: "cache", for: "modules that are compiled once, for all projects",
      "'\(folder.singleLine)' cannot be written: set XDG_CACHE_HOME to a folder that can")
  }

  private static func library(_ library: LibraryFile) -> MachineFinding {
    let file = SystemFiles.library(library.name, version: library.version)
    return found(
      library.isInstalled ? file : nil, as: library.name, for: library.purpose,
      "apt-get install \(library.package)")
  }

  private static var server: MachineFinding {
    found(
      vitrine_http_open() != 0 ? "libmicrohttpd" : nil, as: "libmicrohttpd", for: "vitrine preview",
      "apt-get install libmicrohttpd12")
  }

  private static var pushServer: MachineFinding {
    found(
      vitrine_http2_open() != 0 ? "libnghttp2" : nil, as: "libnghttp2", for: "vitrine push --watch",
      "apt-get install libnghttp2-14")
  }

  private static var films: MachineFinding {
    found(
      ProgramSearch.find("ffmpeg"), as: "ffmpeg", for: "films in WebP, MP4 and GIF",
      "apt-get install ffmpeg")
  }

  private static var browser: MachineFinding {
    let names = ["xdg-open", "chromium", "google-chrome", "firefox", "open"]
    return found(
      names.lazy.compactMap(ProgramSearch.find).first, as: "browser",
      for: "preview, galleries and reports; a browser on another machine works, too",
      "apt-get install chromium")
  }

  private static func found(
    _ place: String?, as name: String, for purpose: String, _ remedy: String
  ) -> MachineFinding {
    MachineFinding(
      name: name, purpose: purpose, isThere: place != nil, found: place, remedy: remedy)
  }
}
