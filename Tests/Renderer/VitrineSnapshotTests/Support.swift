import VitrineDisplayList

/// A picture for tests, from pixels with alpha, red, green and blue.
struct Canvas {
  private let width: Int
  private let height: Int
  private var words: [UInt32]

  /// A picture of one colour.
  init(_ width: Int, _ height: Int, fill: UInt32 = 0xffff_ffff) {
    self.width = width
    self.height = height
    words = Array(repeating: fill, count: width * height)
  }

  subscript(column: Int, row: Int) -> UInt32 {
    get { words[row * width + column] }
    set { words[row * width + column] = newValue }
  }

  /// Fills a rectangle.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ word: UInt32) {
    for row in rows { for column in columns { self[column, row] = word } }
  }

  /// An opaque grey.
  static func grey(_ value: UInt32) -> UInt32 { 0xff00_0000 | value << 16 | value << 8 | value }

  /// The picture.
  var bitmap: Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: words.flatMap { word in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
      })
  }
}
