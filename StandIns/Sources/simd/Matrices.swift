// Matrices of two to four columns, with Apple's names for those of `Float` and `Double`.

/// A matrix of 2 columns.
public struct SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) { columns = (c0, c1) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD2<Scalar>]) { self.init(columns[0], columns[1]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD2<Scalar>) {
    self.init()
    for index in 0..<2 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD2<Scalar>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get { [columns.0, columns.1][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: SquareMatrix2 { SquareMatrix2(rows.map { SIMD2<Scalar>($0) }) }
  /// The determinant.
  public var determinant: Scalar { Elimination(rows).determinant }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: SquareMatrix2 {
    SquareMatrix2(Elimination(rows).inverse.map { SIMD2<Scalar>($0) }).transpose
  }
  private var rows: [[Scalar]] { (0..<2).map { row in (0..<2).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: SquareMatrix2, right: SquareMatrix2) -> Bool {
    (0..<2).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: SquareMatrix2, right: SIMD2<Scalar>) -> SIMD2<Scalar> {
    (0..<2).reduce(SIMD2<Scalar>.zero) { $0 + left[$1] * right[$1] }
  }
  /// The product of two matrices.
  public static func * (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left * right[$0] })
  }
  /// The product with a number.
  public static func * (left: Scalar, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { right[$0] * left })
  }
  /// The sum.
  public static func + (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left[$0] + right[$0] })
  }
  /// The difference.
  public static func - (left: SquareMatrix2, right: SquareMatrix2) -> SquareMatrix2 {
    SquareMatrix2((0..<2).map { left[$0] - right[$0] })
  }
}

/// A matrix of 3 columns.
public struct SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) {
    columns = (c0, c1, c2)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD3<Scalar>]) { self.init(columns[0], columns[1], columns[2]) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD3<Scalar>) {
    self.init()
    for index in 0..<3 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get { [columns.0, columns.1, columns.2][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: SquareMatrix3 { SquareMatrix3(rows.map { SIMD3<Scalar>($0) }) }
  /// The determinant.
  public var determinant: Scalar { Elimination(rows).determinant }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: SquareMatrix3 {
    SquareMatrix3(Elimination(rows).inverse.map { SIMD3<Scalar>($0) }).transpose
  }
  private var rows: [[Scalar]] { (0..<3).map { row in (0..<3).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: SquareMatrix3, right: SquareMatrix3) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: SquareMatrix3, right: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (0..<3).reduce(SIMD3<Scalar>.zero) { $0 + left[$1] * right[$1] }
  }
  /// The product of two matrices.
  public static func * (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left * right[$0] })
  }
  /// The product with a number.
  public static func * (left: Scalar, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { right[$0] * left })
  }
  /// The sum.
  public static func + (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left[$0] + right[$0] })
  }
  /// The difference.
  public static func - (left: SquareMatrix3, right: SquareMatrix3) -> SquareMatrix3 {
    SquareMatrix3((0..<3).map { left[$0] - right[$0] })
  }
}

/// A matrix of 4 columns.
public struct SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Equatable,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// Creates a matrix from its columns.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>) {
    columns = (c0, c1, c2, c3)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD4<Scalar>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: SIMD4<Scalar>) {
    self.init()
    for index in 0..<4 { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

  /// A column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
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
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: SquareMatrix4 { SquareMatrix4(rows.map { SIMD4<Scalar>($0) }) }
  /// The determinant.
  public var determinant: Scalar { Elimination(rows).determinant }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: SquareMatrix4 {
    SquareMatrix4(Elimination(rows).inverse.map { SIMD4<Scalar>($0) }).transpose
  }
  private var rows: [[Scalar]] { (0..<4).map { row in (0..<4).map { self[$0][row] } } }

  /// Whether two matrices are equal.
  public static func == (left: SquareMatrix4, right: SquareMatrix4) -> Bool {
    (0..<4).allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: SquareMatrix4, right: SIMD4<Scalar>) -> SIMD4<Scalar> {
    (0..<4).reduce(SIMD4<Scalar>.zero) { $0 + left[$1] * right[$1] }
  }
  /// The product of two matrices.
  public static func * (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { left * right[$0] })
  }
  /// The product with a number.
  public static func * (left: Scalar, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { right[$0] * left })
  }
  /// The sum.
  public static func + (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { left[$0] + right[$0] })
  }
  /// The difference.
  public static func - (left: SquareMatrix4, right: SquareMatrix4) -> SquareMatrix4 {
    SquareMatrix4((0..<4).map { left[$0] - right[$0] })
  }
}
