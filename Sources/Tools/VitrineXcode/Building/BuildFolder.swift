import Foundation

/// The folder of compiled modules, and whether the last build in it finished.
///
/// The package manager keeps its plans. A plan that a killed build left behind names products of
/// another package, and every later build fails with it.
struct BuildFolder {
  let url: URL

  private var marker: URL { url.appending(path: "unfinished") }

  /// Whether a build was killed before it finished, and is not running elsewhere.
  var isUnfinished: Bool {
    guard let text = try? String(contentsOf: marker, encoding: .utf8) else { return false }
    guard let process = Int32(text) else { return true }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Records that this process builds in the folder.
  func begin() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? Data("\(ProcessInfo.processInfo.processIdentifier)".utf8)
      .write(to: marker, options: .atomic)
  }

  /// Records that the build has finished, with or without errors.
  func end() { try? FileManager.default.removeItem(at: marker) }

  /// Removes plans; compiled modules stay, and the next plan uses them again.
  func removePlans() {
    for folder in [url] + ProjectFiles.names(url).map({ url.appending(path: $0) }) {
      for name in ProjectFiles.names(folder) where BuildFolder.isPlan(name) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
    // The folder of the configuration within that of a triple contains plans as well.
    let description = url.appending(path: "\(PackageBuilder.products)/description.json")
    try? FileManager.default.removeItem(at: description)
  }

  /// The names of SwiftPM's plans and of its data about packages.
  private static func isPlan(_ name: String) -> Bool {
    ["\(PackageBuilder.products).yaml", "plugin-tools.yaml", "workspace-state.json"].contains(name)
  }
}
