import VitrineFreeType

/// Faces one after the other, as they travel between a process and its helper: how many there are,
/// and before each of them its length, in four bytes, the highest first.
enum FaceBundle {
  /// Most bytes beside the faces.
  static let mostHeadBytes = 4 + 4 * FontUnpacker.mostFaces

  /// The faces in one.
  static func bytes(_ faces: [[UInt8]]) -> [UInt8] {
    number(faces.count) + faces.flatMap { number($0.count) + $0 }
  }

  /// The faces of a bundle; `nil` for one that does not keep its word.
  static func faces(_ bytes: [UInt8]) -> [[UInt8]]? {
    var rest = bytes[...]
    guard let count = number(&rest), count <= FontUnpacker.mostFaces else { return nil }
    var faces: [[UInt8]] = []
    for _ in 0..<count {
      guard let length = number(&rest), length <= rest.count else { return nil }
      faces.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? faces : nil
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    defer { bytes = bytes.dropFirst(4) }
    return bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}
