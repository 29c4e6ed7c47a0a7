import Foundation

/// The folder of compiled modules, and whether the last build in it came to its end.
///
/// The package manager keeps what it planned. A plan that a killed build left names products of
/// another package, and every later build fails with it.
struct BuildFolder {
  let url: URL

  private var marker: URL { url.appending(path: "unfinished") }

  /// Whether a build was ended before it could say how it went, and does not go on elsewhere.
  var isUnfinished: Bool {
    guard let text = try? String(contentsOf: marker, encoding: .utf8) else { return false }
    guard let process = Int32(text) else { return true }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Notes that this process builds in the folder.
  func begin() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? Data("\(ProcessInfo.processInfo.processIdentifier)".utf8)
      .write(to: marker, options: .atomic)
  }

  /// Notes that the build has come to its end, with errors or without.
  func end() { try? FileManager.default.removeItem(at: marker) }

  /// Takes away plans; compiled modules stay, and are found again by the next plan.
  func removePlans() {
    for folder in [url] + ProjectFiles.names(url).map({ url.appending(path: $0) }) {
      for name in ProjectFiles.names(folder) where BuildFolder.isPlan(name) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
    // Of a triple's folder, that of the configuration holds plans as well.
    let description = url.appending(path: "\(PackageBuilder.products)/description.json")
    try? FileManager.default.removeItem(at: description)
  }

  /// The names that SwiftPM gives to plans and to what it knows of packages.
  private static func isPlan(_ name: String) -> Bool {
    ["\(PackageBuilder.products).yaml", "plugin-tools.yaml", "workspace-state.json"].contains(name)
  }
}
