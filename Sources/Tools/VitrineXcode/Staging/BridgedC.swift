import Foundation

/// The C that a target's Swift sees through its bridging header.
struct BridgedC {
  /// The bridging header and all headers of the project that it includes.
  private(set) var headers: [URL] = []
  /// The target's sources of C.
  let sources: [URL]

  /// Most headers that are followed.
  private static let limit = 1_000
  /// Where the headers of this machine's C library are.
  private static let systemHeaders = URL(filePath: "/usr/include")

  /// Reads the bridging header of a target; `nil` without one, for one of Objective-C, and for one
  /// that includes a header that does not exist.
  init?(_ target: ProjectTarget, root: URL) {
    guard let path = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty,
      let header = ProjectFiles.find(URL(filePath: path, relativeTo: root.directoryURL))
    else { return nil }
    sources = target.others.filter { $0.pathExtension.lowercased() == "c" }
    let folders = ([header] + sources).map { $0.deletingLastPathComponent() }
    var open = [header]
    while let next = open.popLast() {
      guard !headers.contains(next) else { continue }
      guard headers.count < BridgedC.limit, let text = try? ProjectFiles.text(next),
        !BridgedC.isObjectiveC(text)
      else { return nil }
      headers.append(next)
      for name in BridgedC.included(text) {
        let places = [next.deletingLastPathComponent()] + folders
        let found = places.lazy.compactMap { ProjectFiles.find($0.appending(path: name)) }.first
        if let found {
          open.append(found)
        } else if !ProjectFiles.exists(BridgedC.systemHeaders.appending(path: name)) {
          // A framework's header in quotes, such as "Foundation/Foundation.h", or one of a tool's.
          return nil
        }
      }
    }
  }

  /// Files by their places in a module of C.
  func files(root: URL) -> [String: StagingPlan.StagedFile] {
    var files: [String: StagingPlan.StagedFile] = [:]
    for header in headers { files["include/\(header.lastPathComponent)"] = .link(header) }
    for source in sources {
      let path = source.path(from: root).replacingOccurrences(of: "../", with: "")
      files[path] = .link(source)
      // A source finds the headers beside it from where its link is.
      let (folder, place) = (source.deletingLastPathComponent(), (path as NSString))
      for name in ProjectFiles.names(folder) where name.hasSuffix(".h") {
        let below = (place.deletingLastPathComponent as NSString).appendingPathComponent(name)
        files[below] = .link(folder.appending(path: name))
      }
    }
    // Without a source there is nothing to link, which the package manager does not take.
    if sources.isEmpty { files["module.c"] = .generated("") }
    return files
  }

  /// Whether a header needs the Objective-C runtime, or modules written in it.
  static func isObjectiveC(_ text: String) -> Bool {
    lines(text).contains { line in
      line.hasPrefix("@") || line.hasPrefix("#import <") || line.hasPrefix("NS_ASSUME")
    }
  }

  /// The headers of the project that a header includes.
  private static func included(_ text: String) -> [String] {
    lines(text).compactMap { line in
      guard line.hasPrefix("#include") || line.hasPrefix("#import") else { return nil }
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count >= 3 ? String(parts[1]) : nil
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
