import Vitrine
import VitrineLayout

/// How much of texts and symbols is visible, whatever their colours: two pictures in which they are
/// black and white differ wherever they can be seen.
struct InkVisibility {
  /// The part of letters that people see.
  struct Share {
    /// The share that outlines and masks leave, from 0 to 1.
    var clipped: Double
    /// The share of that which nothing covers, from 0 to 1.
    var uncovered: Double
    /// Whether a mask fades the letters gradually.
    var isFaded: Bool
  }

  private let width: Int
  private let height: Int
  private let scale: Double
  /// The difference between black and white letters, for each pixel.
  private let seen: [UInt8]
  /// The coverage of letters inside their outlines and masks, for each pixel.
  private let inside: [UInt8]
  /// The coverage of whole letters, for each pixel.
  private let whole: [UInt8]

  /// The coverage from which a pixel belongs to a letter rather than to its edge.
  private static let solid: UInt8 = 128
  /// The part of its coverage at which a pixel is visible (assumed).
  private static let visible = 0.1
  /// The parts of its coverage between which a pixel is faded, and the share of such pixels that
  /// the edge of an outline does not have (assumed).
  private static let faded = (parts: 0.15...0.85, share: 0.1)
  /// The smallest number of pixels that says anything.
  private static let leastPixels = 8

  /// Draws a widget's texts and symbols in black, in white, and alone.
  ///
  /// - Throws: `ArchiveError` when an image of the archive is damaged or memory runs out.
  init(_ widget: LaidOutWidget, scale: Double) throws(ArchiveError) {
    self.scale = scale
    let black = try widget.bitmap(ink: .painted(.black), scale: scale)
    let white = try widget.bitmap(ink: .painted(.white), scale: scale)
    (width, height) = (black.width, black.height)
    seen = InkVisibility.difference(black, white)
    inside = InkVisibility.coverage(try widget.bitmap(ink: .alone(.black), scale: scale))
    whole = InkVisibility.coverage(
      try widget.bitmap(ink: .alone(.black), isClipped: false, scale: scale))
  }

  private static func difference(_ one: Bitmap, _ other: Bitmap) -> [UInt8] {
    map(one, other) { at, one, other in
      var most: UInt8 = 0
      for channel in at..<at + 3 {
        let (a, b) = (one[channel], other[channel])
        most = max(most, a > b ? a - b : b - a)
      }
      return most
    }
  }

  private static func coverage(_ bitmap: Bitmap) -> [UInt8] {
    map(bitmap, bitmap) { at, pixels, _ in pixels[at + 3] }
  }

  /// A value for each pixel of two pictures of one size, from the index of its first channel.
  private static func map(
    _ one: Bitmap, _ other: Bitmap,
    _ value: (Int, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> UInt8
  ) -> [UInt8] {
    let count = min(one.pixels.count, other.pixels.count) / 4
    return one.pixels.withUnsafeBufferPointer { one in
      other.pixels.withUnsafeBufferPointer { other in
        [UInt8](unsafeUninitializedCapacity: count) { values, initialized in
          for index in 0..<count { values[index] = value(index * 4, one, other) }
          initialized = count
        }
      }
    }
  }

  /// Whether nothing is drawn in some boxes inside the picture, as by letters in a transparent colour.
  func isBlank(in boxes: [Rect]) -> Bool {
    let pixels = pixels(in: boxes)
    return !pixels.isEmpty && pixels.allSatisfy { whole[$0] == 0 }
  }

  /// The indices of the pixels in some boxes.
  private func pixels(in boxes: [Rect]) -> [Int] {
    boxes.flatMap { box in
      let columns = InkVisibility.range(box.minX * scale, box.maxX * scale, width)
      return InkVisibility.range(box.minY * scale, box.maxY * scale, height).flatMap { row in
        columns.map { row * width + $0 }.filter { $0 < whole.count }
      }
    }
  }

  /// The visible part of the letters in some boxes; `nil` for too few pixels.
  func share(in boxes: [Rect]) -> Share? {
    var count = Count()
    for pixel in pixels(in: boxes) { add(pixel, to: &count) }
    guard count.whole >= Self.leastPixels else { return nil }
    let whole = Double(count.whole)
    return Share(
      clipped: Double(count.inside) / whole,
      uncovered: count.inside == 0 ? 1 : min(1, Double(count.seen) / Double(count.inside)),
      isFaded: Double(count.faded) > Self.faded.share * whole)
  }

  /// Numbers of solid pixels: all, those inside outlines and masks, visible and faded ones.
  private struct Count { var (whole, inside, seen, faded) = (0, 0, 0, 0) }

  private func add(_ at: Int, to count: inout Count) {
    guard at < min(whole.count, inside.count, seen.count), whole[at] >= Self.solid else { return }
    let own = Double(whole[at])
    count.whole += 1
    if Double(inside[at]) >= own * Self.visible { count.inside += 1 }
    if Double(seen[at]) >= own * Self.visible { count.seen += 1 }
    if Self.faded.parts.contains(Double(inside[at]) / own) { count.faded += 1 }
  }

  private static func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
    let low = max(0, min(limit, Int(saturating: start)))
    return low..<max(low, min(limit, Int(saturating: end.rounded(.up))))
  }
}

/// Rules about texts and symbols that are hidden by what is around them or in front of them.
enum HiddenRules {
  /// The fraction of the letters that may be hidden (assumed).
  private static let mostClipped = 0.1
  private static let mostCovered = 0.25

  /// A view of which something is hidden, and the observation; `nil` where that is deliberate.
  struct Hidden {
    let index: Int
    let observation: Observation?
  }

  /// Returns the views of which something is hidden, whose contrast says nothing.
  static func all(in picture: CheckedPicture, _ ink: InkVisibility) -> [Hidden] {
    if case .control = picture.widget.request.request.target { return [] }
    return picture.views.indices.compactMap { index in
      let view = picture.views[index]
      guard !view.isBackground, view.isSeen, let boxes = RoomRules.boxes(of: view, picture),
        !(view.kind.letters?.isRedacted ?? false)
      else { return nil }
      // Code that draws letters in a transparent colour hides them, as with `opacity(0)`.
      if ink.isBlank(in: boxes) { return Hidden(index: index, observation: nil) }
      guard let share = ink.share(in: boxes) else { return nil }
      if share.clipped < 1 - mostClipped { return clipped(index, share, picture) }
      guard share.uncovered < 1 - mostCovered else { return nil }
      if boxes.contains(where: { picture.isUnderBar(index, $0) }) {
        return Hidden(index: index, observation: nil)
      }
      return Hidden(
        index: index,
        observation: picture.observation(
          .textCovered, view,
          "\(RoomRules.name(view)) is hidden behind what is drawn over it, by "
            + percent(share.uncovered)))
    }
  }

  /// A view that an outline or a mask cuts; one that is outside completely, or fades, is meant to.
  private static func clipped(
    _ index: Int, _ share: InkVisibility.Share, _ picture: CheckedPicture
  ) -> Hidden {
    let view = picture.views[index]
    guard let clip = view.clip, !share.isFaded, share.clipped > 0 else {
      return Hidden(index: index, observation: nil)
    }
    return Hidden(
      index: index,
      observation: picture.observation(
        .roomClipped, view,
        "\(RoomRules.name(view)) is cut off by '\(picture.views[clip].name)' around it"))
  }

  private static func percent(_ left: Double) -> String {
    "\(Int(((1 - left) * 100).rounded())) %"
  }
}
