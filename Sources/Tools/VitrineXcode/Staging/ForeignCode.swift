import Foundation

/// What keeps code that is not Swift from being compiled or linked on this machine.
enum ForeignCode {
  private static let objectiveC: Set<String> = ["m", "mm"]
  private static let cxx: Set<String> = ["cpp", "cc", "cxx", "hpp", "hh"]
  /// Most files whose text is looked at.
  private static let limit = 2_000

  /// What is said of a target in Objective-C, of which only declarations can be made.
  static let objectiveCFault = "it is Objective-C"

  /// Why a target of a package cannot be a module here; `nil` where it can.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  static func fault(_ target: LocalPackage.Target) throws(ProjectError) -> String? {
    switch target.kind {
    case "system": return systemFault(target.folder)
    case "binary": return "it is a binary of Apple's systems"
    case "macro", "plugin", "test": return "it is a \(target.kind) and not a library"
    default: break
    }
    let files = try ProjectFiles.walk(target.folder)
    if files.contains(where: { $0.hasSuffix(".swift") }) { return nil }
    let suffixes = Set(files.map { ($0 as NSString).pathExtension.lowercased() })
    if !suffixes.isDisjoint(with: objectiveC) { return objectiveCFault }
    if !suffixes.isDisjoint(with: cxx) { return "it is C++" }
    let headers = files.filter { $0.hasSuffix(".h") }.prefix(limit)
    let isObjectiveC = headers.contains { path in
      (try? ProjectFiles.text(target.folder.appending(path: path))).map(BridgedC.isObjectiveC)
        ?? false
    }
    if isObjectiveC { return objectiveCFault }
    return files.contains { $0.hasSuffix(".c") || $0.hasSuffix(".h") } ? nil : "it has no sources"
  }

  /// A library of the system needs its headers and itself.
  private static func systemFault(_ folder: URL) -> String? {
    let map = try? ProjectFiles.text(folder.appending(path: "module.modulemap"))
    guard let map else { return "it has no module map" }
    for header in ProjectFiles.names(folder) where header.hasSuffix(".h") {
      let text = (try? ProjectFiles.text(folder.appending(path: header))) ?? ""
      if let missing = systemHeaders(text).first(where: { !isThere(header: $0) }) {
        return "the machine has no <\(missing)>"
      }
    }
    let quoted = quotedWords(map)
    if let header = quoted["header"]?.first(where: { path in
      !ProjectFiles.exists(URL(filePath: path, relativeTo: folder.directoryURL))
    }) {
      return "the machine has no \(header)"
    }
    guard let library = quoted["link"]?.first(where: { !isThere(library: $0) }) else { return nil }
    return "the machine has no library '\(library)'"
  }

  /// The names of headers between angle brackets.
  private static func systemHeaders(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard line.hasPrefix("#include <") || line.hasPrefix("#import <") else { return nil }
      return line.split(separator: "<").last?.split(separator: ">").first.map(String.init)
    }
  }

  /// The texts behind words of a module map: `header "a.h"`, `link "z"`.
  private static func quotedWords(_ map: String) -> [String: [String]] {
    map.split(whereSeparator: \.isNewline).reduce(into: [:]) { words, line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3, let word = parts[0].split(separator: " ").last else { return }
      words[String(word), default: []].append(String(parts[1]))
    }
  }

  private static let headerFolders = [
    "/usr/include", "/usr/local/include", "/usr/include/x86_64-linux-gnu",
    "/usr/include/aarch64-linux-gnu",
  ]
  private static let libraryFolders = [
    "/usr/lib", "/usr/local/lib", "/lib", "/usr/lib64", "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
  ]
  /// Headers that the compiler has itself.
  private static let standard: Set<String> = [
    "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "limits.h", "float.h", "stdatomic.h",
  ]

  private static func isThere(header: String) -> Bool {
    standard.contains(header)
      || headerFolders.contains { ProjectFiles.exists(URL(filePath: "\($0)/\(header)")) }
  }

  private static func isThere(library: String) -> Bool {
    libraryFolders.contains { folder in
      ["so", "a"].contains { ProjectFiles.exists(URL(filePath: "\(folder)/lib\(library).\($0)")) }
    }
  }
}
