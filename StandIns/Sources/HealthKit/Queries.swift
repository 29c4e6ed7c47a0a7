// Queries of health data, which have no results.

/// A unit of measurement.
public final class HKUnit: NSObject, Sendable {
  /// The symbol of the unit.
  public let unitString: String
  /// Creates a unit from its symbol.
  public init(from string: String) { unitString = string }
  /// Returns the unit of counts.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Returns the metre.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Returns the mile.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Returns the minute.
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Returns the second.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Returns the hour.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Returns the kilocalorie.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Returns the gram.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Returns the litre.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Returns the percent.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Returns the gram with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "g")
  }
  /// Returns the metre with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "m")
  }
  /// Returns the litre with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "L")
  }
  /// Returns the mole with a prefix.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit(from: prefix.sign + "mol<\(molarMass)>")
  }
  /// Returns the unit divided by another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)/\(unit.unitString)")
  }
  /// Returns the unit multiplied by another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)·\(unit.unitString)")
  }
}

/// The molar mass of glucose, in grams per mole.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
/// The value for no limit of samples.
public let HKObjectQueryNoLimit = 0

/// A prefix of units.
public enum HKMetricPrefix: Int, Sendable {
  /// The metric prefixes.
  case none, milli, centi, deci, kilo, micro
  var sign: String { ["", "m", "c", "d", "k", "mc"][rawValue] }
}

/// A quantity with a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double
  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// Returns the value in the quantity's own unit; 0 for other units, since units aren't converted.
  public func doubleValue(for unit: HKUnit) -> Double {
    unit.unitString == self.unit.unitString ? value : 0
  }
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
  /// Returns the sum of the quantities.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns the average of the quantities.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the most recent quantity.
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
/// How the samples of a period are combined.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates statistics options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Computes the sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// Computes the average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// Computes the most recent quantity.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
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
  /// Returns a predicate of the samples in a period.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Calls the handler without results.
  func answer() {}
}
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
