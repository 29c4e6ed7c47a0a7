import VitrineDisplayList
import VitrineGeometry

/// A comparison of two pictures, pixel by pixel.
///
/// Two pixels are equal if all four components are, or if both are invisible. A single changed
/// pixel makes the picture changed: there is no percentage.
public struct PictureComparison: Hashable, Sendable {
  /// The sizes of the expected and the actual picture, in pixels.
  public let sizes: [Size]
  /// The number of differing pixels.
  public let count: Int
  /// The number of pixels with a visible change.
  public let changed: Int
  /// The largest perceptual distance of two pixels, from 0 to about 100.
  public let maximumDistance: Double
  /// The largest difference of a premultiplied component, from 0 to 255.
  public let maximumDifference: Int
  /// The clusters of changed pixels, or of all differing pixels if none changed.
  public let clusters: [ChangeCluster]
  /// The classes of all pixels; empty if the pictures are identical or differ in size.
  package let classes: [PixelClass]

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - ignored: boxes to leave out of the comparison, in points.
  ///   - scale: the number of pixels per point, for `ignored`.
  package init(expected: Bitmap, actual: Bitmap, ignoring ignored: [Rect] = [], scale: Double = 1) {
    sizes = [expected, actual].map {
      Size(width: Double($0.width), height: Double($0.height))
    }
    guard sizes[0] == sizes[1], expected.pixels != actual.pixels else {
      let isSame = sizes[0] == sizes[1]
      count = isSame ? 0 : max(expected.width * expected.height, actual.width * actual.height)
      (changed, maximumDistance, maximumDifference) = (count, isSame ? 0 : 100, isSame ? 0 : 255)
      (clusters, classes) = ([], [])
      return
    }
    let result = PictureComparison.classify(
      expected, actual, IgnoredPixels(ignored, scale: scale))
    classes = result.classes
    maximumDistance = Double(result.maximumDistance)
    maximumDifference = result.maximumDifference
    (count, changed, clusters) = PictureComparison.gather(result, width: expected.width)
  }

  /// The verdict on the pictures.
  public var verdict: Verdict {
    if count == 0 { return .identical }
    return changed > 0 ? .changed : .equivalent
  }

  /// Whether the pictures are identical.
  public var isIdentical: Bool { verdict == .identical }

  /// A one-line summary of the differences.
  public var summary: String {
    guard sizes[0] == sizes[1] else {
      let text = sizes.map { "\(Int(saturating: $0.width))×\(Int(saturating: $0.height))" }
      return "size is \(text[1]) pixels, expected \(text[0])"
    }
    guard count > 0 else { return "identical" }
    let distance = (maximumDistance * 10).rounded() / 10
    let places = clusters.count == 1 ? "1 cluster" : "\(clusters.count) clusters"
    let nature = verdict == .equivalent ? " · only noise" : ""
    return "\(count.grouped) px · \(places) · ΔE max \(distance.dumpText)\(nature)"
  }

  private static func classify(
    _ expected: Bitmap, _ actual: Bitmap, _ ignored: IgnoredPixels
  ) -> PixelClassifier {
    expected.withGrid { first in
      actual.withGrid { second in PixelClassifier(first, second, ignoring: ignored) }
    }
  }

  /// Counts differing and changed pixels, and finds their clusters.
  private static func gather(
    _ result: PixelClassifier, width: Int
  ) -> (count: Int, changed: Int, clusters: [ChangeCluster]) {
    let classes = result.classes
    var (count, changed) = (0, 0)
    for row in result.rows {
      for value in classes[row * width..<(row + 1) * width] where value != .same {
        count += 1
        changed += value == .changed ? 1 : 0
      }
    }
    guard count > 0, width > 0 else { return (0, 0, []) }
    var finder = ClusterFinder(width: width, height: classes.count / width)
    for row in result.rows {
      for column in 0..<width {
        let value = classes[row * width + column]
        if changed > 0 ? value == .changed : value != .same { finder.add(column, row) }
      }
    }
    return (count, changed, finder.clusters())
  }
}

extension Bitmap {
  /// Calls `body` with the pixels as words.
  fileprivate func withGrid<Result>(_ body: (PixelGrid) -> Result) -> Result {
    pixels.withUnsafeBytes { raw in
      // Swift aligns array storage to 16 bytes, so words may be read from it. An empty array
      // may have no address, but its grid has no pixel to read.
      let words = raw.assumingMemoryBound(to: UInt32.self)
      var none: UInt32 = 0
      return withUnsafePointer(to: &none) {
        body(PixelGrid(words: words.baseAddress ?? $0, width: width, height: height))
      }
    }
  }
}

extension Int {
  /// The number with narrow spaces between thousands.
  package var grouped: String {
    var digits = String(magnitude)
    var parts: [Substring] = []
    while digits.count > 3 {
      parts.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits[...]] + parts).joined(separator: "\u{202F}")
  }
}
