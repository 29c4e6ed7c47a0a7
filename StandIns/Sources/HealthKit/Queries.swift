// Questions for health data: there are none, and each question is answered so.

/// A unit of measurement.
public final class HKUnit: NSObject, Sendable {
  /// The unit's sign.
  public let unitString: String
  /// A unit by its sign.
  public init(from string: String) { unitString = string }
  /// How many.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Metres.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Miles.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Minutes.
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Seconds.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Hours.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Kilocalories.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Grams.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Litres.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Parts of a hundred.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "g")
  }
  /// Metres with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "m")
  }
  /// Litres with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.sign + "L")
  }
  /// Moles with a prefix.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass: Double) -> HKUnit {
    HKUnit(from: prefix.sign + "mol<\(molarMass)>")
  }
  /// One unit for each of another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)/\(unit.unitString)")
  }
  /// One unit times another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)·\(unit.unitString)")
  }
}

/// Grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
/// Any number of samples.
public let HKObjectQueryNoLimit = 0

/// A prefix of units.
public enum HKMetricPrefix: Int, Sendable {
  /// The metric prefixes.
  case none, milli, centi, deci, kilo, micro
  var sign: String { ["", "m", "c", "d", "k", "mc"][rawValue] }
}

/// An amount of a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double
  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// The amount in its own unit; in others 0, as nothing is converted.
  public func doubleValue(for unit: HKUnit) -> Double {
    unit.unitString == self.unit.unitString ? value : 0
  }
}

/// Something that was measured.
open class HKSample: NSObject {
  /// When it began.
  open var startDate: Date { .distantPast }
  /// When it ended.
  open var endDate: Date { .distantPast }
}
/// An amount that was measured.
open class HKQuantitySample: HKSample {
  /// The quantity of the sample.
  open var quantity: HKQuantity { HKQuantity(unit: .count(), doubleValue: 0) }
}
/// A workout sample.
open class HKWorkout: HKSample {
  /// How long it was, in seconds.
  open var duration: TimeInterval { 0 }
}
/// Amounts of a time.
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
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates statistics options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Their sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// Their mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// Computes the most recent quantity.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}
/// Which samples of a time are meant.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates query options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Those that end in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query of the health store.
open class HKQuery: NSObject {
  /// The samples of a time.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Answers that there is nothing.
  func answer() {}
}
/// A question for samples.
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
/// A question for amounts of a time.
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
/// Where samples come from.
open class HKSource: NSObject {
  /// Returns the source that represents the app.
  open class func `default`() -> HKSource { HKSource() }
  /// The name of the source.
  open var name: String { "" }
  /// The bundle identifier of the source's app.
  open var bundleIdentifier: String { "" }
}

extension HKHealthStore {
  /// Asks: there are no health data.
  public func execute(_ query: HKQuery) { query.answer() }
  /// Asks no longer.
  public func stop(_ query: HKQuery) {}
  /// Tells of new samples: there are none.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
}

extension HKObjectType {
  /// The rings of activity.
  public class func activitySummaryType() -> HKObjectType { HKObjectType(identifier: "activity") }
  /// Returns the type of workouts.
  public class func workoutType() -> HKSampleType { HKSampleType(identifier: "workout") }
  /// Returns the category type with an identifier.
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKSampleType? { HKSampleType(identifier: identifier.rawValue) }
}

/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The corresponding value of the raw type.
  public let rawValue: String
  /// Creates a category type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep analysis.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
  /// Moments of being mindful.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
}

extension HKQuantityTypeIdentifier {
  /// Something that is measured.
  public static let restingHeartRate = Self(rawValue: "restingHeartRate")
  /// Something that is measured.
  public static let height = Self(rawValue: "height")
  /// Something that is measured.
  public static let dietaryWater = Self(rawValue: "dietaryWater")
  /// Something that is measured.
  public static let dietaryEnergyConsumed = Self(rawValue: "dietaryEnergyConsumed")
  /// Something that is measured.
  public static let dietaryCarbohydrates = Self(rawValue: "dietaryCarbohydrates")
  /// Something that is measured.
  public static let insulinDelivery = Self(rawValue: "insulinDelivery")
  /// Something that is measured.
  public static let basalEnergyBurned = Self(rawValue: "basalEnergyBurned")
  /// Something that is measured.
  public static let flightsClimbed = Self(rawValue: "flightsClimbed")
  /// Something that is measured.
  public static let appleExerciseTime = Self(rawValue: "appleExerciseTime")
}
