import SwiftUI
import WidgetKit

/// The files with the states of Live Activities between two runs, as they were before a change that
/// may have to be undone.
struct KeptActivities {
  private let folder: URL
  private let files: [String: Data]

  /// Reads the files in a folder of widgets' data.
  init(in data: String) {
    let folder = URL(fileURLWithPath: data).appendingPathComponent("Activities")
    self.folder = folder
    files = KeptActivities.names(in: folder).reduce(into: [:]) { files, name in
      files[name] = try? Data(contentsOf: folder.appendingPathComponent(name))
    }
  }

  /// Puts the files back as they were.
  ///
  /// - Returns: whether one had changed.
  func restore() -> Bool {
    let new = KeptActivities.names(in: folder).filter { files[$0] == nil }
    for name in new { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
    let changed = files.filter {
      (try? Data(contentsOf: folder.appendingPathComponent($0.key))) != $0.value
    }
    for (name, data) in changed {
      try? data.write(to: folder.appendingPathComponent(name), options: .atomic)
    }
    return !new.isEmpty || !changed.isEmpty
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
