import Foundation

/// A vector of 2 numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 3 numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 4 numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 8 numbers.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 8 numbers.
public typealias vector_float8 = SIMD8<Float>
/// A vector of 2 numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 numbers.
public typealias vector_double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 numbers.
public typealias vector_double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 numbers.
public typealias vector_double4 = SIMD4<Double>
/// A vector of 8 numbers.
public typealias simd_double8 = SIMD8<Double>
/// A vector of 8 numbers.
public typealias vector_double8 = SIMD8<Double>
/// A vector of 2 numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 2 numbers.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of 3 numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 3 numbers.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of 4 numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 4 numbers.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of 8 numbers.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of 8 numbers.
public typealias vector_int8 = SIMD8<Int32>
/// A vector of 2 numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 2 numbers.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of 3 numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 3 numbers.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of 4 numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 4 numbers.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of 8 numbers.
public typealias simd_uint8 = SIMD8<UInt32>
/// A vector of 8 numbers.
public typealias vector_uint8 = SIMD8<UInt32>
/// A vector of 2 numbers.
public typealias simd_short2 = SIMD2<Int16>
/// A vector of 2 numbers.
public typealias vector_short2 = SIMD2<Int16>
/// A vector of 3 numbers.
public typealias simd_short3 = SIMD3<Int16>
/// A vector of 3 numbers.
public typealias vector_short3 = SIMD3<Int16>
/// A vector of 4 numbers.
public typealias simd_short4 = SIMD4<Int16>
/// A vector of 4 numbers.
public typealias vector_short4 = SIMD4<Int16>
/// A vector of 8 numbers.
public typealias simd_short8 = SIMD8<Int16>
/// A vector of 8 numbers.
public typealias vector_short8 = SIMD8<Int16>
/// A vector of 2 numbers.
public typealias simd_ushort2 = SIMD2<UInt16>
/// A vector of 2 numbers.
public typealias vector_ushort2 = SIMD2<UInt16>
/// A vector of 3 numbers.
public typealias simd_ushort3 = SIMD3<UInt16>
/// A vector of 3 numbers.
public typealias vector_ushort3 = SIMD3<UInt16>
/// A vector of 4 numbers.
public typealias simd_ushort4 = SIMD4<UInt16>
/// A vector of 4 numbers.
public typealias vector_ushort4 = SIMD4<UInt16>
/// A vector of 8 numbers.
public typealias simd_ushort8 = SIMD8<UInt16>
/// A vector of 8 numbers.
public typealias vector_ushort8 = SIMD8<UInt16>
/// A vector of 2 numbers.
public typealias simd_char2 = SIMD2<Int8>
/// A vector of 2 numbers.
public typealias vector_char2 = SIMD2<Int8>
/// A vector of 3 numbers.
public typealias simd_char3 = SIMD3<Int8>
/// A vector of 3 numbers.
public typealias vector_char3 = SIMD3<Int8>
/// A vector of 4 numbers.
public typealias simd_char4 = SIMD4<Int8>
/// A vector of 4 numbers.
public typealias vector_char4 = SIMD4<Int8>
/// A vector of 8 numbers.
public typealias simd_char8 = SIMD8<Int8>
/// A vector of 8 numbers.
public typealias vector_char8 = SIMD8<Int8>
/// A vector of 2 numbers.
public typealias simd_uchar2 = SIMD2<UInt8>
/// A vector of 2 numbers.
public typealias vector_uchar2 = SIMD2<UInt8>
/// A vector of 3 numbers.
public typealias simd_uchar3 = SIMD3<UInt8>
/// A vector of 3 numbers.
public typealias vector_uchar3 = SIMD3<UInt8>
/// A vector of 4 numbers.
public typealias simd_uchar4 = SIMD4<UInt8>
/// A vector of 4 numbers.
public typealias vector_uchar4 = SIMD4<UInt8>
/// A vector of 8 numbers.
public typealias simd_uchar8 = SIMD8<UInt8>
/// A vector of 8 numbers.
public typealias vector_uchar8 = SIMD8<UInt8>
/// A vector of 2 numbers.
public typealias simd_long2 = SIMD2<Int>
/// A vector of 2 numbers.
public typealias vector_long2 = SIMD2<Int>
/// A vector of 3 numbers.
public typealias simd_long3 = SIMD3<Int>
/// A vector of 3 numbers.
public typealias vector_long3 = SIMD3<Int>
/// A vector of 4 numbers.
public typealias simd_long4 = SIMD4<Int>
/// A vector of 4 numbers.
public typealias vector_long4 = SIMD4<Int>
/// A vector of 8 numbers.
public typealias simd_long8 = SIMD8<Int>
/// A vector of 8 numbers.
public typealias vector_long8 = SIMD8<Int>
/// A vector of 2 numbers.
public typealias simd_ulong2 = SIMD2<UInt>
/// A vector of 2 numbers.
public typealias vector_ulong2 = SIMD2<UInt>
/// A vector of 3 numbers.
public typealias simd_ulong3 = SIMD3<UInt>
/// A vector of 3 numbers.
public typealias vector_ulong3 = SIMD3<UInt>
/// A vector of 4 numbers.
public typealias simd_ulong4 = SIMD4<UInt>
/// A vector of 4 numbers.
public typealias vector_ulong4 = SIMD4<UInt>
/// A vector of 8 numbers.
public typealias simd_ulong8 = SIMD8<UInt>
/// A vector of 8 numbers.
public typealias vector_ulong8 = SIMD8<UInt>
/// A vector of 2 numbers.
public typealias float2 = SIMD2<Float>
/// A vector of 3 numbers.
public typealias float3 = SIMD3<Float>
/// A vector of 4 numbers.
public typealias float4 = SIMD4<Float>
/// A vector of 2 numbers.
public typealias double2 = SIMD2<Double>
/// A vector of 3 numbers.
public typealias double3 = SIMD3<Double>
/// A vector of 4 numbers.
public typealias double4 = SIMD4<Double>
/// A vector of 2 numbers.
public typealias int2 = SIMD2<Int32>
/// A vector of 3 numbers.
public typealias int3 = SIMD3<Int32>
/// A vector of 4 numbers.
public typealias int4 = SIMD4<Int32>
/// A vector of 2 numbers.
public typealias uint2 = SIMD2<UInt32>
/// A vector of 3 numbers.
public typealias uint3 = SIMD3<UInt32>
/// A vector of 4 numbers.
public typealias uint4 = SIMD4<UInt32>
