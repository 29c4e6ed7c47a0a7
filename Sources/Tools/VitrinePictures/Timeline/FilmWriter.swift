import Vitrine
import VitrineCairo
import VitrineCommandLine
import VitrineLive

/// Writes the pictures of a film into one file, or into one file each.
struct FilmWriter {
  let console: Console
  let isQuiet: Bool
  /// The number of pictures per second, for formats with a fixed rate.
  var rate = TimelineAnimation().framesPerSecond
  /// The compression of the files.
  var compression = PNGCompression.default

  /// Writes an animation to one file, or frames to a folder; `-` is standard output.
  ///
  /// - Throws: `CommandError` when pictures differ in size, a file cannot be written, or ffmpeg is
  ///   needed and missing.
  func write(
    _ film: [TimelineAnimation.Frame], as format: TimelineFormat, to path: String
  ) throws(CommandError) {
    if format == .frames { return try writeFrames(film, to: path) }
    let bytes = try FilmWriter.encoded(path) { () throws(PNGError) in
      try format.conversion == nil ? animation(film) : source(film, for: format)
    }
    try OutputFiles().deliver(try converted(bytes, format), to: path, console, isQuiet: isQuiet)
  }

  private func animation(_ film: [TimelineAnimation.Frame]) throws(PNGError) -> [UInt8] {
    var animation = AnimatedPNG(PNGEncoder(compression))
    for frame in film { try animation.append(frame.bitmap, milliseconds: frame.milliseconds) }
    return try animation.finish { Parallel.map($0, $1) }
  }

  /// Returns the animation that ffmpeg reads.
  ///
  /// ffmpeg ignores the duration of the last picture, so that picture is added twice.
  private func source(
    _ film: [TimelineAnimation.Frame], for format: TimelineFormat
  ) throws(PNGError) -> [UInt8] {
    var animation = AnimatedPNG()
    let short = 1000 / rate
    for (index, frame) in film.enumerated() {
      let bitmap = format == .mp4 ? frame.bitmap.onWhite : frame.bitmap
      let isLast = index == film.count - 1
      let whole = frame.milliseconds
      // In a GIF, the last picture has the duration of the one before.
      let rest = format == .gif ? whole / 2 : short
      try animation.append(bitmap, milliseconds: isLast ? max(whole - rest, rest) : whole)
      if isLast { try animation.append(bitmap, milliseconds: rest, merges: false) }
    }
    return try animation.finish { Parallel.map($0, $1) }
  }

  private func converted(
    _ film: [UInt8], _ format: TimelineFormat
  ) throws(CommandError) -> [UInt8] {
    guard let conversion = format.conversion else { return film }
    Signals.onInterrupt { ScratchFolder.removeAll() }
    do throws(LiveError) {
      return try FilmConverter().convert(film, to: conversion, rate: rate)
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.message, hint: error.hint), .notRendered)
    }
  }

  /// Writes frames, numbered from 1 with as many digits as the last number has.
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
    if !isQuiet { console.say("wrote \(film.count.counted("frame")) to \(folder.singleLine)/") }
  }

  /// Encodes a picture.
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
