import Foundation

/// A matrix of 2 columns.
public struct simd_float2x2: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD2<Float>]) { self.init(columns[0], columns[1]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD2<Float>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_float2x2 {
    var result = simd_float2x2()
    for row in 0..<2 { for column in 0..<2 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Float { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_float2x2 {
    var result = simd_float2x2()
    let rows = Elimination.inverse(rows)
    for row in 0..<2 { for column in 0..<2 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Float]] { (0..<2).map { row in (0..<2).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_float2x2, right: simd_float2x2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_float2x2, right: SIMD2<Float>) -> SIMD2<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1]
  }
  /// The product of two matrices.
  public static func * (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left * right.columns.0, left * right.columns.1)
  }
  /// The product with a number.
  public static func * (left: Float, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(right.columns.0 * left, right.columns.1 * left)
  }
  /// The sum.
  public static func + (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }
  /// The difference.
  public static func - (left: simd_float2x2, right: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }
}
/// A matrix of 2 columns.
public typealias matrix_float2x2 = simd_float2x2
/// A matrix of 2 columns.
public typealias float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }

/// A matrix of 3 columns.
public struct simd_float3x3: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD3<Float>]) { self.init(columns[0], columns[1], columns[2]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD3<Float>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_float3x3 {
    var result = simd_float3x3()
    for row in 0..<3 { for column in 0..<3 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Float { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_float3x3 {
    var result = simd_float3x3()
    let rows = Elimination.inverse(rows)
    for row in 0..<3 { for column in 0..<3 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Float]] { (0..<3).map { row in (0..<3).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_float3x3, right: simd_float3x3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_float3x3, right: SIMD3<Float>) -> SIMD3<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2]
  }
  /// The product of two matrices.
  public static func * (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  /// The product with a number.
  public static func * (left: Float, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(right.columns.0 * left, right.columns.1 * left, right.columns.2 * left)
  }
  /// The sum.
  public static func + (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2)
  }
  /// The difference.
  public static func - (left: simd_float3x3, right: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2)
  }
}
/// A matrix of 3 columns.
public typealias matrix_float3x3 = simd_float3x3
/// A matrix of 3 columns.
public typealias float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }

/// A matrix of 4 columns.
public struct simd_float4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for row in 0..<4 { for column in 0..<4 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Float { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_float4x4 {
    var result = simd_float4x4()
    let rows = Elimination.inverse(rows)
    for row in 0..<4 { for column in 0..<4 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Float]] { (0..<4).map { row in (0..<4).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_float4x4, right: simd_float4x4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_float4x4, right: SIMD4<Float>) -> SIMD4<Float> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2] + left.columns
      .3 * right[3]
  }
  /// The product of two matrices.
  public static func * (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }
  /// The product with a number.
  public static func * (left: Float, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      right.columns.0 * left, right.columns.1 * left, right.columns.2 * left, right.columns.3 * left
    )
  }
  /// The sum.
  public static func + (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
  }
  /// The difference.
  public static func - (left: simd_float4x4, right: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
  }
}
/// A matrix of 4 columns.
public typealias matrix_float4x4 = simd_float4x4
/// A matrix of 4 columns.
public typealias float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }

