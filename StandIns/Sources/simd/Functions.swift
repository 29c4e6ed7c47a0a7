// Functions on vectors: with Apple's names in C, and those that Swift's overlay adds.

/// The dot product.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// The dot product.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  dot(x, y)
}
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum()
}
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x)
}
/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}
/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(x)
}
/// The distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length(y - x)
}
/// The distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance(x, y)
}
/// The square of the distance between two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(y - x)
}
/// The square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}
/// The vector with the length 1.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / length(x)
}
/// The vector with the length 1.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  normalize(x)
}
/// The vector between two others.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The vector between two others.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}
/// The vector between two others.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// The vector between two others.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  mix(x, y, t: t)
}
/// The fractions of all numbers.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x - x.rounded(.down)
}
/// The fractions of all numbers.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  fract(x)
}
/// The signs of all numbers.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V().replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// The signs of all numbers.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  sign(x)
}
/// 0 below an edge and 1 above it.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// 0 below an edge and 1 above it.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  step(x, edge: edge)
}
/// The part of a vector along another one.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (dot(x, y) / dot(y, y))
}
/// The part of a vector along another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  project(x, y)
}
/// The vector, mirrored at a plane.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * dot(x, n))
}
/// The vector, mirrored at a plane.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  reflect(x, n: n)
}
/// The reciprocals of all numbers.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  1 / x
}
/// The reciprocals of all numbers.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  recip(x)
}
/// All numbers, rounded up.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.up)
}
/// All numbers, rounded up.
public func simd_ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  ceil(x)
}
/// All numbers, rounded down.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.down)
}
/// All numbers, rounded down.
public func simd_floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  floor(x)
}
/// All numbers, rounded toward zero.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.rounded(.towardZero)
}
/// All numbers, rounded toward zero.
public func simd_trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  trunc(x)
}
/// A smooth step between two edges.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  { (t: V) in t * t * (3 - 2 * t) }(
    clamp((x - edge0) / (edge1 - edge0), min: V(), max: V(repeating: 1)))
}
/// A smooth step between two edges.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  smoothstep(x, edge0: edge0, edge1: edge1)
}
/// The smaller numbers of two vectors.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}
/// The smaller numbers of two vectors.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  min(x, y)
}
/// The greater numbers of two vectors.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}
/// The greater numbers of two vectors.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  max(x, y)
}
/// All numbers, between two others.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}
/// All numbers, between two others.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  clamp(x, min: min, max: max)
}
/// The smallest number.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.min()
}
/// The smallest number.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  reduce_min(x)
}
/// The greatest number.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  x.max()
}
/// The greatest number.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable {
  reduce_max(x)
}
/// The sum of all numbers.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum()
}
/// The sum of all numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  x.sum()
}
/// The sum of all numbers.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// The sum of all numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// The magnitudes of all numbers.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// The magnitudes of all numbers.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  abs(x)
}
/// The cross product.
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product, whose first two numbers are 0.
public func cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// The cross product.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The cross product, whose first two numbers are 0.
public func simd_cross<S: FloatingPoint>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Whether all numbers of two vectors are equal.
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }
