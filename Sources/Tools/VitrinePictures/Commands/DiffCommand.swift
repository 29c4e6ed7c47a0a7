import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine diff`.
package struct DiffCommand: ParsableCommand {
  var output: String?
  var view = DifferenceView.side
  var inline = InlineFormat.auto
  var mode = ComparisonMode.exact
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
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

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option("output", short: "o", .file("FILE"), \.output, "Write the view as a PNG file"),
    .option("view", .choice("VIEW"), \.view, "How to show the difference; default: side"),
    .inline(\.inline), .comparison(\.mode), .json(\.isJSON),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    if let output { try OutputTarget.checkName(output, formats: ["png"]) }
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
      let verdict = comparison.verdict.rawValue
      try console.print(
        comparison.verdict == .identical ? verdict : "\(verdict): \(comparison.summary)")
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
