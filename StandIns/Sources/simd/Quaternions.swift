import Foundation

/// A quaternion, which describes a rotation.
public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable,
  @unchecked Sendable
{
  /// The imaginary numbers, then the real one.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion from its numbers.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Creates the quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion from its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion from its real and its imaginary part.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Creates a rotation around an axis, by an angle in radians.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The real part.
  public var real: Scalar { vector.w }
  /// The imaginary part.
  public var imag: SIMD3<Scalar> { SIMD3(vector.x, vector.y, vector.z) }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The quaternion with the length 1.
  public var normalized: SIMDQuaternion { SIMDQuaternion(vector: simd_normalize(vector)) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: SIMDQuaternion { SIMDQuaternion(real: real, imag: -imag) }
  /// The opposite rotation.
  public var inverse: SIMDQuaternion {
    SIMDQuaternion(vector: conjugate.vector / simd_length_squared(vector))
  }
  /// The angle of the rotation, in radians.
  public var angle: Scalar { 2 * Scalar(atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis of the rotation.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let turn = 2 * simd_cross(imag, vector)
    return vector + turn * real + simd_cross(imag, turn)
  }
  /// One rotation after another.
  public static func * (left: SIMDQuaternion, right: SIMDQuaternion) -> SIMDQuaternion {
    SIMDQuaternion(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: right.imag * left.real + left.imag * right.real + simd_cross(left.imag, right.imag))
  }
}
/// A quaternion, which describes a rotation.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion, which describes a rotation.
public typealias simd_quatd = SIMDQuaternion<Double>

/// The rotation between two others, along the shortest way.
public func simd_slerp<S>(
  _ q0: SIMDQuaternion<S>, _ q1: SIMDQuaternion<S>, _ t: S
) -> SIMDQuaternion<S> {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = acos(Swift.min(Double(cosine).magnitude, 1))
  guard angle > 1e-4 else { return SIMDQuaternion(vector: simd_mix(q0.vector, end, t)).normalized }
  let (first, second) = (S(sin((1 - Double(t)) * angle)), S(sin(Double(t) * angle)))
  return SIMDQuaternion(vector: (q0.vector * first + end * second) / S(sin(angle)))
}
