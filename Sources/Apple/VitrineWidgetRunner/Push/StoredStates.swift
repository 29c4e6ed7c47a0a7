import ActivityKit
import Foundation

/// The file with the states of one type of Live Activity that earlier runs have written.
enum StoredStates {
  /// Returns a warning about a file that was written for another version of the type.
  static func warning(_ type: any ActivityAttributes.Type) -> String? { check(type) }

  private static func check<Attributes: ActivityAttributes>(_ type: Attributes.Type) -> String? {
    let store = ActivityStore<Attributes>()
    do {
      _ = try store.read()
      return nil
    } catch {
      guard let file = store.file, FileManager.default.fileExists(atPath: file.path) else {
        return nil
      }
      return "the state kept in '\(name(file.path))' does not fit the type any more and is left "
        + "out (\(error.inWords)); '--fresh' starts without it; so does deleting the file"
    }
  }

  /// The path from the current folder, if the file is below it.
  private static func name(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
