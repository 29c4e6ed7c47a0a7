import VitrineDisplayList
import VitrineGeometry

/// Reads the drawing of a glyph as items of a display list, in ems, y downwards.
///
/// Source: OpenType, table `COLR`, formats of `Paint`.
struct GlyphDrawing {
  private let table: ColorTable
  private let font: ShapingFont
  /// Paints that may still be read: paints can refer to each other, and a small table could
  /// describe a drawing of any size.
  private var rest = GlyphDrawing.mostPaints
  private var depth = 0

  private static let mostPaints = 4096
  private static let mostDepth = 48

  /// The items of a glyph; empty for a glyph without a drawing, and for one that is malformed or
  /// too large.
  static func items(of glyph: UInt32, in font: ShapingFont) -> [DisplayList.Item] {
    guard let table = font.face.drawings, let place = table.paint(of: glyph) else { return [] }
    var drawing = GlyphDrawing(table: table, font: font)
    return (try? drawing.items(at: place)) ?? []
  }

  private init(table: ColorTable, font: ShapingFont) {
    (self.table, self.font) = (table, font)
  }

  private mutating func items(at place: Int) throws(MalformedTable) -> [DisplayList.Item] {
    guard rest > 0, depth < GlyphDrawing.mostDepth else { throw MalformedTable() }
    (rest, depth) = (rest - 1, depth + 1)
    defer { depth -= 1 }
    switch try table.bytes.unsigned8(place) {
    case 1: return try layers(at: place)
    case 2...9:
      let paint = try ColorPaintReader(table, font.face).paint(at: place)
      return [.fill(.init(path: .everywhere, paint: paint))]
    case 10: return try outline(at: place)
    case 11:
      let glyph = UInt32(try table.bytes.unsigned16(place + 1))
      return try table.paint(of: glyph).map { (place) throws(MalformedTable) in
        try items(at: place)
      } ?? []
    case 12...31:
      let transform = try ColorTransformReader(table.bytes, font.face).transform(at: place)
      let inner = try items(at: try child(of: place, at: 1))
      return [.group(.init(effect: .transform(transform), items: inner))]
    case 32: return try composite(at: place)
    default: throw MalformedTable()
    }
  }

  private func child(of place: Int, at field: Int) throws(MalformedTable) -> Int {
    place + (try table.bytes.unsigned24(place + field))
  }

  private mutating func layers(at place: Int) throws(MalformedTable) -> [DisplayList.Item] {
    let count = try table.bytes.unsigned8(place + 1)
    let first = try table.bytes.unsigned32(place + 2)
    guard first + count <= table.layers.count else { throw MalformedTable() }
    var all: [DisplayList.Item] = []
    for index in first..<first + count {
      let offset = try table.bytes.unsigned32(table.layers.place(index))
      all += try items(at: table.layersStart + offset)
    }
    return all
  }

  /// The outline of a glyph, filled with a paint or around other items.
  private mutating func outline(at place: Int) throws(MalformedTable) -> [DisplayList.Item] {
    let glyph = UInt32(try table.bytes.unsigned16(place + 4))
    let path = OutlinePen.shared.outline(of: glyph, in: font)
    let inside = try items(at: try child(of: place, at: 1))
    if inside.count == 1, let filled = inside[0].filling(path) { return [filled] }
    return [.group(.init(effect: .clip(path, .nonZero), items: inside))]
  }

  private mutating func composite(at place: Int) throws(MalformedTable) -> [DisplayList.Item] {
    let mode = try table.bytes.unsigned8(place + 4)
    let source = try items(at: try child(of: place, at: 1))
    let backdrop = try items(at: try child(of: place, at: 5))
    guard let items = GlyphComposition.items(mode, source: source, backdrop: backdrop) else {
      throw MalformedTable()
    }
    return items
  }
}

extension Path {
  /// The area of a paint that no outline limits: that of all coordinates of most faces.
  fileprivate static let everywhere = Path.rect(Rect(x: -64, y: -64, width: 128, height: 128))
}

extension DisplayList.Item {
  /// The outline filled with a paint that no outline limits, which may be transformed; `nil` for
  /// other items.
  fileprivate func filling(_ path: Path) -> DisplayList.Item? {
    switch self {
    case .fill(let fill) where fill.path == .everywhere:
      return .fill(.init(path: path, paint: fill.paint))
    case .group(let group):
      guard case .transform(let transform) = group.effect, group.items.count == 1,
        let inverse = transform.inverted, let inner = group.items[0].filling(path.applying(inverse))
      else { return nil }
      return .group(.init(effect: .transform(transform), items: [inner]))
    default: return nil
    }
  }
}
