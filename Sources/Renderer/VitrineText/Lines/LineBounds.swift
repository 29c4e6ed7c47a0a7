import VitrineGeometry

/// The limits that a proposal and a style set for the lines of a text.
struct LineBounds: Hashable, Sendable {
  /// The maximum width of a line, in points; infinite if only hard breaks end a line.
  var width: Double
  /// The maximum height of the lines, in points, if there is more than one.
  var height: Double
  /// The maximum number of lines.
  var count: Int

  /// Bounds for `proposal`; a value that is not a number counts as not proposed.
  ///
  /// Source: recorded on iOS 18.5, a line limit of zero shows one line.
  init(proposal: ProposedViewSize, lineLimit: Int?) {
    func bound(_ length: Double?) -> Double {
      guard let length, !length.isNaN else { return .infinity }
      return max(length, 0)
    }
    width = bound(proposal.width)
    height = bound(proposal.height)
    count = max(lineLimit ?? .max, 1)
  }

  /// Whether `width` fits into a line.
  func admits(width: Double) -> Bool { width <= self.width + Self.tolerance }

  /// Whether `height` fits.
  func admits(height: Double) -> Bool { height <= self.height + Self.tolerance }

  /// The tolerance of sums of fractions, in points.
  ///
  /// It is more than rounding to pixels changes, so that a text fits into the box that it measured.
  private static let tolerance = 1e-5
}
