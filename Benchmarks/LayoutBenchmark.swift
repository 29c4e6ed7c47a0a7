import LayoutCases
import Vitrine
import VitrineArchive
import VitrineCoding
import VitrineModel

/// Layout of trees that grow at a fixed depth.
struct LayoutBenchmark {
  let runs: Int

  func run() throws {
    let stopwatch = Stopwatch()
    let renderer = Renderer()
    print("layout of a tree 4 deep, ms" + "               minimum    median     first")
    for count in [1_000, 2_000, 4_000, 8_000] {
      let (bytes, nodes) = try LayoutBenchmark.archive(nodes: count)
      let document = try WidgetDocument(bytes: bytes, file: "tree", folder: nil)
      var stage = Stage("\(nodes) nodes")
      let request = RenderRequest(family: .systemLarge)
      let (_, first) = try stopwatch.time { try Renderer().layOut(document, request) }
      for run in 0..<runs + 1 {
        let (_, time) = try stopwatch.time { try renderer.layOut(document, request) }
        if run > 0 { stage.add(time) }
      }
      print("  " + stage.line + Stage.number(first))
    }
  }

  /// Creates an archive of about `nodes` views in rows in columns.
  private static func archive(nodes: Int) throws -> (bytes: [UInt8], nodes: Int) {
    var (view, views) = CostTrees.columns(about: nodes)
    view.modifiers = [.containerBackground(Layer(style: .color(.system(.white))))]
    var entry = Entry()
    entry.views.fallback = VariantView(view)
    var archive = WidgetArchive()
    archive.kind = "tree"
    archive.entries = [entry]
    return (try ArchiveEncoder.encode(archive), views)
  }
}
