// Names of matrices in C and in Swift, and functions in C's way.

/// A matrix of 2 columns.
public typealias simd_float2x2 = SquareMatrix2<Float>
/// A matrix of 2 columns.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of 2 columns.
public typealias float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// A matrix of 3 columns.
public typealias simd_float3x3 = SquareMatrix3<Float>
/// A matrix of 3 columns.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of 3 columns.
public typealias float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// A matrix of 4 columns.
public typealias simd_float4x4 = SquareMatrix4<Float>
/// A matrix of 4 columns.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of 4 columns.
public typealias float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// A matrix of 2 columns.
public typealias simd_double2x2 = SquareMatrix2<Double>
/// A matrix of 2 columns.
public typealias matrix_double2x2 = simd_double2x2
/// A matrix of 2 columns.
public typealias double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// A matrix of 3 columns.
public typealias simd_double3x3 = SquareMatrix3<Double>
/// A matrix of 3 columns.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of 3 columns.
public typealias double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// A matrix of 4 columns.
public typealias simd_double4x4 = SquareMatrix4<Double>
/// A matrix of 4 columns.
public typealias matrix_double4x4 = simd_double4x4
/// A matrix of 4 columns.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The product of two matrices.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The product with a vector.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// The inverse.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// The determinant.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
