@_exported import VitrineFoundation

/// A type of health data.
open class HKObjectType: NSObject {
  /// A stable identifier of the object type.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  /// Returns the type of a quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  {
    HKQuantityType(identifier)
  }
}

/// A type of samples.
open class HKSampleType: HKObjectType {}

/// A type of quantities.
open class HKQuantityType: HKSampleType {
  /// Creates the type with an identifier.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// The identifier of a type of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a quantity type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number of steps.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  /// The heart rate.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
  /// The active energy.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
  /// The distance by walking and running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning")
  /// The blood glucose.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
  /// The body weight.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
}

/// An error of HealthKit.
public struct HKError: Error, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Whether the app is authorized to share data of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The store of health data, to which a person has denied access.
///
/// Unchecked, because it has no mutable state.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a health store.
  public override init() { super.init() }
  /// Returns whether health data is available; always `true`, as on an iPhone.
  open class func isHealthDataAvailable() -> Bool { true }
  /// The authorization status; always denied.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Requests authorization; always fails.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Requests authorization; always fails.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// The units that a person prefers; always fails.
  open func preferredUnits(
    for types: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] { throw HKError(.errorAuthorizationDenied) }
  /// The units that a person prefers; always fails.
  open func preferredUnits(
    for types: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], HKError(.errorAuthorizationDenied)) }
}

extension NSNotification.Name {
  /// Another unit is preferred; never posted.
  public static let HKUserPreferencesDidChange = NSNotification.Name(
    "HKUserPreferencesDidChangeNotification")
}
