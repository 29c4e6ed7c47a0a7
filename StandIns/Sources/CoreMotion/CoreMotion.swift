@_exported import VitrineFoundation

/// Whether movement may be read.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, authorized
}

/// Steps of a time.
open class CMPedometerData: NSObject {
  /// How many steps.
  open var numberOfSteps: NSNumber { 0 }
  /// How far, in metres.
  open var distance: NSNumber? { nil }
  /// How many storeys up.
  open var floorsAscended: NSNumber? { nil }
  /// How many storeys down.
  open var floorsDescended: NSNumber? { nil }
}

/// Counts steps: there is nothing that counts.
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  public override init() { super.init() }
  /// Whether steps are counted: they are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether ways are measured: they are not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether movement may be read: it may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Asks for steps of a time: there are none.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CocoaError(.featureUnsupported)) }
  /// Tells of steps: nobody tells.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Tells no longer.
  open func stopUpdates() {}
}

/// Knows what someone does: nobody knows.
open class CMMotionActivityManager: NSObject {
  /// Creates a motion activity manager.
  public override init() { super.init() }
  /// Whether it is known: it is not.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether it may be read: it may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}

/// Measures movement: nothing is measured.
open class CMMotionManager: NSObject {
  /// Creates a motion manager.
  public override init() { super.init() }
  /// Whether movement is measured: it is not.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether acceleration is measured: it is not.
  open var isAccelerometerAvailable: Bool { false }
}

/// Measures the height: nothing is measured.
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// Whether the height is measured: it is not.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
}
