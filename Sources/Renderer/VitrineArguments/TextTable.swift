/// Columns of text, two spaces apart.
package enum TextTable {
  /// Returns a line for each row; the columns of `numbers` are right-aligned, others left-aligned.
  package static func text(_ rows: [[String]], numbers: Set<Int> = []) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return numbers.contains(column) ? room + cell : cell + room
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
