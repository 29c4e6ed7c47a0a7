// Queries of health data, which have no results.

/// The molar mass of glucose, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
/// The value for no limit of samples.
public let HKObjectQueryNoLimit = 0

/// A quantity with a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double
  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// Returns the value in a unit; 0 for a unit of another dimension.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard let own = self.unit.measure, let wanted = unit.measure else {
      return unit.unitString == self.unit.unitString ? value : 0
    }
    guard own.powers == wanted.powers else { return 0 }
    guard own != wanted else { return value }
    return (value * own.factor + own.offset - wanted.offset) / wanted.factor
  }
  /// Returns whether the unit has the quantity's dimension.
  public func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.measure?.powers == unit.measure?.powers
  }
  /// Returns the order of the quantity and another one of the same dimension.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  public override var hash: Int { unit.measure?.powers.hashValue ?? 0 }
  public override var description: String { "\(value) \(unit.unitString)" }
}

/// A sample, as an app or a preview makes it: the store has none.
open class HKSample: NSObject {
  /// The identifier of the object.
  public let uuid = UUID()
  /// The type of the sample.
  public let sampleType: HKSampleType
  /// The start date.
  public let startDate: Date
  /// The end date.
  public let endDate: Date
  /// The metadata of the object.
  public let metadata: [String: Any]?
  /// The device that measured the sample.
  open var device: HKDevice? { nil }
  /// The app that the sample is from.
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate, self.metadata) = (type, start, end, metadata)
  }
}
/// A sample of a quantity.
open class HKQuantitySample: HKSample {
  /// The quantity of the sample.
  public let quantity: HKQuantity
  /// The type of the quantity.
  public let quantityType: HKQuantityType
  /// Creates a sample of a quantity.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type, start, end, metadata)
  }
}
/// A sample of a category.
open class HKCategorySample: HKSample {
  /// The value of the category.
  public let value: Int
  /// The type of the category.
  public let categoryType: HKCategoryType
  /// Creates a sample of a category.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (self.value, categoryType) = (value, type)
    super.init(type, start, end, metadata)
  }
}
/// A workout sample.
open class HKWorkout: HKSample {
  /// The kind of workout.
  public let workoutActivityType: HKWorkoutActivityType
  /// The duration, in seconds.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// The energy that was burned.
  public let totalEnergyBurned: HKQuantity?
  /// The distance.
  public let totalDistance: HKQuantity?
  /// Creates a workout.
  public convenience init(
    activityType: HKWorkoutActivityType, start: Date, end: Date
  ) {
    self.init(
      activityType: activityType, start: start, end: end, duration: 0, totalEnergyBurned: nil,
      totalDistance: nil, metadata: nil)
  }
  /// Creates a workout.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    (workoutActivityType, self.totalEnergyBurned) = (activityType, totalEnergyBurned)
    self.totalDistance = totalDistance
    super.init(.workoutType(), start, end, metadata)
  }
  /// Returns the statistics of a type; always `nil`.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  /// The statistics of all types; always empty.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}
/// A type of workouts.
open class HKWorkoutType: HKSampleType {}
extension HKObjectType {
  /// Returns the type of workouts.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "workout") }
}
/// The app and the version that a sample is from.
public struct HKSourceRevision: Sendable {
  /// The app.
  public let source: HKSource
  /// The version of the app.
  public let version: String?
  /// Creates a revision.
  public init(source: HKSource, version: String?) {
    (self.source, self.version) = (source, version)
  }
}
/// The statistics of a period.
open class HKStatistics: NSObject {
  /// The type of the quantities.
  public let quantityType: HKQuantityType
  /// When the period begins.
  public let startDate: Date
  /// When the period ends.
  public let endDate: Date
  /// The sources of the samples; there are none.
  open var sources: [HKSource]? { nil }

  init(_ type: HKQuantityType, from start: Date, to end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }

  /// Returns the sum of the quantities.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns the average of the quantities.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest quantity.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest quantity.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// Returns the time of the samples.
  open func duration() -> HKQuantity? { nil }
  /// Returns the dates of the most recent quantity.
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  /// Returns the most recent quantity.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
/// How the samples of a period are combined.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates statistics options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Computes the results of each source, too.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// Computes the average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// Computes the minimum.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// Computes the maximum.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// Computes the sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// Computes the most recent quantity.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// Computes the most recent quantity; the older name.
  public static let discreteMostRecent = mostRecent
  /// Computes the time of the samples.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// How samples are assigned to a period.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates query options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The start date is in the period.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The end date is in the period.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query of the health store.
open class HKQuery: NSObject {
  /// The operators of `NSComparisonPredicate`, which is deprecated on Linux.
  public enum PredicateOperator: UInt, Sendable {
    /// The value is compared in this way.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
  }
  /// Returns a predicate of the samples in a period.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate of the workouts by their duration.
  open class func predicateForWorkouts(
    with operatorType: PredicateOperator, duration: TimeInterval
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Calls the handler without results.
  func answer() {}
}
/// The key by which samples are sorted: their start.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are sorted: their end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// A query of samples.
open class HKSampleQuery: HKQuery {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates a sample query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }
  override func answer() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}
/// A query of statistics.
open class HKStatisticsQuery: HKQuery {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Creates a statistics query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { handler = completionHandler }
  override func answer() { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
}
/// How often an app is notified.
public enum HKUpdateFrequency: Int, Sendable {
  /// Immediately.
  case immediate = 1
  /// At most once in each period.
  case hourly, daily, weekly
}
/// The source of samples.
open class HKSource: NSObject, @unchecked Sendable {
  /// Returns the source that represents the app.
  open class func `default`() -> HKSource { HKSource() }
  /// The name of the source.
  open var name: String { "" }
  /// The bundle identifier of the source's app.
  open var bundleIdentifier: String { "" }
}

extension HKHealthStore {
  /// Executes a query, which has no results.
  public func execute(_ query: HKQuery) { query.answer() }
  /// Stops a query.
  public func stop(_ query: HKQuery) {}
  /// Enables background delivery; always fails.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}

extension HKObjectType {
  /// Returns the type of activity summaries.
  public class func activitySummaryType() -> HKObjectType { HKObjectType(identifier: "activity") }
  /// Returns the category type with an identifier.
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
}
