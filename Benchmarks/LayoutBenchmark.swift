import Vitrine

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

  /// Rows of an icon, two texts and a badge in columns, until there are about `nodes` nodes.
  private static func archive(nodes: Int) throws -> (bytes: [UInt8], nodes: Int) {
    var columns: [ViewNode] = []
    var total = 1
    while total < nodes {
      var column = VStack()
      column.children = (0..<10).map(row)
      columns.append(ViewNode(.vStack(column)))
      total += 1 + 10 * 5
    }
    var stack = HStack()
    stack.children = columns
    var entry = Entry()
    entry.views.fallback = VariantView(
      ViewNode(
        .hStack(stack), modifiers: [.containerBackground(Layer(style: .color(.system(.white))))]))
    var archive = WidgetArchive()
    archive.kind = "tree"
    archive.entries = [entry]
    return (try ArchiveEncoder.encode(archive), total)
  }

  private static func row(_ index: Int) -> ViewNode {
    var row = HStack()
    row.spacing = 4
    row.children = [
      ViewNode(.shape(.circle(Circle())), modifiers: [.frame(square(8))]),
      ViewNode(.text(Text("Row \(index)")), modifiers: [.font(Font(style: .caption))]),
      ViewNode(.spacer(Spacer())),
      ViewNode(.text(Text("9:30")), modifiers: [.foregroundStyle(.hierarchical(level: 2))]),
    ]
    return ViewNode(.hStack(row))
  }

  private static func square(_ side: Double) -> Frame {
    var frame = Frame()
    frame.width = side
    frame.height = side
    return frame
  }
}
