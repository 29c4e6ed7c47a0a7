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
  /// Queries the activities of a period; the handler receives an error.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { handler(nil, CocoaError(.featureUnsupported)) }
  /// Starts updates; there are none.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  /// Stops updates.
  open func stopActivityUpdates() {}
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
  /// Returns the authorization status; always denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts updates; the handler receives an error.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) { handler(nil, CocoaError(.featureUnsupported)) }
  /// Stops updates.
  open func stopRelativeAltitudeUpdates() {}
}

/// A change of the altitude.
open class CMAltitudeData: NSObject {
  /// The change in metres.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure in kilopascals.
  open var pressure: NSNumber { 0 }
}

/// What a person does.
open class CMMotionActivity: NSObject {
  /// When the activity began.
  open var startDate: Date { Date(timeIntervalSince1970: 0) }
  /// How certain the activity is.
  open var confidence: CMMotionActivityConfidence { .low }
  /// Whether the person does not move; always `false`, as all activities are.
  open var stationary: Bool { false }
  /// Whether the person walks.
  open var walking: Bool { false }
  /// Whether the person runs.
  open var running: Bool { false }
  /// Whether the person is in a car.
  open var automotive: Bool { false }
  /// Whether the person rides a bicycle.
  open var cycling: Bool { false }
  /// Whether the activity is not known; always `true`.
  open var unknown: Bool { true }
}

/// How certain an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// The degrees of certainty.
  case low, medium, high
}

/// Receives a change of the altitude.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// Receives steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
/// Receives an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Receives the activities of a period.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
