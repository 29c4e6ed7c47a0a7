import VitrinePlatform

/// The base-10 logarithm of a number.
func logarithm10(_ value: Double) -> Double { log10(value) }

/// Ten to the power of an integer.
func powerOfTen(_ power: Int) -> Double { pow(10, Double(power)) }

/// A number raised to a power.
func raised(_ base: Double, to exponent: Double) -> Double { pow(base, exponent) }

/// The angle in radians whose sine is `value`, which is clamped to −1…1.
func arcsine(_ value: Double) -> Double { asin(min(max(value, -1), 1)) }
