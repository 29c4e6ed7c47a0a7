import VitrinePlatform

/// The sine and cosine of an angle in radians.
package func sineAndCosine(_ angle: Double) -> (Double, Double) { (sin(angle), cos(angle)) }

/// The tangent of an angle in radians.
package func tangent(_ angle: Double) -> Double { tan(angle) }

/// The angle in radians, from -π to π, whose sine and cosine have the given ratio.
package func angle(sine: Double, cosine: Double) -> Double { atan2(sine, cosine) }

/// The exponential function.
package func exponential(_ power: Double) -> Double { exp(power) }

/// A number to a power.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The cube root of a number.
package func cubeRoot(_ value: Double) -> Double { cbrt(value) }
