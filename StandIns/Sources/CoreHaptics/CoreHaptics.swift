@_exported import VitrineFoundation

/// What a device can make felt: nothing.
public struct CHHapticDeviceCapability: Sendable {
  /// Whether signs are felt.
  public var supportsHaptics: Bool { false }
}
/// Makes signs felt: it cannot be made.
open class CHHapticEngine: NSObject {
  /// What the device can make felt.
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  /// Creates a haptic engine.
  public override init() { super.init() }
  /// Begins.
  /// - Throws: that it is not supported, always.
  open func start() throws { throw CocoaError(.featureUnsupported) }
}
