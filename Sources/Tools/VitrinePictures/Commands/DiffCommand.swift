import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineSnapshot

/// `vitrine diff`.
struct DiffCommand: ParsableCommand {
  var output: String?
  var view = DifferenceView.side
  var inline = InlineFormat.auto
  var mode = ComparisonMode.exact
  var isJSON = false
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "diff", "Compare two pictures", operands: .pictures,
    discussion: [
      "Exits with 0 if nothing differs (in mode 'perceptual': nothing but noise), and with 1 "
        + "otherwise.",
      "A terminal shows the view itself: with the protocols of kitty and iTerm2, with sixels, or "
        + "with coloured half blocks. The view 'blink' is written as a PNG with two frames.",
    ],
    examples: [
      .init("vitrine diff Golden/Tasks.png new.png", "what differs"),
      .init("vitrine diff old.png new.png --view heat -o heat.png", "a picture of the difference"),
    ])

  static let arguments: [ArgumentDefinition<Self>] = [
    .option("output", short: "o", .file("FILE"), \.output, "Write the view as a PNG file"),
    .option("view", .choice("VIEW"), \.view, "How to show the difference; default: side"),
    .inline(\.inline), .comparison(\.mode), .json(\.isJSON),
  ]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    let names = operands
    let bitmaps = try PictureInput.bitmaps(names)
    let comparison = PictureComparison(expected: bitmaps[0], actual: bitmaps[1])
    let format = isJSON ? .off : inline.chosen
    let isShown = output != nil || format != .off
    let frames =
      isShown ? view.frames(comparison, expected: bitmaps[0], actual: bitmaps[1]) : []
    if let path = output {
      try OutputFiles().write(try PictureInput.png(frames), to: path)
    }
    if isJSON {
      try console.printJSON(DifferenceReport(comparison))
    } else {
      try console.print("\(comparison.verdict.rawValue): \(comparison.summary)")
      for cluster in comparison.clusters.prefix(8) {
        try console.print("  \(cluster.pixels.grouped) px in \(cluster.box.dumpText)")
      }
    }
    if comparison.verdict != .identical {
      for frame in frames { try InlinePicture(format).print(frame, on: console) }
    }
    let isGood =
      comparison.verdict == .identical || comparison.verdict == .equivalent && mode == .perceptual
    return isGood ? .done : .problems
  }
}

/// The JSON report on two pictures.
private struct DifferenceReport: Encodable {
  let verdict: Verdict
  let summary: String
  let pixels: Int
  let changed: Int
  let maximumDistance: Double
  let maximumDifference: Int
  let clusters: [ChangeCluster]

  init(_ comparison: PictureComparison) {
    verdict = comparison.verdict
    summary = comparison.summary
    pixels = comparison.count
    changed = comparison.changed
    maximumDistance = comparison.maximumDistance
    maximumDifference = comparison.maximumDifference
    clusters = comparison.clusters
  }
}

/// Reads and writes files of pictures.
enum PictureInput {
  /// The maximum size of a file, in bytes.
  private static let limit = 256 << 20

  /// Reads the pixels of a file.
  ///
  /// - Throws: `CommandError` when it cannot be read or is not a picture.
  static func bitmap(_ path: String) throws(CommandError) -> Bitmap {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.read(path, limit: limit)
    } catch {
      throw .failed(ReportedDiagnostic(ArchiveError(error.reason), file: path), .unusable)
    }
    return try bitmap(bytes, file: path)
  }

  /// Reads the pixels of several files in parallel.
  ///
  /// - Throws: `CommandError` for the first file that cannot be read or is not a picture.
  static func bitmaps(_ paths: [String]) throws(CommandError) -> [Bitmap] {
    let results = Parallel.map(paths.count) { index in
      Result { () throws(CommandError) in try bitmap(paths[index]) }
    }
    var bitmaps: [Bitmap] = []
    for result in results { bitmaps.append(try result.get()) }
    return bitmaps
  }

  /// Decodes the pixels of a file's bytes.
  ///
  /// - Throws: `CommandError` when they are not a picture.
  static func bitmap(_ bytes: [UInt8], file: String) throws(CommandError) -> Bitmap {
    do throws(ImageError) {
      return try ImageDecoder().decode(bytes)
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description, file: file), .unusable)
    }
  }

  /// Encodes one picture, or several as an animation.
  ///
  /// - Throws: `CommandError` when memory runs out.
  static func png(_ frames: [Bitmap]) throws(CommandError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGEncoder().encode(frames: frames, milliseconds: 500)
    } catch {
      throw .failed(ReportedDiagnostic(.error, error.description), .notRendered)
    }
  }
}
