import Synchronization

/// A version of iOS, for which code is evaluated.
package struct SystemVersion: Sendable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

  /// The version as `UIDevice` writes it.
  package var text: String { "\(major).\(minor)" }

  private struct Use {
    var version: SystemVersion?
    var wasRead = false
  }
  private static let use = Mutex(Use())

  /// The version; `nil` while widgets are listed.
  ///
  /// Code that asks for it is evaluated again for another one.
  package static var asked: SystemVersion? {
    use.withLock {
      if $0.version != nil { $0.wasRead = true }
      return $0.version
    }
  }

  /// Sets the version for the code that follows.
  package static func set(_ version: SystemVersion) { use.withLock { $0.version = version } }

  /// Returns whether code has asked for the version since the last call.
  package static func takeRead() -> Bool {
    use.withLock { use in
      defer { use.wasRead = false }
      return use.wasRead
    }
  }
}

extension Bool {
  /// Returns whether code is evaluated for a version of iOS or a later one: `#available`, which is always
  /// true on Linux, in the sources of projects.
  public static func hasIOS(_ major: Int, _ minor: Int) -> Bool {
    guard let version = SystemVersion.asked else { return true }
    return (version.major, version.minor) >= (major, minor)
  }
}
