import Vitrine
import VitrineArguments
import VitrineCairo

/// An animation of a timeline: each entry is shown for a time and changes into the next one.
///
/// The change is a plain cross-fade of pictures, or WidgetKit's animation of the views.
struct TimelineAnimation: ParsableArguments {
  /// One picture of a film.
  struct Frame: Sendable {
    let bitmap: Bitmap
    let milliseconds: Int
  }

  /// The time for which an entry is shown, in seconds.
  var hold = 1.0
  /// The duration of a plain fade, in seconds.
  var seconds = 0.5
  /// The number of pictures in a plain fade.
  var frames = 12
  /// Whether the views move, instead of the pictures fading.
  var animatesViews = false
  /// The number of pictures per second while views move.
  var framesPerSecond = 30
  /// Whether the person prefers reduced motion.
  var reducesMotion = false

  var operands: [String] = []

  static let arguments: [ArgumentDefinition<Self>] = [
    .flag(
      "animate", \.animatesViews,
      "Move, fade and roll the views from entry to entry as WidgetKit does"),
    .option(
      "fps", .integer("N", 1...120), \.framesPerSecond,
      "Frames per second with --animate, and in .mp4; default: 30"),
    .option(
      "frames", .integer("N", 0...240), \.frames,
      "Frames in a plain fade; default: 12"),
    .option(
      "seconds", .number("S", 0...60), \.seconds, "Duration of a plain fade; default: 0.5"),
    .option("hold", .number("S", 0.01...60), \.hold, "Time to show each entry; default: 1"),
  ]

  /// The options with another value than their default.
  var given: [String] {
    let usual = TimelineAnimation()
    return [
      ("--animate", animatesViews), ("--fps", framesPerSecond != usual.framesPerSecond),
      ("--frames", frames != usual.frames), ("--seconds", seconds != usual.seconds),
      ("--hold", hold != usual.hold),
    ].filter(\.1).map(\.0)
  }

  /// Returns the pictures of widgets that change into each other, in order.
  ///
  /// - Throws: `ArchiveError` when a picture cannot be drawn.
  func film(of widgets: [LaidOutWidget]) throws(ArchiveError) -> [Frame] {
    var film: [Frame] = []
    var last: LaidOutWidget?
    for widget in widgets {
      if let last, last.pixelSize == widget.pixelSize { film += try passage(last, widget) }
      film.append(Frame(bitmap: try widget.bitmap(), milliseconds: milliseconds(hold)))
      last = widget
    }
    return TimelineAnimation.inOneSize(film)
  }

  /// Returns pictures on transparent ones of the largest size: a Live Activity grows with its content.
  private static func inOneSize(_ film: [Frame]) -> [Frame] {
    let width = film.map(\.bitmap.width).max() ?? 0
    let height = film.map(\.bitmap.height).max() ?? 0
    return film.map { frame in
      Frame(
        bitmap: frame.bitmap.enlarged(width: width, height: height),
        milliseconds: frame.milliseconds)
    }
  }

  private func passage(
    _ first: LaidOutWidget, _ second: LaidOutWidget
  ) throws(ArchiveError) -> [Frame] {
    animatesViews
      ? try motion(WidgetTransition(from: first, to: second, reducesMotion: reducesMotion))
      : fade(try first.bitmap(), try second.bitmap())
  }

  /// Returns the pictures between two states, without those of the states themselves.
  private func motion(_ transition: WidgetTransition) throws(ArchiveError) -> [Frame] {
    let count = Int((transition.duration * Double(framesPerSecond)).rounded(.up))
    let drawn = Parallel.map(max(0, count - 1)) { index in
      Result { () throws(ArchiveError) in
        let time = Double(index + 1) / Double(framesPerSecond)
        return try transition.widget(at: time).bitmap()
      }
    }
    var frames: [Frame] = []
    for (index, bitmap) in drawn.enumerated() {
      frames.append(Frame(bitmap: try bitmap.get(), milliseconds: pause(index, framesPerSecond)))
    }
    return frames
  }

  private func fade(_ first: Bitmap, _ second: Bitmap) -> [Frame] {
    (0..<frames).map { frame in
      let share = Double(frame + 1) / Double(frames + 1)
      return Frame(
        bitmap: CrossFade.mix(first, second, share: share),
        milliseconds: pause(frame, Double(frames) / max(seconds, 1e-3)))
    }
  }

  /// Returns the duration of a frame.
  ///
  /// Times are rounded rather than durations, so that the total is exact.
  private func pause(_ frame: Int, _ rate: Int) -> Int { pause(frame, Double(rate)) }

  private func pause(_ frame: Int, _ rate: Double) -> Int {
    milliseconds(Double(frame + 1) / rate) - milliseconds(Double(frame) / rate)
  }

  private func milliseconds(_ seconds: Double) -> Int {
    Int(saturating: (seconds * 1000).rounded())
  }
}

extension Bitmap {
  /// Returns the picture at the top of a transparent one, in the middle of its width.
  fileprivate func enlarged(width: Int, height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let left = (width - self.width) / 2
    for row in 0..<self.height {
      let source = row * self.width * 4
      let target = (row * width + left) * 4
      pixels.replaceSubrange(
        target..<target + self.width * 4, with: self.pixels[source..<source + self.width * 4])
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
