import Vitrine
import VitrineCairo
import VitrineCommandLine
import VitrineDisplayList
import VitrineGeometry
import VitrineSnapshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows pictures in a terminal.
package struct InlinePicture {
  private let format: InlineFormat
  private let columns: Int
  /// The maximum height of a picture, in lines; `nil` is unlimited.
  private let rows: Int?

  /// Creates pictures for a terminal of `columns` characters.
  package init(_ format: InlineFormat, columns: Int = System.terminalColumns, rows: Int? = nil) {
    self.format = format
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal, in pixels.
  package var room: Size {
    let lines = rows ?? System.terminalRows
    // Cells of terminals that show pixels measure about 8 by 16.
    let cell = format == .blocks ? BlockPicture.cell : (width: 8, height: 16)
    return Size(width: Double(columns * cell.width), height: Double(lines * cell.height))
  }

  /// Shows a picture.
  ///
  /// - Throws: `CommandError` when the output is closed.
  package func print(_ bitmap: Bitmap, on console: Console) throws(CommandError) {
    let text = text(bitmap)
    if !text.isEmpty { try console.write(Array((text + "\n").utf8)) }
  }

  /// Returns the picture as the terminal reads it; empty if it shows none.
  package func text(_ bitmap: Bitmap) -> String {
    guard bitmap.width > 0, bitmap.height > 0 else { return "" }
    switch format {
    case .off, .auto: return ""
    case .kitty: return png(bitmap).map(kitty) ?? ""
    case .iterm: return png(bitmap).map { iterm($0, width: bitmap.width) } ?? ""
    case .sixel: return SixelPicture.text(fitted(bitmap))
    case .blocks: return BlockPicture.text(fitted(bitmap))
    }
  }

  private func png(_ bitmap: Bitmap) -> [UInt8]? { try? PNGEncoder().encode(bitmap) }

  /// Source: kitty's documentation, "Terminal graphics protocol"; pieces of at most 4,096 bytes.
  private func kitty(_ png: [UInt8]) -> String {
    let text = Array(Data(png).base64EncodedString().utf8)
    let starts = stride(from: 0, to: text.count, by: 4096)
    return starts.map { start in
      let end = min(start + 4096, text.count)
      let control = start == 0 ? "a=T,f=100," : ""
      let piece = String(decoding: text[start..<end], as: UTF8.self)
      return "\u{1B}_G\(control)m=\(end < text.count ? 1 : 0);\(piece)\u{1B}\\"
    }.joined()
  }

  /// Source: iTerm2's documentation, "Inline Images Protocol".
  private func iterm(_ png: [UInt8], width: Int) -> String {
    let text = Data(png).base64EncodedString()
    let cells = min(columns, max(1, width / 8))
    return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(cells):\(text)\u{7}"
  }

  /// Returns the picture scaled down to the terminal; each pixel is the mean of those it covers.
  private func fitted(_ bitmap: Bitmap) -> Bitmap {
    var width = min(Double(bitmap.width), room.width)
    if rows != nil {
      width = min(width, room.height * Double(bitmap.width) / Double(bitmap.height))
    }
    return bitmap.reduced(toWidth: max(1, Int(width)))
  }
}

/// Sixel graphics: bands of six rows, with each colour of a band by itself.
///
/// Source: DEC, "VT330/VT340 Programmer Reference Manual", chapter 14.
package enum SixelPicture {
  /// Returns the picture in 216 colours, six steps a component.
  package static func text(_ bitmap: Bitmap) -> String {
    var text = "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)"
    for color in 0..<216 {
      let parts = [color / 36, color / 6 % 6, color % 6].map { String($0 * 20) }
      text += "#\(color);2;\(parts.joined(separator: ";"))"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) { text += band(bitmap, top) + "-" }
    return text + "\u{1B}\\"
  }

  private static func band(_ bitmap: Bitmap, _ top: Int) -> String {
    var bits: [Int: [UInt8]] = [:]
    for row in top..<min(top + 6, bitmap.height) {
      for column in 0..<bitmap.width {
        let color = color(bitmap, column, row)
        bits[color, default: Array(repeating: 0, count: bitmap.width)][column] |=
          1 << UInt8(row - top)
      }
    }
    return bits.sorted { $0.key < $1.key }.map { color, columns in
      "#\(color)" + packed(columns)
    }.joined(separator: "$")
  }

  /// Returns columns as characters, with repetitions as counts.
  private static func packed(_ columns: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < columns.count {
      let end = columns[start...].firstIndex { $0 != columns[start] } ?? columns.count
      let letter = String(Unicode.Scalar(63 + columns[start]))
      text +=
        end - start > 3
        ? "!\(end - start)\(letter)"
        : String(repeating: letter, count: end - start)
      start = end
    }
    return text
  }

  private static func color(_ bitmap: Bitmap, _ column: Int, _ row: Int) -> Int {
    let place = (row * bitmap.width + column) * 4
    func step(_ offset: Int) -> Int { (Int(bitmap.pixels[place + offset]) * 5 + 127) / 255 }
    return step(2) * 36 + step(1) * 6 + step(0)
  }
}
