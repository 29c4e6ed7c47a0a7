extension ProjectTarget {
  /// The arguments of the widgets' program: the margins of a widget without a background depend on
  /// the deployment target, and the content on a locked device on the entitlements.
  var archiveArguments: [String] { systemArguments + protectionArguments }

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

extension ProjectRun {
  /// The device for which a target's widgets are drawn; `nil` where each family has its own.
  func device(of target: ProjectTarget) -> String? {
    target.goal == .previews ? nil : options.devices[target.platform]
  }

  /// The arguments of a target's program, with its device.
  func archiveArguments(of target: ProjectTarget) -> [String] {
    target.archiveArguments + (device(of: target).map { ["--device", $0] } ?? [])
  }
}
