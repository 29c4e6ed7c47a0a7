import Vitrine
import VitrineProcess

/// Converts animated PNG to film formats with ffmpeg.
///
/// The same film gives the same bytes with the same release of ffmpeg, which runs on one thread and
/// writes neither dates nor its own name.
package struct FilmConverter: Sendable {
  /// The film formats that ffmpeg writes.
  package enum Format: String, Sendable {
    /// Lossless animated WebP, which repeats forever; each picture has its own duration.
    case webp
    /// H.264 in 4:2:0, with a fixed number of pictures per second and without transparency.
    case mp4
    /// Animated GIF, which repeats forever: 256 colours, and pixels that are opaque or invisible.
    case gif
  }

  private let program: String
  /// The time limit for ffmpeg, in seconds.
  private let timeout = 600.0

  /// Finds ffmpeg in `PATH`.
  ///
  /// - Throws: `LiveError` when ffmpeg is not installed.
  package init() throws(LiveError) {
    guard let program = ProgramSearch.find("ffmpeg") else {
      throw LiveError(
        "this format needs ffmpeg, which is not in PATH",
        hint: "install it (Debian: apt-get install ffmpeg), or write an animated PNG: film.apng")
    }
    self.program = program
  }

  /// Converts a film to another format.
  ///
  /// - Parameter rate: the number of pictures per second, for formats with a fixed rate.
  /// - Throws: `LiveError` with ffmpeg's message if it fails.
  package func convert(
    _ film: [UInt8], to format: Format, rate: Int
  ) throws(LiveError) -> [UInt8] {
    let folder = try ScratchFolder(named: "film")
    let (source, target) = ("\(folder.path)/film.apng", "\(folder.path)/film.\(format.rawValue)")
    let words = FilmConverter.input + [source] + format.options(rate: rate) + [target]
    try FilmConverter.file { () throws(FileError) in try FileWriter.write(film, to: source) }
    try run(words)
    return try FilmConverter.file { () throws(FileError) in
      try FileReader.read(target, limit: FilmConverter.mostBytes)
    }
  }

  /// The maximum size of a film, in bytes.
  private static let mostBytes = 1 << 30
  /// The arguments of ffmpeg before the name of the input file.
  private static let input = [
    "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-threads", "1", "-f", "apng", "-i",
  ]

  private static func file<Value>(
    _ work: () throws(FileError) -> Value
  ) throws(LiveError) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw LiveError("the film cannot be stored for ffmpeg: \(error.text)", hint: error.hint)
    }
  }

  private func run(_ words: [String]) throws(LiveError) {
    let result: ChildProcess.Result
    do throws(ToolError) {
      result = try ChildProcess(program, words, timeout: timeout).run(as: "ffmpeg")
    } catch {
      throw LiveError(error)
    }
    guard result.status == 0 else {
      let said = result.text.split(whereSeparator: \.isNewline).last.map(String.init)
      throw LiveError(
        "ffmpeg failed: \(said ?? "it ended with status \(result.status)")",
        hint: "an animated PNG needs no ffmpeg: film.apng")
    }
  }
}

extension FilmConverter.Format {
  /// The arguments of ffmpeg before the name of the output file.
  fileprivate func options(rate: Int) -> [String] {
    let plain = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    switch self {
    case .webp:
      return plain + [
        "-fps_mode", "passthrough", "-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0",
      ]
    case .mp4:
      // Players require even dimensions and halved colours; an odd side gets a white edge.
      return plain + [
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:0:0:white,format=yuv420p", "-fps_mode", "cfr",
        "-r", "\(rate)", "-c:v", "libx264", "-crf", "12", "-threads", "1", "-movflags",
        "+faststart",
      ]
    case .gif:
      // One palette for the whole film, made from its own colours.
      return plain + [
        "-vf",
        "split[film][colors];[colors]palettegen=reserve_transparent=1[palette];"
          + "[film][palette]paletteuse=dither=sierra2_4a:alpha_threshold=128",
        "-fps_mode", "passthrough", "-loop", "0",
      ]
    }
  }
}
