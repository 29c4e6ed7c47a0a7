import VitrinePlatform

/// The power to which ten gives a number.
func logarithm10(_ value: Double) -> Double { log10(value) }

/// Ten to a whole power.
func powerOfTen(_ power: Int) -> Double { pow(10, Double(power)) }

/// A number to a power.
func raised(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

/// The angle whose sine is given, in radians; ends of the range for what is outside.
func arcsine(_ value: Double) -> Double { asin(min(max(value, -1), 1)) }
