// Observer queries, workouts and correlations, which have no data.

/// An object of the health store.
public typealias HKObject = HKSample

/// The identifier of a type of correlations.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a correlation type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Food.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "food")
  /// Blood pressure.
  public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "bloodPressure")
}
/// A type of correlations.
open class HKCorrelationType: HKSampleType {
  /// Creates the type with an identifier.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
/// A correlation of samples.
open class HKCorrelation: HKSample {
  /// The samples of the correlation.
  open var objects: Set<HKSample> { [] }
  /// Returns the samples of a type; always empty.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> { [] }
}
/// A query that is updated with new samples, of which there are none.
open class HKObserverQuery: HKQuery {
  /// A closure that completes an update.
  public typealias CompletionHandler = () -> Void
  private let handler: (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  /// Creates an observer query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping CompletionHandler, (any Error)?) -> Void
  ) { handler = updateHandler }
  override func answer() { handler(self, {}, HKError(.errorHealthDataUnavailable)) }
}
/// The position in the updates of a query.
open class HKQueryAnchor: NSObject {
  /// Creates an anchor with a value.
  public init(fromValue value: Int) {}
}
/// A sample that was deleted.
open class HKDeletedObject: NSObject {}
/// A query of new and deleted samples.
open class HKAnchoredObjectQuery: HKQuery {
  /// A closure that receives new and deleted samples.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  private let handler: Handler
  /// The handler of updates; never called.
  open var updateHandler: Handler?
  /// Creates an anchored object query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) { handler = resultsHandler }
  override func answer() { handler(self, nil, nil, nil, HKError(.errorHealthDataUnavailable)) }
}
/// The statistics of several periods.
open class HKStatisticsCollection: NSObject {
  /// Enumerates the statistics; there are none.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns all statistics; always empty.
  open func statistics() -> [HKStatistics] { [] }
  /// Returns the statistics of a date; always `nil`.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}
/// A query of the statistics of several periods.
open class HKStatisticsCollectionQuery: HKQuery {
  /// The handler of the results.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// The handler of updates; never called.
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
  /// Returns a predicate of the sample with an identifier.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate of the samples with identifiers.
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling
  case cycling = 13
  case dance = 14
  case elliptical = 16
  case equestrianSports, fencing, fishing
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics, handball
  case hiking = 24
  case hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining
  case paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby
  case running = 37
  case sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
  case swimming = 46
  case tableTennis, tennis, trackAndField
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case waterFitness, waterPolo, waterSports, wrestling
  case yoga = 57
  case barre = 58
  case coreTraining, crossCountrySkiing, downhillSkiing, flexibility
  case highIntensityIntervalTraining = 63
  case jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
  case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling
  case discSports = 75
  case fitnessGaming = 76
  case other = 3000
}
/// The location of a workout.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// The configuration of a workout.
open class HKWorkoutConfiguration: NSObject {
  /// The type of workout.
  open var activityType = HKWorkoutActivityType.other
  /// The location.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Creates a configuration.
  public override init() { super.init() }
}
/// A builder of a workout, which records nothing.
open class HKWorkoutBuilder: NSObject {
  /// Creates a builder.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {}
  /// Begins recording; always fails.
  open func beginCollection(at startDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Ends recording; always fails.
  open func endCollection(at endDate: Date) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Finishes the workout; always fails.
  open func finishWorkout() async throws -> HKWorkout? {
    throw HKError(.errorHealthDataUnavailable)
  }
}
/// A device that measures samples.
open class HKDevice: NSObject {
  /// Returns the current device.
  open class func local() -> HKDevice { HKDevice() }
}

extension HKHealthStore {
  /// Saves a sample; always fails.
  public func save(_ object: HKSample) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Saves a sample; always fails.
  public func save(
    _ object: HKSample, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  /// Deletes a sample; always fails.
  public func delete(_ object: HKSample) async throws { throw HKError(.errorHealthDataUnavailable) }
}
