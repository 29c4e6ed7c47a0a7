@_exported import VitrineFoundation

/// The haptic capabilities of a device, which has none here.
public struct CHHapticDeviceCapability: Sendable {
  /// Whether the device supports haptics; always `false`.
  public var supportsHaptics: Bool { false }
}
/// A haptic engine, which can't be started.
open class CHHapticEngine: NSObject {
  /// Returns the haptic capabilities of the device.
  open class func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  /// Creates a haptic engine.
  public override init() { super.init() }
  /// Starts the engine; always fails.
  ///
  /// - Throws: an error that it isn't supported, always.
  open func start() throws { throw CocoaError(.featureUnsupported) }
}
