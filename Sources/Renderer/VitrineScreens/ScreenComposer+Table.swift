import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// Rows of cells below the titles of their columns; where there is no room, the first cells alone.
  func table(_ view: ScreenView) -> ViewNode {
    var titles: [ViewNode] = []
    if isRegular, case .gridRow(let names)? = view.header?.content {
      let row = equal(names.children).with(.textStyle(.subheadline, .semibold), .style(.secondary))
      titles = [row.traits { $0.minListRowHeight = metrics.bar.navigation }]
    }
    return list(ScreenView(.list, children: titles + view.children.map(cells)), isPlain: true)
  }

  /// The cells of a row for which there is room, also in a section.
  private func cells(_ row: ViewNode) -> ViewNode {
    var node = row
    switch row.content {
    case .gridRow(let cells):
      node = isRegular ? equal(cells.children) : cells.children.first ?? .empty
      node.modifiers += row.modifiers
    case .group(var group):
      group.children = group.children.map(cells)
      node.content = .group(group)
    case .screenView(var section) where section.view == .section:
      section.children = section.children.map(cells)
      node.content = .screenView(section)
    default: break
    }
    return node
  }

  private func equal(_ cells: [ViewNode]) -> ViewNode {
    ViewNode(
      .screenView(ScreenView(part: .equalWidths, children: cells.map { $0.with(.wide()) })))
  }
}
