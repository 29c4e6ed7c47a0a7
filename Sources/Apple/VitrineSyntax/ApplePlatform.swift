/// A platform that shows widgets.
package enum ApplePlatform: String, Sendable, Hashable, CaseIterable, Codable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// Creates the platform of an SDK's name.
  package init?(sdk: String) {
    let names: [(String, ApplePlatform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("watch", .watchOS), ("appletv", .tvOS),
      ("xr", .visionOS),
    ]
    guard let match = names.first(where: { sdk.hasPrefix($0.0) }) else { return nil }
    self = match.1
  }

  /// The SDK for compiling sources; that of a simulator if there is one.
  package var sdk: String {
    switch self {
    case .iOS: "iphonesimulator"
    case .macOS: "macosx"
    case .watchOS: "watchsimulator"
    case .tvOS: "appletvsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  /// The build setting with the oldest supported version.
  package var deploymentSetting: String {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The names in `os(…)` conditions.
  package var conditionNames: Set<String> {
    switch self {
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    default: [rawValue]
    }
  }
}
