extension ProjectTarget {
  /// The arguments of the widgets' program: the margins of a widget without a background depend on
  /// the deployment target, and the content on a locked device on the entitlements.
  var archiveArguments: [String] { systemArguments + protectionArguments + deviceArguments }

  /// The name of the device for which pictures are drawn; `nil` for iOS, where each family has its
  /// own.
  ///
  /// A test compares the names with the table of devices, for which projects do not wait.
  var deviceName: String? {
    switch platform {
    case .iOS, .tvOS: nil
    case .macOS: "Mac"
    case .watchOS: "Apple Watch 45mm"
    case .visionOS: "Apple Vision Pro"
    }
  }

  private var deviceArguments: [String] {
    goal == .previews ? [] : deviceName.map { ["--device", $0] } ?? []
  }

  private var protectionArguments: [String] {
    let prefix = "NSFileProtection"
    guard
      case .string(let name)? = entitlements["com.apple.developer.default-data-protection"],
      name.hasPrefix(prefix)
    else { return [] }
    let level = name.dropFirst(prefix.count)
    return ["--data-protection", level.prefix(1).lowercased() + level.dropFirst()]
  }

  private var systemArguments: [String] {
    guard platform == .iOS, let version = deploymentTarget else { return [] }
    let parts = version.split(separator: ".").prefix(2)
    return ["--deployment-target", parts.joined(separator: ".")]
  }
}
