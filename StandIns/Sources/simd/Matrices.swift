// Matrices of two to four columns, with Apple's names for those of `Float` and `Double`.

/// A matrix with as many rows as columns.
public protocol SquareMatrix: Equatable, Sendable {
  /// A column.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

  /// Creates a matrix from its columns.
  init(_ columns: [Column])
  /// A column.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  private static var indices: Range<Int> { 0..<Column.scalarCount }
  private var rows: [[Column.Scalar]] {
    Self.indices.map { row in Self.indices.map { self[$0][row] } }
  }

  /// Creates a matrix of zeros.
  public init() { self.init(Self.indices.map { _ in Column() }) }
  /// Creates a matrix with numbers on its diagonal.
  public init(diagonal: Column) {
    self.init()
    for index in Self.indices { self[index][index] = diagonal[index] }
  }
  /// Creates a matrix with one number on its diagonal.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  public var transpose: Self { Self(rows.map { Column($0) }) }
  /// The determinant.
  public var determinant: Column.Scalar { Elimination(rows).determinant }
  /// The inverse; a matrix without one has numbers that are not finite.
  public var inverse: Self { Self(Elimination(rows).inverse.map { Column($0) }).transpose }

  /// Whether two matrices are equal.
  public static func == (left: Self, right: Self) -> Bool {
    indices.allSatisfy { left[$0] == right[$0] }
  }
  /// The product with a vector.
  public static func * (left: Self, right: Column) -> Column {
    indices.reduce(Column()) { $0 + left[$1] * right[$1] }
  }
  /// The product of two matrices.
  public static func * (left: Self, right: Self) -> Self { Self(indices.map { left * right[$0] }) }
  /// The product with a number.
  public static func * (left: Column.Scalar, right: Self) -> Self {
    Self(indices.map { right[$0] * left })
  }
  /// The sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(indices.map { left[$0] + right[$0] })
  }
  /// The difference.
  public static func - (left: Self, right: Self) -> Self {
    Self(indices.map { left[$0] - right[$0] })
  }
}

/// A matrix of 2 columns.
public struct SquareMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) { columns = (c0, c1) }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD2<Scalar>]) { self.init(columns[0], columns[1]) }

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
}

/// A matrix of 3 columns.
public struct SquareMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// Creates a matrix from its columns.
  public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) {
    columns = (c0, c1, c2)
  }
  /// Creates a matrix from its columns.
  public init(_ columns: [SIMD3<Scalar>]) { self.init(columns[0], columns[1], columns[2]) }

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
}

/// A matrix of 4 columns.
public struct SquareMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

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
}
