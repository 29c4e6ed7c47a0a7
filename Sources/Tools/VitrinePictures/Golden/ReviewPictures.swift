import VitrineDisplayList
import VitrineGeometry
import VitrineSnapshot

/// Creates the pictures of a review: a whole change or one of its regions, as large as the space
/// allows.
struct ReviewPictures {
  let expected: Bitmap
  let actual: Bitmap
  let comparison: PictureComparison

  init(expected: Bitmap, actual: Bitmap) {
    (self.expected, self.actual) = (expected, actual)
    comparison = PictureComparison(expected: expected, actual: actual)
  }

  /// The number of differences.
  var places: Int { comparison.clusters.count }

  /// The margin around a difference, in pixels.
  private static let margin = 12.0
  /// The minimum size of an enlarged part, in pixels, so that its context is visible.
  private static let least = Size(width: 96, height: 48)

  /// Returns the pictures to show: one, or for `blink` two of the same size.
  ///
  /// - Parameters:
  ///   - place: the index of a difference; `nil` is the whole picture.
  ///   - room: the size of the terminal, in pixels.
  func frames(_ view: DifferenceView, place: Int?, room: Size) -> [Bitmap] {
    guard let place, comparison.clusters.indices.contains(place) else {
      return view.frames(comparison, expected: expected, actual: actual, room: room)
    }
    let box = ReviewPictures.part(comparison.clusters[place].box)
    let parts = ReviewPictures(expected: expected.cropped(to: box), actual: actual.cropped(to: box))
    let frames = view.frames(
      parts.comparison, expected: parts.expected, actual: parts.actual, room: room)
    return frames.map { frame in
      let factor = min(
        room.width / Double(max(1, frame.width)), room.height / Double(max(1, frame.height)))
      return frame.enlarged(by: max(1, Int(saturating: factor.rounded(.down))))
    }
  }

  /// Returns a box with its margin.
  private static func part(_ box: Rect) -> Rect {
    let width = max(box.width + 2 * margin, least.width)
    let height = max(box.height + 2 * margin, least.height)
    return Rect(
      x: max(0, box.midX - width / 2), y: max(0, box.midY - height / 2), width: width,
      height: height)
  }
}
