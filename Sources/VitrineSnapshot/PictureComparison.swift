import VitrineCairo
import VitrineModel

/// The exact comparison of two pictures.
///
/// Two pixels are equal when all four components are, or when both are invisible.
public struct PictureComparison: Hashable, Sendable {
  /// How many pixels differ.
  public let count: Int
  /// The smallest box that holds them, in pixels; `nil` when the sizes differ or nothing does.
  public let box: Rect?
  /// Sizes of the expected and the actual picture, in pixels.
  public let sizes: [Size]

  /// Compares two pictures.
  package init(expected: Bitmap, actual: Bitmap) {
    sizes = [expected, actual].map {
      Size(width: Double($0.width), height: Double($0.height))
    }
    guard sizes[0] == sizes[1] else {
      count = max(expected.width * expected.height, actual.width * actual.height)
      box = nil
      return
    }
    let differing = PictureComparison.differing(expected, actual)
    count = differing.count
    box = PictureComparison.box(of: differing, width: expected.width)
  }

  /// Whether the pictures show the same.
  public var isIdentical: Bool { count == 0 }

  /// One line that says how the pictures differ.
  public var summary: String {
    guard sizes[0] == sizes[1] else {
      let text = sizes.map { "\(Int($0.width))×\(Int($0.height))" }
      return "size is \(text[1]) pixels, expected \(text[0])"
    }
    guard let box else { return "identical" }
    return "\(count) pixels differ, all within \(Int(box.minX)),\(Int(box.minY)) "
      + "\(Int(box.width))×\(Int(box.height))"
  }

  /// Indices of the pixels that differ.
  static func differing(_ expected: Bitmap, _ actual: Bitmap) -> [Int] {
    guard expected.pixels != actual.pixels else { return [] }
    return expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        let left = first.bindMemory(to: UInt32.self)
        let right = second.bindMemory(to: UInt32.self)
        // Premultiplied pixels without coverage are all zero, so invisible ones compare equal.
        return left.indices.filter { left[$0] != right[$0] }
      }
    }
  }

  private static func box(of indices: [Int], width: Int) -> Rect? {
    guard let first = indices.first, let last = indices.last else { return nil }
    let columns = indices.map { $0 % width }
    guard let left = columns.min(), let right = columns.max() else { return nil }
    let top = first / width
    return Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(last / width - top + 1))
  }
}
