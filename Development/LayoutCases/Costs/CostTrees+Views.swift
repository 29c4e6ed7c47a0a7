import VitrineGeometry
import VitrineModel

extension CostTrees {
  /// Columns of rows with an icon, two texts and a spacer, with about `count` views, and their
  /// exact number.
  package static func columns(about count: Int) -> (view: ViewNode, views: Int) {
    var columns: [ViewNode] = []
    var views = 1
    while views < count {
      var column = VStack()
      column.children = (0..<10).map(row)
      columns.append(ViewNode(.vStack(column)))
      views += 1 + 10 * 5
    }
    var stack = HStack()
    stack.children = columns
    return (ViewNode(.hStack(stack)), views)
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
