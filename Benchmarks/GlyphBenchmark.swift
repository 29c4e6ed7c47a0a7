import Foundation
import Vitrine
import VitrineCairo
import VitrineDevices
import VitrineDisplayList
import VitrineText

/// Rasterizes only the letters of a card, at three pixels per point.
struct GlyphBenchmark {
  let archive: String
  let runs: Int

  func run() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: archive)))
    let folder = URL(filePath: archive).deletingLastPathComponent().path
    let document = try WidgetDocument(bytes: bytes, file: archive, folder: folder)
    var request = RenderRequest(family: .systemMedium)
    request.device = Device.named("iPhone 16 Plus")
    let list = try Renderer().layOut(document, request).displayList
    let letters = DisplayList(size: list.size, items: list.items.flatMap(\.letters))
    let painter = DisplayListPainter(glyphs: FontTextEngine(), bitmaps: NoBitmaps())
    let nothing = DisplayList(size: list.size, items: [])
    var (empty, cold, warm) = (Stage("empty picture"), Stage("cold"), Stage("warm"))
    let stopwatch = Stopwatch()
    cold.add(try stopwatch.time { try painter.paint(letters, scale: 3) }.1)
    for _ in 0..<runs {
      empty.add(try stopwatch.time { try painter.paint(nothing, scale: 3) }.1)
      warm.add(try stopwatch.time { try painter.paint(letters, scale: 3) }.1)
    }
    let count = letters.items.reduce(0) { $0 + $1.glyphCount }
    print("raster of \(count) glyphs at 3x, ms            minimum    median")
    for stage in [empty, cold, warm] { print("  " + stage.line) }
  }

  /// A source without bitmaps, which the card's letters do not need.
  private struct NoBitmaps: BitmapSource {
    func bitmap(_ id: BitmapID) -> Bitmap? { nil }
  }
}

extension DisplayList.Item {
  /// The runs of glyphs in the item, without the groups around them.
  fileprivate var letters: [DisplayList.Item] {
    switch self {
    case .glyphs: [self]
    case .group(let group): group.items.flatMap(\.letters)
    default: []
    }
  }

  fileprivate var glyphCount: Int {
    if case .glyphs(let run) = self { run.glyphs.count } else { 0 }
  }
}