/// A matrix of 2 columns.
public struct simd_double2x2: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD2<Double>]) { self.init(columns[0], columns[1]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD2<Double>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_double2x2 {
    var result = simd_double2x2()
    for row in 0..<2 { for column in 0..<2 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Double { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_double2x2 {
    var result = simd_double2x2()
    let rows = Elimination.inverse(rows)
    for row in 0..<2 { for column in 0..<2 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Double]] { (0..<2).map { row in (0..<2).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_double2x2, right: simd_double2x2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_double2x2, right: SIMD2<Double>) -> SIMD2<Double> {
    left.columns.0 * right[0] + left.columns.1 * right[1]
  }
  /// The product of two matrices.
  public static func * (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left * right.columns.0, left * right.columns.1)
  }
  /// The product with a number.
  public static func * (left: Double, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(right.columns.0 * left, right.columns.1 * left)
  }
  /// The sum.
  public static func + (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 + right.columns.0, left.columns.1 + right.columns.1)
  }
  /// The difference.
  public static func - (left: simd_double2x2, right: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(left.columns.0 - right.columns.0, left.columns.1 - right.columns.1)
  }
}
/// A matrix of 2 columns.
public typealias matrix_double2x2 = simd_double2x2
/// A matrix of 2 columns.
public typealias double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }

/// A matrix of 3 columns.
public struct simd_double3x3: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD3<Double>]) { self.init(columns[0], columns[1], columns[2]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD3<Double>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_double3x3 {
    var result = simd_double3x3()
    for row in 0..<3 { for column in 0..<3 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Double { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_double3x3 {
    var result = simd_double3x3()
    let rows = Elimination.inverse(rows)
    for row in 0..<3 { for column in 0..<3 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Double]] { (0..<3).map { row in (0..<3).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_double3x3, right: simd_double3x3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_double3x3, right: SIMD3<Double>) -> SIMD3<Double> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2]
  }
  /// The product of two matrices.
  public static func * (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
  }
  /// The product with a number.
  public static func * (left: Double, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(right.columns.0 * left, right.columns.1 * left, right.columns.2 * left)
  }
  /// The sum.
  public static func + (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2)
  }
  /// The difference.
  public static func - (left: simd_double3x3, right: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2)
  }
}
/// A matrix of 3 columns.
public typealias matrix_double3x3 = simd_double3x3
/// A matrix of 3 columns.
public typealias double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }

/// A matrix of 4 columns.
public struct simd_double4x4: Equatable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    columns = (c0, c1, c2, c3)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD4<Double>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD4<Double>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: simd_double4x4 {
    var result = simd_double4x4()
    for row in 0..<4 { for column in 0..<4 { result[row][column] = self[column][row] } }
    return result
  }
  /// The determinant.
  public var determinant: Double { Elimination.determinant(rows) }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: simd_double4x4 {
    var result = simd_double4x4()
    let rows = Elimination.inverse(rows)
    for row in 0..<4 { for column in 0..<4 { result[column][row] = rows[row][column] } }
    return result
  }
  private var rows: [[Double]] { (0..<4).map { row in (0..<4).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: simd_double4x4, right: simd_double4x4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: simd_double4x4, right: SIMD4<Double>) -> SIMD4<Double> {
    left.columns.0 * right[0] + left.columns.1 * right[1] + left.columns.2 * right[2] + left.columns
      .3 * right[3]
  }
  /// The product of two matrices.
  public static func * (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3
    )
  }
  /// The product with a number.
  public static func * (left: Double, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      right.columns.0 * left, right.columns.1 * left, right.columns.2 * left, right.columns.3 * left
    )
  }
  /// The sum.
  public static func + (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
      left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
  }
  /// The difference.
  public static func - (left: simd_double4x4, right: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(
      left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
      left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
  }
}
/// A matrix of 4 columns.
public typealias matrix_double4x4 = simd_double4x4
/// A matrix of 4 columns.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// The product of two matrices.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
/// The product with a vector.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
/// The inverse.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// The matrix with its rows as columns.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// The determinant.
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }

/// Gaussian elimination with pivots.
private enum Elimination {
  static func determinant<S: FloatingPoint>(_ rows: [[S]]) -> S {
    reduced(rows, with: []).determinant
  }

  static func inverse<S: FloatingPoint>(_ rows: [[S]]) -> [[S]] {
    let unit = rows.indices.map { row in rows.indices.map { $0 == row ? S(1) : 0 } }
    return reduced(rows, with: unit).right
  }

  private static func reduced<S: FloatingPoint>(
    _ rows: [[S]], with right: [[S]]
  ) -> (determinant: S, right: [[S]]) {
    var (rows, right) = (rows, right)
    var determinant = S(1)
    for column in rows.indices {
      let pivot =
        rows.indices[column...].max {
          rows[$0][column].magnitude < rows[$1][column].magnitude
        } ?? column
      if pivot != column {
        rows.swapAt(pivot, column)
        if !right.isEmpty { right.swapAt(pivot, column) }
        determinant.negate()
      }
      let value = rows[column][column]
      determinant *= value
      for row in rows.indices where row != column {
        let factor = rows[row][column] / value
        for index in rows.indices { rows[row][index] -= factor * rows[column][index] }
        if !right.isEmpty {
          for index in rows.indices { right[row][index] -= factor * right[column][index] }
        }
      }
    }
    for row in right.indices {
      for index in right.indices { right[row][index] /= rows[row][row] }
    }
    return (determinant, right)
  }
}
