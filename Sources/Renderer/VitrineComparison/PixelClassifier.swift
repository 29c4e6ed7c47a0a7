/// Classifies the difference of every pixel of two pictures of the same size.
///
/// The first rule that applies decides:
/// 1. every premultiplied component within 2: imperceptible;
/// 2. perceptual distance at most 2: imperceptible;
/// 3. all neighbours are equal in either picture: changed, as no edge is near;
/// 4. structural similarity below 0.99: changed;
/// 5. distance above 25, and neither pixel looks anti-aliased: changed;
/// 6. otherwise noise.
struct PixelClassifier {
  /// The classes of all pixels, from the top left.
  private(set) var classes: [PixelClass]
  /// The rows with differences, from the top.
  private(set) var rows: [Int] = []
  /// The largest perceptual distance of two pixels.
  private(set) var maximumDistance: Float = 0
  /// The largest difference of a premultiplied component.
  private(set) var maximumDifference = 0

  private let expected: PixelGrid
  private let actual: PixelGrid
  private var distance = PerceptualDistance()
  /// The tiles with pixels to which the first three rules do not apply.
  private var open: [Int: [Int]] = [:]

  private static let largestInvisibleStep = 2
  private static let largestInvisibleDistance: Float = 2
  private static let smallestSimilarity: Float = 0.99
  private static let largestNoise: Float = 25

  /// Classifies all pixels except those in `ignored`.
  init(_ expected: PixelGrid, _ actual: PixelGrid, ignoring ignored: IgnoredPixels) {
    self.expected = expected
    self.actual = actual
    classes = Array(repeating: .same, count: expected.width * expected.height)
    rows = (0..<expected.height).filter { !expected.hasEqualRow($0, in: actual) }
    for row in rows { classify(row, ignored) }
    for (tile, pixels) in open { settle(pixels, tile: tile) }
  }

  private var tilesAcross: Int {
    (expected.width + StructuralSimilarity.tile - 1) / StructuralSimilarity.tile
  }

  private mutating func classify(_ row: Int, _ ignored: IgnoredPixels) {
    let start = row * expected.width
    for column in 0..<expected.width {
      let (old, new) = (expected.words[start + column], actual.words[start + column])
      guard old != new, !ignored.contains(column, row) else { continue }
      let step = PixelClassifier.step(old, new)
      maximumDifference = max(maximumDifference, step)
      let distance = distance(old, new)
      maximumDistance = max(maximumDistance, distance)
      if step <= PixelClassifier.largestInvisibleStep
        || distance <= PixelClassifier.largestInvisibleDistance
      {
        classes[start + column] = .imperceptible
      } else if expected.isFlat(column, row) || actual.isFlat(column, row) {
        classes[start + column] = .changed
      } else {
        let side = StructuralSimilarity.tile
        open[row / side * tilesAcross + column / side, default: []].append(start + column)
      }
    }
  }

  /// Applies the last three rules to the remaining pixels of a tile.
  private mutating func settle(_ pixels: [Int], tile: Int) {
    let similarity = StructuralSimilarity(
      expected, actual, tileColumn: tile % tilesAcross, tileRow: tile / tilesAcross)
    for pixel in pixels {
      let (row, column) = pixel.quotientAndRemainder(dividingBy: expected.width)
      let isChanged =
        similarity(column, row) < PixelClassifier.smallestSimilarity
        || (distance(expected.words[pixel], actual.words[pixel]) > PixelClassifier.largestNoise
          && !AntiAliasing.isLikely(expected, actual, column, row)
          && !AntiAliasing.isLikely(actual, expected, column, row))
      classes[pixel] = isChanged ? .changed : .noise
    }
  }

  /// Returns the largest difference of a component.
  private static func step(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      largest = max(largest, abs(Int(first >> shift & 255) - Int(second >> shift & 255)))
    }
    return largest
  }
}
