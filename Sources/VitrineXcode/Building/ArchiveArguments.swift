import VitrineDevices

extension ProjectTarget {
  /// What the widgets' program is told: which margins a widget without a background has depends on
  /// the oldest iOS, and what a locked device shows on the entitlements.
  var archiveArguments: [String] { systemArguments + protectionArguments + deviceArguments }

  /// The device that pictures are made for; `nil` for iOS, whose families have devices of their own.
  var device: Device? {
    switch platform {
    case .iOS, .tvOS: nil
    case .macOS: Device.standard(on: .mac)
    case .watchOS: Device.standard(on: .watch)
    case .visionOS: Device.standard(on: .vision)
    }
  }

  private var deviceArguments: [String] { device.map { ["--device", $0.name] } ?? [] }

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
