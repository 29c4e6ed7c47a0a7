import Synchronization
import VitrineProcess

/// The code of an Xcode project that its first build omits because it does not compile here.
///
/// It stays omitted without a message. Code that a later build omits is an error of the edit before it:
/// its author would otherwise see a picture that lacks a view, and no reason.
final class KnownOmissions: Sendable {
  private let known = Mutex<Set<[String]>?>(nil)

  /// Returns the code that the first build did not omit.
  func others(in places: [OmittedCode.Place]) -> [OmittedCode.Place] {
    let known = known.withLock { known in
      if known == nil { known = Set(places.map(\.key)) }
      return known ?? []
    }
    return places.filter { !known.contains($0.key) }
  }
}

extension OmittedCode.Place {
  /// What identifies it, wherever other edits move it.
  fileprivate var key: [String] { [file, code, reason] }
}
