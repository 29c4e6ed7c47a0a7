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
  var closure: [URL] { included.headers }

  /// A file that a header includes, and that does not exist.
  struct Missing {
    let header: URL
    /// The line, counted from 1.
    let line: Int
    let name: String
  }

  /// The closure of the headers, and the included files that the project does not have.
  var included: (headers: [URL], missing: [Missing]) {
    var (known, open): ([URL], [URL]) = ([], headers)
    var missing: [Missing] = []
    while let next = open.popLast(), known.count < 1000 {
      guard !known.contains(next), let text = try? ProjectFiles.text(next) else { continue }
      known.append(next)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3, line.contains("import") || line.contains("include") else {
          continue
        }
        let places = [next.deletingLastPathComponent()] + folders
        let name = String(parts[1])
        if let found = places.lazy.compactMap({ ProjectFiles.find($0.appending(path: name)) }).first
        {
          open.append(found)
        } else if ObjectiveCHeaders.isOfProject(name), line.contains(#/^\s*#\s*(import|include)\b/#)
        {
          missing.append(Missing(header: next, line: index + 1, name: name))
        }
      }
    }
    return (known, missing)
  }

  /// Whether an included file can only be one of the project: neither one of a framework in quotes
  /// or of the C library, nor the one that the compiler writes for a module of Swift.
  private static func isOfProject(_ name: String) -> Bool {
    !name.contains("/") && !name.hasSuffix("-Swift.h")
      && !ProjectFiles.exists(URL(filePath: "/usr/include/\(name)"))
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
