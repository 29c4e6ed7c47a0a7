import Foundation
import Synchronization
import VitrineIsolation

/// The code that was left out of the files of a project, which serves all of its targets.
final class IsolationMemory: Sendable {
  private struct Key: Hashable {
    /// The path of the user's file.
    var source: String
    /// The imported modules that a target lacks: with others, other code does not compile.
    var missing: Set<String>
  }

  private let files = Mutex<[Key: KnownCode]>([:])

  /// Adds what was found in a module.
  func add(_ known: [String: KnownCode], of module: StagingPlan.Module) {
    files.withLock { files in
      for (path, code) in known {
        guard let source = module.files[path]?.source?.path else { continue }
        files[Key(source: source, missing: module.missing)] = code
      }
    }
  }

  /// What is known of the files of a module, by their paths in it.
  func known(_ module: StagingPlan.Module) -> [String: KnownCode] {
    files.withLock { files in
      module.files.reduce(into: [:]) { known, file in
        guard let source = file.value.source?.path else { return }
        known[file.key] = files[Key(source: source, missing: module.missing)]
      }
    }
  }
}
