import Vitrine
import VitrineCairo

/// A film of a timeline: each entry stands for a time and fades into the next one.
///
/// A plain cross-fade stands in for the transitions of WidgetKit, which depend on the views.
struct TimelineMovie: Sendable {
  /// How long an entry stands, in seconds.
  var hold = 1.0
  /// How long a transition takes, in seconds.
  var seconds = 0.5
  /// Pictures between two entries.
  var frames = 12

  init(_ arguments: Arguments) {
    hold = arguments.number(.hold) ?? hold
    seconds = arguments.number(.seconds) ?? seconds
    frames = arguments.number(.frameCount).map { Int($0) } ?? frames
  }

  /// The film as a PNG file of several frames.
  ///
  /// - Throws: ``PNGError`` when pictures differ in size or memory runs out.
  func apng(of pictures: [Bitmap]) throws(PNGError) -> [UInt8] {
    var movie = AnimatedPNG()
    var last: Bitmap?
    for picture in pictures {
      if let last, last.width == picture.width, last.height == picture.height {
        try fade(last, picture, &movie)
      }
      try movie.append(picture, milliseconds: milliseconds(hold))
      last = picture
    }
    return try movie.finish()
  }

  private func fade(
    _ first: Bitmap, _ second: Bitmap, _ movie: inout AnimatedPNG
  ) throws(PNGError) {
    for frame in 0..<frames {
      let share = Double(frame + 1) / Double(frames + 1)
      // Moments are rounded, not pauses, so that the whole takes as long as it should.
      let start = milliseconds(seconds * Double(frame) / Double(frames))
      let end = milliseconds(seconds * Double(frame + 1) / Double(frames))
      try movie.append(CrossFade.mix(first, second, share: share), milliseconds: end - start)
    }
  }

  private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
