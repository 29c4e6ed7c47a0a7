import Foundation
import VitrineFiles

/// A lock on a folder, for which other runs wait; it ends with the value or the process.
package struct WorkLock: ~Copyable {
  private let lock: FileLock
  /// The start of the line for those that wait.
  package static let waiting = "waiting for another run"

  /// Locks a folder, which is created if it is missing.
  ///
  /// - Parameters:
  ///   - work: what another run does there, for the message to those that wait.
  ///   - progress: takes that line.
  /// - Throws: `ProjectError` when nothing can be written there.
  init(_ folder: URL, _ work: String, progress: @escaping (String) -> Void) throws(ProjectError) {
    do throws(FileError) {
      try Folders.make(folder.path)
      lock = try FileLock(in: try OpenFolder(folder.path)) {
        progress("\(WorkLock.waiting), which \(work)")
      }
    } catch {
      throw ProjectError(
        "nothing can be written here: \(error.text)", file: folder, hint: error.hint)
    }
  }
}
