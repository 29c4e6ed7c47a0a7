import VitrineGeometry

/// Reads the transform of a paint, in ems, y downwards.
struct ColorTransformReader {
  private let bytes: TableBytes
  private let unitsPerEm: Double

  init(_ bytes: TableBytes, _ face: Typeface) {
    self.bytes = bytes
    unitsPerEm = Double(max(face.unitsPerEm, 1))
  }

  /// The transform of the paint at a place, whose format is one of 12...31.
  func transform(at place: Int) throws(MalformedTable) -> AffineTransform {
    let format = try bytes.unsigned8(place)
    let numbers = place + 4
    switch format {
    case 12, 13: return try matrix(at: place + (try bytes.unsigned24(numbers)))
    case 14, 15:
      let move = try point(numbers)
      return .translation(x: move.x, y: move.y)
    case 16...23:
      let isUniform = format >= 20
      let x = try bytes.fraction(numbers)
      let y = isUniform ? x : try bytes.fraction(numbers + 2)
      let scale = AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
      let hasCenter = format & 2 == 2
      return hasCenter ? scale.around(try point(numbers + (isUniform ? 2 : 4))) : scale
    case 24...27:
      // Half turns, counterclockwise.
      let angle = -Double.pi * (try bytes.fraction(numbers))
      let (sine, cosine) = sineAndCosine(angle)
      let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      return format >= 26 ? turn.around(try point(numbers + 2)) : turn
    default: return try skew(at: numbers, hasCenter: format >= 30)
    }
  }

  private func matrix(at place: Int) throws(MalformedTable) -> AffineTransform {
    AffineTransform(
      a: try bytes.fixed(place), b: -(try bytes.fixed(place + 4)),
      c: -(try bytes.fixed(place + 8)), d: try bytes.fixed(place + 12),
      tx: try bytes.fixed(place + 16) / unitsPerEm, ty: -(try bytes.fixed(place + 20)) / unitsPerEm)
  }

  private func skew(at place: Int, hasCenter: Bool) throws(MalformedTable) -> AffineTransform {
    let x = tangent(Double.pi * (try bytes.fraction(place)))
    let y = tangent(Double.pi * (try bytes.fraction(place + 2)))
    let skew = AffineTransform(a: 1, b: -y, c: x, d: 1, tx: 0, ty: 0)
    return hasCenter ? skew.around(try point(place + 4)) : skew
  }

  /// A point of two numbers in units of the face.
  func point(_ place: Int) throws(MalformedTable) -> Point {
    Point(
      x: Double(try bytes.signed16(place)) / unitsPerEm,
      y: -Double(try bytes.signed16(place + 2)) / unitsPerEm)
  }

  /// A length in units of the face.
  func length(_ place: Int) throws(MalformedTable) -> Double {
    Double(try bytes.unsigned16(place)) / unitsPerEm
  }
}
