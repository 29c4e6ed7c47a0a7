import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// The style of a list, where the author left it open.
  private var isPlain: Bool { [.plain, .inset].contains(styles.list) }

  private var hasMargins: Bool { [.automatic, .insetGrouped, .sidebar].contains(styles.list) }

  /// Rows, or sections of rows, that scroll.
  func list(_ view: ScreenView) -> ViewNode {
    let isPlain = view.view == .list && isPlain
    let groups = groups(view.children)
    var parts: [ViewNode] = []
    for (index, group) in groups.enumerated() {
      let gap =
        isPlain || (index > 0 && groups[index - 1].footer != nil && group.header == nil)
        ? 0 : metrics.sectionSpacing
      parts.append(self.group(group, isPlain: isPlain).with(.pad(top: gap)))
    }
    let background: ViewNode = .color(isPlain ? .systemBackground : .systemGroupedBackground)
    let rows = ViewNode.vStack(parts, alignment: .leading).with(.wide())
      .traits { $0.isInForm = true }
    return ViewNode.scroll(rows).with(.full(.top))
      .with(.behind(background.with(.ignoringSafeArea(.all))))
  }

  /// Rows with their header and footer.
  private struct Group {
    var header: ViewNode?
    var footer: ViewNode?
    var rows: [ViewNode] = []
  }

  /// Sections as groups, and other rows between them as groups without a header.
  private func groups(_ children: [ViewNode]) -> [Group] {
    var groups: [Group] = []
    var loose: [ViewNode] = []
    for child in rows(children) {
      guard case .screenView(let section) = child.content, section.view == .section else {
        loose.append(child)
        continue
      }
      if !loose.isEmpty { groups.append(Group(rows: loose)) }
      loose = []
      groups.append(
        Group(
          header: section.header, footer: section.footer,
          rows: rows(section.children).map { row in
            var row = row
            row.modifiers += child.modifiers
            return row
          }))
    }
    if !loose.isEmpty { groups.append(Group(rows: loose)) }
    return groups
  }

  /// The rows that a list sees: groups are not rows themselves, but their modifiers are those of each.
  private func rows(_ children: [ViewNode]) -> [ViewNode] {
    children.flatMap { child -> [ViewNode] in
      switch child.content {
      case .group(let group):
        rows(group.children).map { row in
          var row = row
          row.modifiers += child.modifiers
          return row
        }
      case .emptyView: []
      default: [child]
      }
    }
  }

  private func group(_ group: Group, isPlain: Bool) -> ViewNode {
    let last = group.rows.count - 1
    let rows = group.rows.enumerated().map { index, row in
      self.row(row, isPlain: isPlain, isLast: index == last)
    }
    var body = ViewNode.vStack(rows).with(.wide())
    if !isPlain, hasMargins {
      var shape = RoundedRectangle()
      shape.cornerRadius = metrics.row.radius
      body = body.with(.clipShape(.roundedRectangle(shape)))
    }
    let parts =
      [group.header.map { header($0, isPlain: isPlain) }, body]
      + [group.footer.map { footer($0) }]
    let all = ViewNode.vStack(parts.compactMap { $0 })
    return isPlain || !hasMargins ? all : margin(.listMargin, all)
  }

  private func header(_ view: ViewNode, isPlain: Bool) -> ViewNode {
    let view =
      isPlain
      ? view.with(.textStyle(.subheadline, .semibold), .style(.secondary))
      : view.with(.textStyle(.footnote), .style(.secondary), .textCase(.uppercase))
    return margin(.rowMargin, view.with(.wide()))
      .with(.pad(top: isPlain ? 7 : 0, bottom: metrics.headerInsets.bottom))
  }

  private func footer(_ view: ViewNode) -> ViewNode {
    margin(.rowMargin, view.with(.textStyle(.footnote), .style(.secondary)).with(.wide()))
      .with(.pad(top: metrics.headerInsets.bottom))
  }

  /// A row with its badge, background and the line below it.
  private func row(_ view: ViewNode, isPlain: Bool, isLast: Bool) -> ViewNode {
    let traits = view.screenTraits
    var content = view.with(.wide())
    if let badge = traits.badge {
      content = .hStack(
        [content, badge.with(.style(.secondary)).with(.layoutPriority(1))], spacing: 8)
    }
    if let insets = traits.listRowInsets {
      content = content.with(.pad(insets))
    } else {
      content = margin(.rowMargin, content)
        .with(.pad(top: metrics.rowInset, bottom: metrics.rowInset))
    }
    content = content.with(.wide(minHeight: metrics.row.height))
    let standard: ViewNode = .color(
      isPlain ? .systemBackground : .secondarySystemGroupedBackground)
    content = content.with(.behind(traits.listRowBackground ?? standard))
    guard traits.hidesRowSeparator != true, isPlain || !isLast else { return content }
    return content.with(.inFront(separator(traits.listRowInsets?.leading), .bottomTrailing))
  }

  /// The line below a row, which begins where its content does.
  private func separator(_ inset: Double?) -> ViewNode {
    guard let inset else {
      var margin = ScreenView(.rowMargin, children: [.line])
      margin.isExpanded = false
      return ViewNode(.screenView(margin))
    }
    return ViewNode.line.with(.pad(leading: inset))
  }

  /// A view between margins that depend on the width.
  private func margin(_ kind: ScreenView.Kind, _ view: ViewNode) -> ViewNode {
    ViewNode(.screenView(ScreenView(kind, children: [view])))
  }
}
