import VitrinePlatform

/// Sine and cosine of an angle in radians.
package func sineAndCosine(_ angle: Double) -> (Double, Double) { (sin(angle), cos(angle)) }

/// Tangent of an angle in radians.
package func tangent(_ angle: Double) -> Double { tan(angle) }

/// The angle in radians, from -π to π, whose sine and cosine are in the given proportion.
package func angle(sine: Double, cosine: Double) -> Double { atan2(sine, cosine) }

/// Euler's number to a power.
package func exponential(_ power: Double) -> Double { exp(power) }

/// A number to a power.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number whose third power is given.
package func cubeRoot(_ value: Double) -> Double { cbrt(value) }
