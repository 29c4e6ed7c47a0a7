import CVitrineQRCode

/// A QR code, with which a phone opens an address.
///
/// It holds bytes with error correction of level M, as libqrencode encodes them.
package struct QRCode: Sendable {
  /// The width of the empty margin, in modules.
  ///
  /// Source: ISO/IEC 18004.
  package static let margin = 4

  /// The number of modules along an edge, without the margin.
  package let size: Int

  private let isDark: [Bool]

  /// Encodes a text; `nil` if it has more than 2,331 bytes in UTF-8, or libqrencode is not installed.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= 2331, let code = vitrine_qrcode_encode(Int32(bytes.count), bytes) else {
      return nil
    }
    defer { vitrine_qrcode_free(code) }
    let width = Int(code.pointee.width)
    guard let modules = code.pointee.data, (1...177).contains(width) else { return nil }
    size = width
    isDark = (0..<width * width).map { modules[$0] & 1 == 1 }
  }

  /// Returns whether a module is dark; modules outside the code are not.
  package func isDark(row: Int, column: Int) -> Bool {
    (0..<size).contains(row) && (0..<size).contains(column) && isDark[row * size + column]
  }

  /// An image in SVG, black on white, with the margin.
  package var svg: String {
    let side = size + 2 * QRCode.margin
    var path = ""
    for row in 0..<size {
      for column in 0..<size where isDark(row: row, column: column) {
        path += "M\(column + QRCode.margin) \(row + QRCode.margin)h1v1h-1z"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
      <path fill="#fff" d="M0 0h\(side)v\(side)h-\(side)z"/><path d="\(path)"/></svg>
      """
  }

  /// The code as lines of block elements, each of which is two modules high, with the margin.
  ///
  /// Light modules are filled, for terminals with a dark background; scanners accept both.
  package var lines: [String] {
    let columns = -QRCode.margin..<size + QRCode.margin
    return stride(from: -QRCode.margin, to: size + QRCode.margin, by: 2).map { row in
      String(
        columns.map { column in
          switch (isDark(row: row, column: column), isDark(row: row + 1, column: column)) {
          case (false, false): "█"
          case (false, true): "▀"
          case (true, false): "▄"
          case (true, true): " "
          }
        })
    }
  }
}
