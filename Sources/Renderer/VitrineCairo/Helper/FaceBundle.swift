/// Faces one after the other, as they travel between a process and its helper: how many there are,
/// and before each of them its length, in four bytes, the highest first.
enum FaceBundle {
  /// The maximum number of bytes beside the faces.
  static let mostHeadBytes = 4 + 4 * FontUnpacker.mostFaces

  /// The faces in one.
  static func bytes(_ faces: [[UInt8]]) -> [UInt8] {
    number(faces.count) + faces.flatMap { number($0.count) + $0 }
  }

  /// The faces of a bundle; `nil` for an inconsistent one.
  static func faces(_ bytes: [UInt8]) -> [[UInt8]]? {
    let reader = ByteReader(bytes[...])
    guard let count = reader.long(0), count <= FontUnpacker.mostFaces else { return nil }
    var faces: [[UInt8]] = []
    var offset = 4
    for _ in 0..<count {
      guard let length = reader.long(offset), length <= reader.count - offset - 4 else {
        return nil
      }
      faces.append(Array(reader[(offset + 4)..<(offset + 4 + length)]))
      offset += 4 + length
    }
    return offset == reader.count ? faces : nil
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
