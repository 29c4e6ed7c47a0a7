import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The Swift toolchain that builds packages.
struct SwiftToolchain: Sendable {
  /// The program `swift`.
  let swift: String

  /// Looks for `swift` in the folders of `PATH`.
  ///
  /// - Throws: `LiveError` when there is none.
  static func find() throws(LiveError) -> SwiftToolchain {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in path.split(separator: ":") {
      let program = "\(folder)/swift"
      if access(program, X_OK) == 0, !Folders.exists(program) {
        return SwiftToolchain(swift: program)
      }
    }
    throw LiveError(
      "this needs the Swift toolchain, and there is no 'swift' in PATH",
      hint: "see https://www.swift.org/install; archives are shown without it")
  }
}
