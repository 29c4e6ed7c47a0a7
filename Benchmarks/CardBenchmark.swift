import Foundation
import Vitrine
import VitrineCairo

/// Renders one card from JSON to PNG, with the time of every stage.
struct CardBenchmark {
  let archive: String
  let runs: Int

  /// Measures each compression whose library is installed.
  func run() throws {
    for compression in [PNGCompression.default, .fast] {
      guard (try? PNGEncoder(compression).checkCompression()) != nil else { continue }
      try run(compression)
    }
  }

  private func run(_ compression: PNGCompression) throws {
    let encoder = PNGEncoder(compression)
    let title = compression == .default ? "together" : "--png \(compression.rawValue)"
    var stages = ["decode", "layout and images", "raster", "PNG", title].map(Stage.init)
    let stopwatch = Stopwatch()
    let renderer = Renderer()
    let bytes = Array(try Data(contentsOf: URL(filePath: archive)))
    let folder = URL(filePath: archive).deletingLastPathComponent().path
    var request = RenderRequest(family: .systemMedium)
    request.device = Device.named("iPhone 16 Plus")
    var first: [UInt8] = []
    for run in 0..<runs + 1 {
      let (document, decode) = try stopwatch.time {
        try WidgetDocument(bytes: bytes, file: archive, folder: folder)
      }
      let (rendering, layout) = try stopwatch.time { try renderer.layOut(document, request) }
      let (bitmap, raster) = try stopwatch.time { try rendering.bitmap() }
      let (png, encode) = try stopwatch.time { try encoder.encode(bitmap) }
      if run == 0 { first = png }
      guard png == first else { throw Failure.differentBytes(run: run) }
      guard run > 0 else { continue }
      let times = [decode, layout, raster, encode]
      for (index, time) in (times + [times.reduce(0, +)]).enumerated() { stages[index].add(time) }
    }
    print("card, \(runs) runs, ms" + "                    minimum    median")
    for stage in stages { print("  " + stage.line) }
    print("  \(first.count) bytes of PNG, the same in every run")
  }

  /// Why the benchmark stopped.
  enum Failure: Error {
    /// Two runs gave different files.
    case differentBytes(run: Int)
  }
}
