import Foundation
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
    /// Conditions that were asked before there was a version: in bundles.
    var listed: [SystemCondition] = []
    /// Whether the messages about them were taken.
    var areListedSaid = false
    /// Conditions that were not met although their branch was taken.
    var taken: [SystemCondition] = []
  }
  private static let use = Mutex(Use())

  /// The version that code sees while there is none.
  package static let standard = SystemVersion(18, 5)

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

  /// Returns messages about the branches that were taken since the last call although the version does
  /// not have them.
  package static func takeNewer() -> [String] {
    use.withLock { use in
      guard let version = use.version else { return [] }
      defer { (use.taken, use.areListedSaid) = ([], true) }
      let listed = use.areListedSaid ? [] : use.listed
      return use.taken.filter { !$0.isMet(by: version) }.map {
        "\($0.place): the branch for iOS \($0.major).\($0.minor) and later is drawn, also on iOS "
          + "\(version.text): the branches may return different types"
      }
        + listed.filter { !$0.isMet(by: version) }.map {
          "\($0.place): the widgets for iOS \($0.major).\($0.minor) and later are drawn, also on iOS "
            + version.text
        }
    }
  }

  /// Whether the bundle has asked for the version.
  package static var isAskedByBundle: Bool { use.withLock { !$0.listed.isEmpty } }

  /// Records a condition of a bundle, or one whose branch is taken although it may not be met.
  fileprivate static func note(_ condition: SystemCondition) {
    use.withLock { use in
      if use.version == nil {
        if !use.listed.contains(condition) { use.listed.append(condition) }
      } else if !use.taken.contains(condition) {
        use.wasRead = true
        use.taken.append(condition)
      }
    }
  }

  /// Returns whether code has asked for the version since the last call.
  package static func takeRead() -> Bool {
    use.withLock { use in
      defer { use.wasRead = false }
      return use.wasRead
    }
  }
}

/// A condition about the version of the system.
private struct SystemCondition: Equatable {
  let major: Int
  let minor: Int
  /// The file and the line.
  let place: String

  func isMet(by version: SystemVersion) -> Bool {
    (version.major, version.minor) >= (major, minor)
  }
}

extension Bool {
  /// Returns whether code is evaluated for a version of iOS or a later one: `#available`, which is always
  /// true on Linux, in the sources of projects.
  ///
  /// It is true for the widgets of a bundle, which are listed for all versions.
  public static func hasIOS(
    _ major: Int, _ minor: Int, file: String = #fileID, line: Int = #line
  ) -> Bool {
    let condition = SystemCondition(major: major, minor: minor, place: "\(file):\(line)")
    guard let version = SystemVersion.asked else {
      SystemVersion.note(condition)
      return true
    }
    return condition.isMet(by: version)
  }

  /// Records that an `#available` which chooses between types takes the branch of a version of iOS.
  public static func takesIOS(
    _ major: Int, _ minor: Int, file: String = #fileID, line: Int = #line
  ) {
    SystemVersion.note(SystemCondition(major: major, minor: minor, place: "\(file):\(line)"))
  }
}

extension ProcessInfo {
  /// The version of iOS for which code is evaluated: `operatingSystemVersion` in the sources of projects.
  public var iOSVersion: OperatingSystemVersion {
    let version = SystemVersion.asked ?? .standard
    return OperatingSystemVersion(
      majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
  }

  /// The version of iOS as a text: `operatingSystemVersionString` in the sources of projects.
  public var iOSVersionString: String { "Version \((SystemVersion.asked ?? .standard).text)" }

  /// Returns whether code is evaluated for a version of iOS or a later one.
  public func isIOSAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = iOSVersion
    return (own.majorVersion, own.minorVersion, 0)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }
}
