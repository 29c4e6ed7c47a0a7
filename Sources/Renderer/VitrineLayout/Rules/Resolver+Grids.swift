import VitrineCoding
import VitrineModel

extension Resolver {
  /// A grid: its rows' cells are its children.
  func grid(_ grid: Grid, _ scope: Scope) -> ViewParts {
    let parts = rows(grid.children, "grid", scope.along(nil))
    return ViewParts(parts) { (resolved) throws(ArchiveError) -> [LayoutNode] in
      let lines = zip(parts, resolved).flatMap { part, nodes -> [GridLine] in
        guard case .gridRow(let row) = part.view.content else { return nodes.map { _ in .whole } }
        return [.row(nodes.count, alignment: row.alignment)]
      }
      let cells = resolved.flatMap { $0 }
      try scope.check(tracks: GridIndex.columns(lines, cells.map(\.gridTraits)))
      let rule = GridRule(
        alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing, lines: lines)
      return [
        LayoutNode("Grid", scope, rule: rule, children: cells)
      ]
    }
  }

  /// The rows and whole views of a grid, also those in plain groups.
  private func rows(_ views: [ViewNode], _ kind: String, _ scope: Scope) -> [ViewParts.Part] {
    views.enumerated().flatMap { index, view -> [ViewParts.Part] in
      let inner = scope.entering(child: index, of: kind)
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
    let tracks = rule.tracks(in: area)
    return ViewParts(children: grid.children, "lazyVGrid", scope.along(nil)) {
      (children) throws(ArchiveError) -> [LayoutNode] in
      try scope.check(tracks: tracks)
      return [LayoutNode("LazyVGrid", scope, rule: rule, children: children)]
    }
  }

  /// A grid of given rows.
  func lazyGrid(_ grid: LazyHGrid, _ scope: Scope) -> ViewParts {
    let rule = LazyGridRule(
      axis: .horizontal, items: grid.rows,
      spacing: grid.spacing ?? ViewSpacing.platformDistance, fraction: grid.alignment.fraction)
    let tracks = rule.tracks(in: area)
    return ViewParts(children: grid.children, "lazyHGrid", scope.along(nil)) {
      (children) throws(ArchiveError) -> [LayoutNode] in
      try scope.check(tracks: tracks)
      return [LayoutNode("LazyHGrid", scope, rule: rule, children: children)]
    }
  }
}

extension Scope {
  /// Compares the columns of a grid, or the rows of a horizontal one, with the limit.
  ///
  /// - Throws: `ArchiveError` when there are too many.
  fileprivate func check(tracks: Int) throws(ArchiveError) {
    guard tracks <= GridIndex.trackLimit else {
      throw ArchiveError(
        .limitExceeded(.gridTracks, found: tracks, allowed: GridIndex.trackLimit),
        path: source.path)
    }
  }
}
