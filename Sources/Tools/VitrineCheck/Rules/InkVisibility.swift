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
    stride(from: 0, to: min(one.pixels.count, other.pixels.count), by: 4).map { at in
      (0..<3).reduce(UInt8(0)) {
        let (a, b) = (one.pixels[at + $1], other.pixels[at + $1])
        return max($0, a > b ? a - b : b - a)
      }
    }
  }

  private static func coverage(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
  }

  /// The visible part of the letters in some boxes; `nil` for too few pixels.
  func share(in boxes: [Rect]) -> Share? {
    var (all, left, shown, soft) = (0, 0, 0, 0)
    for box in boxes {
      for at in pixels(of: box) where whole[at] >= Self.solid {
        let own = Double(whole[at])
        all += 1
        if Double(inside[at]) >= own * Self.visible { left += 1 }
        if Double(seen[at]) >= own * Self.visible { shown += 1 }
        if Self.faded.parts.contains(Double(inside[at]) / own) { soft += 1 }
      }
    }
    guard all >= Self.leastPixels else { return nil }
    return Share(
      clipped: Double(left) / Double(all),
      uncovered: left == 0 ? 1 : min(1, Double(shown) / Double(left)),
      isFaded: Double(soft) > Self.faded.share * Double(all))
  }

  private func pixels(of box: Rect) -> [Int] {
    let columns = InkVisibility.range(box.minX * scale, box.maxX * scale, width)
    let rows = InkVisibility.range(box.minY * scale, box.maxY * scale, height)
    return rows.flatMap { row in columns.map { row * width + $0 } }
      .filter { $0 < min(seen.count, inside.count, whole.count) }
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
        !(view.kind.letters?.isRedacted ?? false), let share = ink.share(in: boxes)
      else { return nil }
      if share.clipped < 1 - mostClipped { return clipped(index, share, picture) }
      guard share.uncovered < 1 - mostCovered else { return nil }
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
