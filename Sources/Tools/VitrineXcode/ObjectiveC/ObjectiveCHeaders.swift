import Foundation
import VitrineProcess

/// The headers of Objective-C that Swift sees, laid out so that the toolchain's clang can read them
/// without Apple's frameworks.
struct ObjectiveCHeaders {
  /// The first headers.
  let headers: [URL]
  /// The folders in which included headers are looked for.
  let folders: [URL]
  let toolchain: Toolchain

  /// How often a header is read again with the types that were unknown.
  private static let mostRounds = 12
  private static let mostSeconds = 30.0

  /// What the headers declare.
  struct Interface {
    /// The printed interface.
    var text: String
    /// The frameworks that the headers import.
    var frameworks: Set<String>
  }

  /// Reads the headers; `nil` if the toolchain cannot read them.
  func interface() -> Interface? {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "vitrine-headers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    var stubs = FrameworkStubs()
    let names = Set(closure.flatMap { stubs.frameworks(in: (try? ProjectFiles.text($0)) ?? "") })
    stubs.frameworks = names
    var options = folders.flatMap { ["-I", $0.path] }
    do {
      options += try ThrowingMethods.overlay(of: closure, in: place)
      for _ in 0..<ObjectiveCHeaders.mostRounds {
        try stubs.write(to: place, including: headers)
        let unknown = try FrameworkStubs.unknown(in: errors(in: place, options))
        guard stubs.add(unknown) else { break }
      }
    } catch {
      return nil
    }
    let library = toolchain.libraries.appending(path: "libsourcekitdInProc.so")
    guard
      let text = ModuleInterface.text(
        of: FrameworkStubs.module, in: place, options, library: library)
    else { return nil }
    return Interface(text: text, frameworks: names)
  }

  /// The first headers and those of the project that they include.
  var closure: [URL] {
    var (known, open): ([URL], [URL]) = ([], headers)
    while let next = open.popLast(), known.count < 1000 {
      guard !known.contains(next), let text = try? ProjectFiles.text(next) else { continue }
      known.append(next)
      for line in text.split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, line.contains("import") || line.contains("include") else {
          continue
        }
        let places = [next.deletingLastPathComponent()] + folders
        open += places.compactMap { ProjectFiles.find($0.appending(path: String(parts[1]))) }
          .prefix(1)
      }
    }
    return known
  }

  /// The errors of clang.
  private func errors(in place: URL, _ options: [String]) throws -> String {
    let process = ChildProcess(
      toolchain.programs.appending(path: "clang").path,
      [
        "-x", "objective-c", "-fsyntax-only", "-fblocks", "-fmodules",
        "-fmodules-cache-path=\(place.appending(path: "clang").path)", "-ferror-limit=0",
        "-fno-caret-diagnostics", "-I", place.path,
      ] + options + [place.appending(path: "all.h").path],
      timeout: ObjectiveCHeaders.mostSeconds * MachineLoad.delay)
    return try process.run().text
  }
}

extension Toolchain {
  /// The folder of the toolchain's programs.
  fileprivate var programs: URL {
    URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The folder of the toolchain's libraries.
  fileprivate var libraries: URL {
    programs.deletingLastPathComponent().appending(path: "lib")
  }
}
