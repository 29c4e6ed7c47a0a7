import VitrineFoundation
public import VitrineDevices

// How values of parameters are entered and shown, which no widget does.

/// The number of list elements that a widget shows.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  /// The minimum number of elements.
  public var min: Int
  /// The maximum number of elements; `nil` for no limit.
  public var max: Int?

  /// Creates an exact number of elements.
  public init(integerLiteral value: Int) { self.init(exactly: value) }
  /// Creates an exact number of elements.
  public init(exactly count: Int) { (min, max) = (count, count) }
  /// Creates a range of numbers of elements.
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
}

/// A widget family, for parameters and summaries.
public typealias IntentWidgetFamily = VitrineDevices.WidgetFamily

/// The control with which a number is entered.
public enum IntentNumberControlStyle: Sendable, Hashable {
  /// A text field for digits.
  case field
  /// A stepper with two buttons.
  case stepper
  /// A slider.
  case slider
}

extension String {
  /// How text is entered.
  public struct IntentInputOptions: Sendable, Hashable {
    /// The type of the keyboard.
    public enum KeyboardType: Sendable, Hashable {
      /// The type with this name.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
        emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The automatic capitalization of entered text.
    public enum CapitalizationType: Sendable, Hashable {
      /// No letters, words, sentences, or all characters.
      case none, words, sentences, allCharacters
    }

    /// The type of the keyboard.
    public var keyboardType: KeyboardType
    /// The automatic capitalization.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether spelling is corrected.
    public var autocorrect: Bool
    /// Whether straight quotes become curly ones.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Creates intent input options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      (self.keyboardType, self.capitalizationType) = (keyboardType, capitalizationType)
      (self.multiline, self.autocorrect) = (multiline, autocorrect)
      (self.smartQuotes, self.smartDashes) = (smartQuotes, smartDashes)
    }
  }
}

extension Bool {
  /// The display names of true and false.
  public struct IntentDisplayName: Sendable {
    /// Creates an intent display name.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }
    /// The name of true.
    public var `true`: LocalizedStringResource
    /// The name of false.
    public var `false`: LocalizedStringResource
  }
}

extension Date {
  /// The components of a date that are requested.
  public enum IntentKind: Sendable, Hashable {
    /// The day, the time of day, or both.
    case date, time, dateTime
  }
}

/// What is shown of a place.
public enum IntentPlacemarkDisplayStyle: Sendable, Hashable {
  /// The name, the address, or the city.
  case name, address, city
}

extension IntentParameter {
  /// The control with which an integer is entered.
  public typealias IntControlStyle = IntentNumberControlStyle
  /// The control with which a number is entered.
  public typealias DoubleControlStyle = IntentNumberControlStyle
  /// The least and the greatest number.
  public typealias InclusiveRange<Bound: Comparable> = (Bound, Bound)
  /// The components of a date that are requested.
  public typealias DateKind = Date.IntentKind
  /// What is shown of a place.
  public typealias PlacemarkDisplayStyle = IntentPlacemarkDisplayStyle
}

// The units of quantities have other names in parameters.
extension IntentParameter {
  /// The units of acceleration.
  public typealias Acceleration = UnitAcceleration
  /// The units of angle.
  public typealias Angle = UnitAngle
  /// The units of area.
  public typealias Area = UnitArea
  /// The units of concentration mass.
  public typealias ConcentrationMass = UnitConcentrationMass
  /// The units of dispersion.
  public typealias Dispersion = UnitDispersion
  /// The units of duration.
  public typealias Duration = UnitDuration
  /// The units of electric charge.
  public typealias ElectricCharge = UnitElectricCharge
  /// The units of electric current.
  public typealias ElectricCurrent = UnitElectricCurrent
  /// The units of electric potential difference.
  public typealias ElectricPotentialDifference = UnitElectricPotentialDifference
  /// The units of electric resistance.
  public typealias ElectricResistance = UnitElectricResistance
  /// The units of energy.
  public typealias Energy = UnitEnergy
  /// The units of frequency.
  public typealias Frequency = UnitFrequency
  /// The units of fuel efficiency.
  public typealias FuelEfficiency = UnitFuelEfficiency
  /// The units of illuminance.
  public typealias Illuminance = UnitIlluminance
  /// The units of information storage.
  public typealias InformationStorage = UnitInformationStorage
  /// The units of length.
  public typealias Length = UnitLength
  /// The units of mass.
  public typealias Mass = UnitMass
  /// The units of power.
  public typealias Power = UnitPower
  /// The units of pressure.
  public typealias Pressure = UnitPressure
  /// The units of speed.
  public typealias Speed = UnitSpeed
  /// The units of temperature.
  public typealias Temperature = UnitTemperature
  /// The units of volume.
  public typealias Volume = UnitVolume
}
