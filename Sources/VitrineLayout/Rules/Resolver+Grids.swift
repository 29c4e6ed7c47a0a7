import VitrineModel

extension Resolver {
  /// A grid: its rows' cells are its children.
  func grid(_ grid: Grid, _ scope: Scope) -> ViewParts {
    let parts = rows(grid.children, "grid", scope.along(nil))
    return ViewParts(parts) { resolved in
      let lines = zip(parts, resolved).flatMap { part, nodes -> [GridLine] in
        guard case .gridRow(let row) = part.view.content else { return nodes.map { _ in .whole } }
        return [.row(nodes.count, alignment: row.alignment)]
      }
      let rule = GridRule(
        alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing, lines: lines)
      return [
        LayoutNode("Grid", scope, rule: rule, children: resolved.flatMap { $0 })
      ]
    }
  }

  /// The rows and whole views of a grid, also those in plain groups.
  private func rows(_ views: [ViewNode], _ kind: String, _ scope: Scope) -> [ViewParts.Part] {
    views.enumerated().flatMap { index, view -> [ViewParts.Part] in
      let inner = scope.entering(.key(kind), .key("children"), .index(index))
      guard case .group(let group) = view.content, view.modifiers.isEmpty else {
        return [ViewParts.Part(view: view, scope: inner)]
      }
      return rows(group.children, "group", inner)
    }
  }

  /// A grid of given columns.
  func lazyGrid(_ grid: LazyVGrid, _ scope: Scope) -> ViewParts {
    let rule = LazyGridRule(
      axis: .vertical, items: grid.columns,
      spacing: grid.spacing ?? ViewSpacing.platformDistance, fraction: grid.alignment.fraction)
    return ViewParts(children: grid.children, "lazyVGrid", scope.along(nil)) {
      [LayoutNode("LazyVGrid", scope, rule: rule, children: $0)]
    }
  }

  /// A grid of given rows.
  func lazyGrid(_ grid: LazyHGrid, _ scope: Scope) -> ViewParts {
    let rule = LazyGridRule(
      axis: .horizontal, items: grid.rows,
      spacing: grid.spacing ?? ViewSpacing.platformDistance, fraction: grid.alignment.fraction)
    return ViewParts(children: grid.children, "lazyHGrid", scope.along(nil)) {
      [LayoutNode("LazyHGrid", scope, rule: rule, children: $0)]
    }
  }
}
