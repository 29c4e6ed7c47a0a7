@_exported import VitrineFoundation

/// A kind of data.
open class HKObjectType: NSObject {
  /// A stable identifier of the object type.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  /// The kind of a quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  {
    HKQuantityType(identifier)
  }
}

/// A kind of data that is measured.
open class HKSampleType: HKObjectType {}

/// A kind of quantity.
open class HKQuantityType: HKSampleType {
  /// The kind of a name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// The name of a quantity.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a quantity type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number of steps.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "stepCount")
  /// Beats of the heart.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "heartRate")
  /// Energy of movement.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "activeEnergyBurned")
  /// The way on foot.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "distanceWalkingRunning")
  /// Sugar in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "bloodGlucose")
  /// The body weight.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "bodyMass")
}

/// Why there are no data.
public struct HKError: Error, Sendable {
  /// The kinds of reasons.
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

/// The data of a person: there are none.
///
/// Unchecked, because it has nothing that changes.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a health store.
  public override init() { super.init() }
  /// Whether there are data: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Access is denied.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Answers that there are no data.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Answers that there are no data.
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}
