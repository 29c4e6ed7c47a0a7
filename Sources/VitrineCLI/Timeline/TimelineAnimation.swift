import Vitrine
import VitrineArguments
import VitrineCairo

/// An animation of a timeline: each entry is shown for a time and fades into the next one.
///
/// A plain cross-fade stands in for the transitions of WidgetKit, which depend on the views.
struct TimelineAnimation: ParsableArguments {
  /// How long an entry is shown, in seconds.
  var hold = 1.0
  /// How long a transition takes, in seconds.
  var seconds = 0.5
  /// Pictures between two entries.
  var frames = 12

  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "frames", .integer("N", 0...240), \.frames,
      "Pictures in a transition of the animation; default: 12"),
    .option(
      "seconds", .number("S", 0...60), \.seconds, "How long a transition takes; default: 0.5"),
    .option("hold", .number("S", 0.01...60), \.hold, "How long each entry is shown; default: 1"),
  ]

  /// The animation as a PNG file of several frames.
  ///
  /// - Throws: ``PNGError`` when pictures differ in size or memory runs out.
  func apng(of pictures: [Bitmap]) throws(PNGError) -> [UInt8] {
    var animation = AnimatedPNG()
    var last: Bitmap?
    for picture in pictures {
      if let last, last.width == picture.width, last.height == picture.height {
        try fade(last, picture, &animation)
      }
      try animation.append(picture, milliseconds: milliseconds(hold))
      last = picture
    }
    return try animation.finish()
  }

  private func fade(
    _ first: Bitmap, _ second: Bitmap, _ animation: inout AnimatedPNG
  ) throws(PNGError) {
    for frame in 0..<frames {
      let share = Double(frame + 1) / Double(frames + 1)
      // Times are rounded, not pauses, so that the whole takes as long as it should.
      let start = milliseconds(seconds * Double(frame) / Double(frames))
      let end = milliseconds(seconds * Double(frame + 1) / Double(frames))
      try animation.append(CrossFade.mix(first, second, share: share), milliseconds: end - start)
    }
  }

  private func milliseconds(_ seconds: Double) -> Int {
    Int(saturating: (seconds * 1000).rounded())
  }
}
