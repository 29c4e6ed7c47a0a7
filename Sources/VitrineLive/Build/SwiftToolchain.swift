/// The Swift toolchain that builds packages.
struct SwiftToolchain: Sendable {
  /// The program `swift`.
  let swift: String

  /// Looks for `swift` in the folders of `PATH`.
  ///
  /// - Throws: `LiveError` when there is none.
  static func find() throws(LiveError) -> SwiftToolchain {
    if let swift = ProgramSearch.find("swift") { return SwiftToolchain(swift: swift) }
    throw LiveError(
      "this needs the Swift toolchain, and there is no 'swift' in PATH",
      hint: "see https://www.swift.org/install; archives are shown without it")
  }
}
