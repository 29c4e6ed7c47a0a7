import Vitrine
import VitrineCairo

/// Writes the pictures of a film into one file, or each into a file of its own.
struct FilmWriter {
  let console: Console
  let isQuiet: Bool
  /// How hard files are compressed.
  var compression = PNGCompression.default

  /// Writes an animated PNG, or a folder of frames; `-` is standard output.
  ///
  /// - Throws: `CommandError` when pictures differ in size or a file cannot be written.
  func write(
    _ film: [TimelineAnimation.Frame], as format: TimelineFormat, to path: String
  ) throws(CommandError) {
    if format == .frames { return try writeFrames(film, to: path) }
    let bytes = try FilmWriter.encoded(path) { () throws(PNGError) in
      var animation = AnimatedPNG(PNGEncoder(compression))
      for frame in film { try animation.append(frame.bitmap, milliseconds: frame.milliseconds) }
      return try animation.finish()
    }
    if path == "-" { return try console.write(bytes) }
    try OutputFiles().write(bytes, to: path)
    if !isQuiet { console.say("wrote \(path.singleLine)") }
  }

  /// Numbers files from 1, in as many digits as the last one has.
  private func writeFrames(
    _ film: [TimelineAnimation.Frame], to path: String
  ) throws(CommandError) {
    guard path != "-" else {
      throw .usage("frames need a folder", hint: "write them to one: '-o frames/'")
    }
    let folder = GoldenOptions.withoutSlashes(path)
    let digits = String(film.count).count
    for (index, frame) in film.enumerated() {
      let number = String(index + 1)
      let zeros = String(repeating: "0", count: digits - number.count)
      let name = "\(folder)/\(zeros)\(number).png"
      let bytes = try FilmWriter.encoded(name) { () throws(PNGError) in
        try PNGEncoder(compression).encode(frame.bitmap)
      }
      try OutputFiles().write(bytes, to: name)
    }
    if !isQuiet { console.say("wrote \(film.count) frames to \(folder.singleLine)/") }
  }

  /// The bytes of a picture.
  ///
  /// - Throws: `CommandError` when it cannot be compressed.
  static func encoded(
    _ path: String, _ work: () throws(PNGError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(PNGError) {
      return try work()
    } catch {
      throw .failed(ReportedDiagnostic(.error, "\(error)", file: path), .notRendered)
    }
  }
}
