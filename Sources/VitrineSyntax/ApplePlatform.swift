/// A system that widgets run on.
package enum ApplePlatform: String, Sendable, Hashable, CaseIterable, Codable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// The platform of an SDK's name.
  package init?(sdk: String) {
    let names: [(String, ApplePlatform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("watch", .watchOS), ("appletv", .tvOS),
      ("xr", .visionOS),
    ]
    guard let match = names.first(where: { sdk.hasPrefix($0.0) }) else { return nil }
    self = match.1
  }

  /// The SDK that sources are compiled against; that of a simulator where there is one.
  package var sdk: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .watchOS: "watchsimulator"
    case .tvOS: "appletvsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  /// The setting that holds the oldest version.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The names that `os(…)` knows it by.
  package var conditionNames: Set<String> {
    switch self {
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    default: [rawValue]
    }
  }
}
