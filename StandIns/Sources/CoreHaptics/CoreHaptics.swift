@_exported import VitrineFoundation

/// The haptic capabilities of a device, which has none here.
public struct CHHapticDeviceCapability: Sendable {
  /// Whether signs are felt.
  public var supportsHaptics: Bool { false }
}
/// Makes signs felt: it cannot be made.
open class CHHapticEngine: NSObject {
  /// Returns the haptic capabilities of the device.
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  /// Creates a haptic engine.
  public override init() { super.init() }
  /// Starts the engine; always throws here.
  /// - Throws: that it is not supported, always.
  open func start() throws { throw CocoaError(.featureUnsupported) }
}
