import Foundation

/// The Swift toolchain of the machine.
package struct Toolchain: Sendable {
  /// The program `swift`.
  package let swift: URL
  /// What the program says its version is.
  package let version: String
  /// Where packages are built that are built anew for every project.
  package let cache: URL

  /// Looks for `swift` in the folders of `PATH`.
  ///
  /// - Returns: `nil` when there is none.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Toolchain? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let manager = FileManager.default
    guard
      let path = folders.map({ $0 + "/swift" }).first(where: {
        manager.isExecutableFile(atPath: $0)
      })
    else { return nil }
    let swift = URL(filePath: path)
    let output = try? ChildProcess.run(swift, ["--version"], timeout: 30)
    let text = output.map { String(decoding: $0.output, as: UTF8.self) } ?? ""
    let version = text.firstRange(of: "Swift version ").map {
      String(text[$0.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let cache = URL(filePath: environment["XDG_CACHE_HOME"] ?? "\(home)/.cache")
    return Toolchain(
      swift: swift, version: version ?? "unknown", cache: cache.appending(path: "vitrine"))
  }

  /// What a manifest says, as JSON.
  ///
  /// - Throws: `ProjectError` when the manifest does not run.
  func dumpPackage(_ folder: URL) throws(ProjectError) -> Data {
    let manifest = folder.appending(path: "Package.swift")
    let result: ChildProcess.Result
    do {
      result = try ChildProcess.run(
        swift,
        [
          "package", "--package-path", folder.path, "--scratch-path",
          cache.appending(path: "manifests").path, "dump-package",
        ], timeout: 120)
    } catch {
      throw ProjectError("the manifest cannot be read: \(error)", file: manifest)
    }
    guard result.status == 0 else {
      let text = String(decoding: result.errors, as: UTF8.self)
      let reason = text.split(separator: "\n").first { $0.contains("error:") }
      throw ProjectError(
        reason.map(String.init) ?? "the manifest does not run", file: manifest,
        hint: "run 'swift package describe' in the folder")
    }
    return result.output
  }
}
