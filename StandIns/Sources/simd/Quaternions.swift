import Foundation

/// A quaternion, which describes a rotation.
public struct simd_quatf: Equatable, Sendable {
  /// The imaginary numbers, then the real one.
  public var vector: SIMD4<Float>

  /// Creates a quaternion from its numbers.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates the quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion from its numbers.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its real and its imaginary part.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// Creates a rotation around an axis, by an angle in radians.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The real part.
  public var real: Float { vector.w }
  /// The imaginary part.
  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  /// The length.
  public var length: Float { simd_length(vector) }
  /// The quaternion with the length 1.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The opposite rotation.
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }
  /// The angle of the rotation, in radians.
  public var angle: Float { 2 * atan2(simd_length(imag), real) }
  /// The axis of the rotation.
  public var axis: SIMD3<Float> { simd_normalize(imag) }
  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let turn = 2 * simd_cross(imag, vector)
    return vector + turn * real + simd_cross(imag, turn)
  }
  /// One rotation after another.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }
}
/// The rotation between two others, along the shortest way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = acos(Swift.min(cosine.magnitude, 1))
  guard angle > 1e-4 else { return simd_quatf(vector: simd_mix(q0.vector, end, t)).normalized }
  let parts = q0.vector * sin((1 - t) * angle) + end * sin(t * angle)
  return simd_quatf(vector: parts / sin(angle))
}

/// A quaternion, which describes a rotation.
public struct simd_quatd: Equatable, Sendable {
  /// The imaginary numbers, then the real one.
  public var vector: SIMD4<Double>

  /// Creates a quaternion from its numbers.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates the quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion from its numbers.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its real and its imaginary part.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }
  /// Creates a rotation around an axis, by an angle in radians.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: cos(angle / 2), imag: axis * sin(angle / 2))
  }

  /// The real part.
  public var real: Double { vector.w }
  /// The imaginary part.
  public var imag: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }
  /// The length.
  public var length: Double { simd_length(vector) }
  /// The quaternion with the length 1.
  public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  /// The opposite rotation.
  public var inverse: simd_quatd {
    simd_quatd(vector: conjugate.vector / simd_length_squared(vector))
  }
  /// The angle of the rotation, in radians.
  public var angle: Double { 2 * atan2(simd_length(imag), real) }
  /// The axis of the rotation.
  public var axis: SIMD3<Double> { simd_normalize(imag) }
  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let turn = 2 * simd_cross(imag, vector)
    return vector + turn * real + simd_cross(imag, turn)
  }
  /// One rotation after another.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }
}
/// The rotation between two others, along the shortest way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = acos(Swift.min(cosine.magnitude, 1))
  guard angle > 1e-4 else { return simd_quatd(vector: simd_mix(q0.vector, end, t)).normalized }
  let parts = q0.vector * sin((1 - t) * angle) + end * sin(t * angle)
  return simd_quatd(vector: parts / sin(angle))
}
