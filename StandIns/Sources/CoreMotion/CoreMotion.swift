@_exported import VitrineFoundation

/// The authorization status for motion data.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The authorization states.
  case notDetermined, restricted, denied, authorized
}

/// The steps of a period.
open class CMPedometerData: NSObject {
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in metres.
  open var distance: NSNumber? { nil }
  /// The number of floors ascended.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors descended.
  open var floorsDescended: NSNumber? { nil }
}

/// A pedometer, which isn't available.
open class CMPedometer: NSObject {
  /// Creates a pedometer.
  public override init() { super.init() }
  /// Returns whether steps are counted; always `false`.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances are measured; always `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns the authorization status; always denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Queries the steps of a period; the handler receives an error.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CocoaError(.featureUnsupported)) }
  /// Starts updates; has no effect.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Stops updates.
  open func stopUpdates() {}
}

/// A manager of motion activities, which aren't available.
open class CMMotionActivityManager: NSObject {
  /// Creates a motion activity manager.
  public override init() { super.init() }
  /// Returns whether activities are available; always `false`.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns the authorization status; always denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}

/// A manager of motion sensors, which aren't available.
open class CMMotionManager: NSObject {
  /// Creates a motion manager.
  public override init() { super.init() }
  /// Whether device motion is available; always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether the accelerometer is available; always `false`.
  open var isAccelerometerAvailable: Bool { false }
}

/// An altimeter, which isn't available.
open class CMAltimeter: NSObject {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// Returns whether the relative altitude is available; always `false`.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
}
