/// Gaussian elimination with pivots.
struct Elimination<Scalar: FloatingPoint> {
  private(set) var determinant = Scalar(1)
  /// The rows of the inverse.
  private(set) var inverse: [[Scalar]]

  init(_ rows: [[Scalar]]) {
    var rows = rows
    inverse = rows.indices.map { row in rows.indices.map { $0 == row ? Scalar(1) : 0 } }
    for column in rows.indices {
      let pivot =
        rows.indices[column...].max {
          rows[$0][column].magnitude < rows[$1][column].magnitude
        } ?? column
      if pivot != column {
        rows.swapAt(pivot, column)
        inverse.swapAt(pivot, column)
        determinant.negate()
      }
      let value = rows[column][column]
      determinant *= value
      for row in rows.indices where row != column {
        let factor = rows[row][column] / value
        for index in rows.indices {
          rows[row][index] -= factor * rows[column][index]
          inverse[row][index] -= factor * inverse[column][index]
        }
      }
    }
    for row in rows.indices {
      for index in rows.indices { inverse[row][index] /= rows[row][row] }
    }
  }
}
