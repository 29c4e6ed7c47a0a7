// Questions that are asked again and again, workouts and groups of samples: there are no health data.

/// Something that the store keeps.
public typealias HKObject = HKSample

extension HKSample {
  /// The name of the object.
  public var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// What else is known.
  public var metadata: [String: Any]? { nil }
}

/// The identifier of a group of samples.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a correlation type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Food.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "food")
  /// Blood pressure.
  public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "bloodPressure")
}
/// A kind of group of samples.
open class HKCorrelationType: HKSampleType {
  /// The kind of a name.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
/// A group of samples.
open class HKCorrelation: HKSample {
  /// The samples of the group.
  open var objects: Set<HKSample> { [] }
  /// The samples of a kind.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { [] }
}
/// A sample of a category.
open class HKCategorySample: HKSample {
  /// The value of the category.
  open var value: Int { 0 }
}

/// A question that is answered again when samples come: none do.
open class HKObserverQuery: HKQuery {
  /// A function that ends the answer.
  public typealias CompletionHandler = () -> Void
  private let handler: (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  /// Creates an observer query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) { handler = updateHandler }
  override func answer() { handler(self, {}, HKError(.errorHealthDataUnavailable)) }
}
/// Where a question went on.
open class HKQueryAnchor: NSObject {
  /// An anchor of a number.
  public init(fromValue value: Int) {}
}
/// A sample that was deleted.
open class HKDeletedObject: NSObject {}
/// A question for what is new.
open class HKAnchoredObjectQuery: HKQuery {
  /// A function that receives what is new.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  private let handler: Handler
  /// Receives what comes later.
  open var updateHandler: Handler?
  /// Creates an anchored object query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) { handler = resultsHandler }
  override func answer() { handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
}
/// Amounts of several times.
open class HKStatisticsCollection: NSObject {
  /// Goes through the times: there are none.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// The amounts of all times: none.
  open func statistics() -> [HKStatistics] { [] }
  /// The amounts of a time: none.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}
/// A question for amounts of several times.
open class HKStatisticsCollectionQuery: HKQuery {
  /// Receives the amounts.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Receives what comes later.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Creates a statistics collection query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {}
  override func answer() {
    initialResultsHandler?(self, nil, HKError(.errorHealthDataUnavailable))
  }
}

extension HKQuery {
  /// The sample of a name.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  /// The samples of names.
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case functionalStrengthTraining = 20
  case hiking = 24
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case other = 3000
}
/// Where a workout is.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// How a workout is recorded.
open class HKWorkoutConfiguration: NSObject {
  /// The kind of workout.
  open var activityType = HKWorkoutActivityType.other
  /// Where it is.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Creates a configuration.
  public override init() { super.init() }
}
/// Records a workout: nothing is kept.
open class HKWorkoutBuilder: NSObject {
  /// Creates a builder.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {}
  /// Begins: nothing is recorded.
  open func beginCollection(at startDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Ends: nothing was recorded.
  open func endCollection(at endDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Keeps the workout: nothing is kept.
  open func finishWorkout() async throws -> HKWorkout? {
    throw HKError(.errorHealthDataUnavailable)
  }
}
/// What measures.
open class HKDevice: NSObject {
  /// The device of the program.
  open class func local() -> HKDevice { HKDevice() }
}

extension HKHealthStore {
  /// Keeps a sample: nothing is kept.
  public func save(_ object: HKSample) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Keeps a sample: nothing is kept.
  public func save(
    _ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Deletes a sample: there is none.
  public func delete(_ object: HKSample) async throws { throw HKError(.errorHealthDataUnavailable) }
}
