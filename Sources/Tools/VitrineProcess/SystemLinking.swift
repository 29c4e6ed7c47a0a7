import VitrinePlatform

/// The parts of the system with which programs are linked, and the Debian packages that contain them.
package enum SystemLinking {
  /// The folder with a folder for each installed version of GCC.
  package static var folder: String {
    #if arch(arm64)
      "/usr/lib/gcc/aarch64-linux-gnu"
    #else
      "/usr/lib/gcc/x86_64-linux-gnu"
    #endif
  }

  /// The packages that every program needs.
  package static let packages = "gcc libc6-dev"

  /// The folder of the newest GCC, with whose libraries the toolchain links; `nil` if none is installed.
  ///
  /// - Parameter folder: the folder of all versions.
  package static func newestGCC(in folder: String = folder) -> (path: String, version: Int)? {
    (4...99).reversed().lazy.map { (path: "\(folder)/\($0)", version: $0) }
      .first { access("\($0.path)/crtbeginS.o", F_OK) == 0 }
  }

  /// Whether a C program can be linked.
  package static var isInstalled: Bool {
    let name = String(folder.split(separator: "/").last ?? "")
    return newestGCC() != nil && access("/usr/lib/\(name)/crti.o", F_OK) == 0
  }

  /// Returns a message about a library or an object file that the linker does not find; `nil` if a line
  /// of its output reports another problem.
  static func message(_ line: some StringProtocol, gcc: Int? = newestGCC()?.version) -> String? {
    // The texts of GNU's linkers and of LLVM's.
    let marks = ["cannot find ", "unable to find library ", "cannot open "]
    guard let mark = marks.lazy.compactMap({ line.firstRange(of: $0) }).first else { return nil }
    let name = line[mark.upperBound...].prefix { $0 != " " && $0 != ":" }
    guard name.hasPrefix("-l") || name.hasSuffix(".o") else { return nil }
    let package = package(of: String(name), gcc: gcc)
    return "the linker cannot find '\(name)'"
      + (package.map { "; the package \($0) contains it" } ?? "; install its development package")
  }

  /// Returns the package of a library, such as `-lstdc++`, or an object file; `nil` if it is unknown.
  private static func package(of name: String, gcc: Int?) -> String? {
    switch name {
    // Another version's is not found.
    case "-lstdc++": gcc.map { "libstdc++-\($0)-dev" }
    case "-lgcc", "-lgcc_s", "crtbegin.o", "crtbeginS.o", "crtendS.o": "gcc"
    case "-lc", "-lm", "-lpthread", "-ldl", "-lutil", "crt1.o", "Scrt1.o", "crti.o", "crtn.o":
      "libc6-dev"
    default: nil
    }
  }
}
