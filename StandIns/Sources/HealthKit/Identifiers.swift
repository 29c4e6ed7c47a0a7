import VitrineFoundation

/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a category type identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep analysis.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "sleepAnalysis")
  /// Hours of standing.
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "appleStandHour")
  /// Menstrual flow.
  public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "menstrualFlow")
  /// Mindful sessions.
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "mindfulSession")
}

extension HKQuantityTypeIdentifier {
  /// The resting heart rate.
  public static let restingHeartRate = Self(rawValue: "restingHeartRate")
  /// The height.
  public static let height = Self(rawValue: "height")
  /// The water intake.
  public static let dietaryWater = Self(rawValue: "dietaryWater")
  /// The energy intake.
  public static let dietaryEnergyConsumed = Self(rawValue: "dietaryEnergyConsumed")
  /// The carbohydrate intake.
  public static let dietaryCarbohydrates = Self(rawValue: "dietaryCarbohydrates")
  /// The delivered insulin.
  public static let insulinDelivery = Self(rawValue: "insulinDelivery")
  /// The basal energy.
  public static let basalEnergyBurned = Self(rawValue: "basalEnergyBurned")
  /// The number of flights climbed.
  public static let flightsClimbed = Self(rawValue: "flightsClimbed")
  /// The exercise time.
  public static let appleExerciseTime = Self(rawValue: "appleExerciseTime")
  /// The standing time.
  public static let appleStandTime = Self(rawValue: "appleStandTime")
  /// The moving time.
  public static let appleMoveTime = Self(rawValue: "appleMoveTime")
  /// The oxygen saturation.
  public static let oxygenSaturation = Self(rawValue: "oxygenSaturation")
  /// The respiratory rate.
  public static let respiratoryRate = Self(rawValue: "respiratoryRate")
  /// The body fat.
  public static let bodyFatPercentage = Self(rawValue: "bodyFatPercentage")
  /// The body mass index.
  public static let bodyMassIndex = Self(rawValue: "bodyMassIndex")
  /// The body temperature.
  public static let bodyTemperature = Self(rawValue: "bodyTemperature")
  /// The lean body mass.
  public static let leanBodyMass = Self(rawValue: "leanBodyMass")
  /// The variability of the heart rate.
  public static let heartRateVariabilitySDNN = Self(rawValue: "heartRateVariabilitySDNN")
  /// The heart rate while walking.
  public static let walkingHeartRateAverage = Self(rawValue: "walkingHeartRateAverage")
  /// The maximal oxygen consumption.
  public static let vo2Max = Self(rawValue: "vo2Max")
  /// The distance by cycling.
  public static let distanceCycling = Self(rawValue: "distanceCycling")
  /// The distance by swimming.
  public static let distanceSwimming = Self(rawValue: "distanceSwimming")
  /// The distance by wheelchair.
  public static let distanceWheelchair = Self(rawValue: "distanceWheelchair")
  /// The number of strokes.
  public static let swimmingStrokeCount = Self(rawValue: "swimmingStrokeCount")
  /// The number of pushes.
  public static let pushCount = Self(rawValue: "pushCount")
  /// The systolic blood pressure.
  public static let bloodPressureSystolic = Self(rawValue: "bloodPressureSystolic")
  /// The diastolic blood pressure.
  public static let bloodPressureDiastolic = Self(rawValue: "bloodPressureDiastolic")
  /// The protein intake.
  public static let dietaryProtein = Self(rawValue: "dietaryProtein")
  /// The fat intake.
  public static let dietaryFatTotal = Self(rawValue: "dietaryFatTotal")
  /// The fibre intake.
  public static let dietaryFiber = Self(rawValue: "dietaryFiber")
  /// The sugar intake.
  public static let dietarySugar = Self(rawValue: "dietarySugar")
  /// The sodium intake.
  public static let dietarySodium = Self(rawValue: "dietarySodium")
  /// The caffeine intake.
  public static let dietaryCaffeine = Self(rawValue: "dietaryCaffeine")
  /// The waist circumference.
  public static let waistCircumference = Self(rawValue: "waistCircumference")
  /// The walking speed.
  public static let walkingSpeed = Self(rawValue: "walkingSpeed")
  /// The running speed.
  public static let runningSpeed = Self(rawValue: "runningSpeed")
  /// The running power.
  public static let runningPower = Self(rawValue: "runningPower")
  /// The cycling power.
  public static let cyclingPower = Self(rawValue: "cyclingPower")
  /// The level of sounds.
  public static let environmentalAudioExposure = Self(rawValue: "environmentalAudioExposure")
  /// The level of headphones.
  public static let headphoneAudioExposure = Self(rawValue: "headphoneAudioExposure")
  /// The ultraviolet exposure.
  public static let uvExposure = Self(rawValue: "uvExposure")
  /// The time in daylight.
  public static let timeInDaylight = Self(rawValue: "timeInDaylight")
  /// The number of alcoholic beverages.
  public static let numberOfAlcoholicBeverages = Self(rawValue: "numberOfAlcoholicBeverages")
}

/// A type of categories.
open class HKCategoryType: HKSampleType {
  /// Creates the type with an identifier.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
/// A state of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// All states of being asleep.
  public static let allAsleepValues: Set<Self> = [
    .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
  ]
}
