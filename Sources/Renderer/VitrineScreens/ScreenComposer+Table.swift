import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// Rows of cells below the titles of their columns; where there is no room, the first cells alone.
  func table(_ view: ScreenView) -> ViewNode {
    let rows = view.children.map { row -> ViewNode in
      guard case .gridRow(let cells) = row.content else { return row }
      guard isRegular else { return cells.children.first ?? .empty }
      return equal(cells.children)
    }
    var titles: [ViewNode] = []
    if isRegular, case .gridRow(let names)? = view.header?.content {
      let row = equal(names.children).with(.textStyle(.subheadline, .semibold), .style(.secondary))
      titles = [row.traits { $0.minListRowHeight = metrics.bar.navigation }]
    }
    return list(ScreenView(.list, children: titles + rows), isPlain: true)
  }

  private func equal(_ cells: [ViewNode]) -> ViewNode {
    ViewNode(
      .screenView(ScreenView(part: .equalWidths, children: cells.map { $0.with(.wide()) })))
  }
}
