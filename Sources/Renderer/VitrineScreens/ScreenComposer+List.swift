import VitrineGeometry
import VitrineModel

/// Rows with their header and footer.
struct ListGroup {
  var header: ViewNode?
  var footer: ViewNode?
  /// Whether the rows can be hidden, and are not; `nil` if they cannot be hidden.
  var isExpanded: Bool?
  /// Whether the header is large; `nil` for what is usual in the list.
  var hasLargeHeader: Bool?
  var rows: [ListRow] = []
}

/// A view as a row.
struct ListRow {
  var view: ViewNode
  /// The number of groups around the row that can be closed.
  var level = 0
}

extension ScreenComposer {
  private var hasMargins: Bool { [.automatic, .insetGrouped, .sidebar].contains(styles.list) }

  private var isSidebar: Bool { styles.list == .sidebar }

  /// Rows, or sections of rows, that scroll.
  func list(_ view: ScreenView, isPlain: Bool) -> ViewNode {
    var inside = self
    inside.styles.isInForm = true
    let groups = groups(view.children)
    inside.styles.isBelowLargeTitle = false
    let parts = groups.enumerated().map { index, group in
      let before = index > 0 ? groups[index - 1] : nil
      return inside.group(group, isPlain: isPlain)
        .with(.pad(top: isPlain ? 0 : gap(after: before)))
    }
    let rows = ViewNode.vStack(parts, alignment: .leading).with(.wide())
      .with(.pad(bottom: isPlain ? 0 : metrics.sectionSpacing.standard))
      .traits { ($0.isInForm, $0.isBelowLargeTitle) = (true, false) }
    let list = ViewNode.scroll(rows).with(.full(.top))
    guard !styles.hidesScrollBackground else { return list }
    let background = ground(isPlain ? .systemBackground : .systemGroupedBackground)
    return list.with(.behind(background.with(.ignoringSafeArea(.all))))
  }

  private func gap(after group: ListGroup?) -> Double {
    guard let group else {
      return styles.isBelowLargeTitle
        ? metrics.spacingBelowTitle : metrics.sectionSpacing.standard
    }
    if let spacing = styles.listSectionSpacing { return spacing }
    return group.footer == nil
      ? metrics.sectionSpacing.standard : metrics.sectionSpacing.afterFooter
  }

  // MARK: Groups

  private func group(_ group: ListGroup, isPlain: Bool) -> ViewNode {
    let shown = group.isExpanded == false ? [] : group.rows
    let spacing = styles.listRowSpacing ?? 0
    let isSplit = spacing > 0 && !isPlain
    let rows = shown.enumerated().map { index, row in
      let view = self.row(row, isPlain: isPlain, isLast: isSplit || index == shown.count - 1)
      return isSplit && hasMargins ? view.with(.rounded(metrics.row.radius)) : view
    }
    var body = ViewNode.vStack(rows, spacing: spacing).with(.wide())
    if !isPlain, hasMargins, !isSplit { body = body.with(.rounded(metrics.row.radius)) }
    let parts = [
      group.header.map { header($0, group, isPlain: isPlain) },
      shown.isEmpty ? nil : body, group.footer.map { footer($0) },
    ]
    let all = ViewNode.vStack(parts.compactMap { $0 })
    return isPlain || !hasMargins ? all : margin(.listMargin, all)
  }

  private func header(_ view: ViewNode, _ group: ListGroup, isPlain: Bool) -> ViewNode {
    let isLarge = isSidebar || (group.hasLargeHeader ?? styles.increasesHeaders)
    var title = styled(header: view, isLarge: isLarge, isPlain: isPlain).with(.wide())
    // Source: other lists hide and show rows by code alone (Apple's documentation of `Section`).
    if isSidebar {
      title = .hStack([title, mark(isOpen: group.isExpanded != false)], spacing: 8)
    }
    return margin(.rowMargin, title)
      .with(.pad(top: isPlain ? 7 : 0, bottom: metrics.headerSpacing))
  }

  private func styled(header view: ViewNode, isLarge: Bool, isPlain: Bool) -> ViewNode {
    if isLarge {
      return view.with(.textStyle(.title3, .bold)).written(in: .system(.label))
    }
    let view = view.written(in: .secondary)
    if !metrics.hasCapitalHeaders { return view.with(.textStyle(.headline)) }
    if isPlain { return view.with(.textStyle(.subheadline, .semibold)) }
    let small = view.with(.textStyle(.footnote))
    return hasTextCase ? small : small.with(.textCase(.uppercase))
  }

  private func footer(_ view: ViewNode) -> ViewNode {
    margin(.rowMargin, view.with(.textStyle(.footnote)).written(in: .secondary).with(.wide()))
      .with(.pad(top: metrics.headerSpacing))
  }

  // MARK: Rows

  /// A row with its badge, background and the line below it.
  private func row(_ row: ListRow, isPlain: Bool, isLast: Bool) -> ViewNode {
    let traits = row.view.rowTraits
    var content = edited(badged(roomy(row.view), traits), traits)
    let indentation = Double(row.level) * metrics.indentation
    if let insets = traits.listRowInsets {
      content = content.with(.pad(insets))
    } else {
      let inset = isControl(row.view) ? metrics.rowInset.control : metrics.rowInset.text
      content = margin(.rowMargin, content.with(.pad(leading: indentation)))
      // A button has the row to itself; else there is room around the content.
      if !isRowButton(row.view) { content = content.with(.pad(top: inset, bottom: inset)) }
    }
    content = content.with(.wide(minHeight: styles.minListRowHeight ?? metrics.row.height))
    let ground = background(traits, isPlain: isPlain)
    let wide = ground.with(.ignoringSafeArea(.horizontal))
    content = content.with(.behind(hasMargins ? ground : wide))
    guard traits.hidesRowSeparator != true, isPlain || !isLast else { return content }
    var start = indentation + (hasIcon(row.view) ? metrics.icon.width + metrics.icon.spacing : 0)
    if traits.deletes == true || traits.selects == true {
      start += metrics.edit.circle + metrics.edit.spacing
    }
    return content.with(.inFront(separator(traits, start), .bottomTrailing))
  }

  /// A control whose label has the room around it that texts have as rows.
  private func roomy(_ view: ViewNode) -> ViewNode {
    let inset = metrics.rowInset.text - metrics.rowInset.control
    let room = Modifier.pad(top: inset, bottom: inset)
    var node = view
    switch view.content {
    case .toggle(var toggle):
      toggle.label = toggle.label.with(room)
      node.content = .toggle(toggle)
    case .screenView(var control) where isControl(view):
      control.label = control.label?.with(room)
      node.content = .screenView(control)
    default: break
    }
    return node
  }

  /// A row with its badge, which is before the mark of a row that opens something.
  private func badged(_ view: ViewNode, _ traits: ScreenTraits) -> ViewNode {
    let badge = traits.badge?.with(.style(.secondary))
    if let badge, case .screenView(var inner) = view.content, endsWithMark(inner, traits) {
      var node = view
      inner.detail = badge
      node.content = .screenView(inner)
      return node.with(.wide())
    }
    var inside = self
    inside.styles.listItemTint = traits.listItemTint ?? styles.listItemTint
    let inset = metrics.rowInset.text
    let content =
      (isRowButton(view)
      ? inside.listed(view).touched {
        $0.with(.wide(.leadingMiddle)).with(.pad(top: inset, bottom: inset))
      } : inside.listed(view)).with(.wide())
    return badge.map { row(content, [$0]) } ?? content
  }

  /// Whether a tap anywhere in a row is one on its button.
  private func isRowButton(_ view: ViewNode) -> Bool {
    guard case .button = view.content else { return false }
    return !isBordered(view) && view.screenTraits.listRowInsets == nil
  }

  private func endsWithMark(_ view: ScreenView, _ traits: ScreenTraits) -> Bool {
    switch view.view {
    case .navigationLink, .disclosureGroup: true
    case .picker: (traits.pickerStyle ?? styles.picker) == .navigationLink
    default: false
    }
  }

  /// A row with what chooses, deletes and moves it.
  private func edited(_ content: ViewNode, _ traits: ScreenTraits) -> ViewNode {
    var parts = [content]
    if traits.selects == true {
      let isChosen = traits.isSelected == true
      let circle = ViewNode.symbol(isChosen ? "checkmark.circle.fill" : "circle")
        .with(.style(isChosen ? .tint : .system(.tertiaryLabel)))
        .with(.fontSize(metrics.edit.circle - 2))
      parts.insert(circle.with(.size(width: metrics.edit.circle)), at: 0)
    } else if traits.deletes == true {
      let sign = ViewNode.box(1, .system(.white)).with(.size(width: 10, height: 2))
      let circle = ViewNode.circle(.system(.red))
        .with(.size(width: metrics.edit.circle, height: metrics.edit.circle))
      parts.insert(.zStack([circle, sign]), at: 0)
    }
    if traits.moves == true {
      parts.append(ViewNode.symbol("line.3.horizontal").with(.style(.system(.tertiaryLabel))))
    }
    return parts.count > 1 ? .hStack(parts, spacing: metrics.edit.spacing) : content
  }

  private func background(_ traits: ScreenTraits, isPlain: Bool) -> ViewNode {
    if let background = traits.listRowBackground { return background }
    if traits.isSelected == true { return .color(.systemGray4) }
    return ground(isPlain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// The line below a row, which begins where its content does.
  private func separator(_ traits: ScreenTraits, _ start: Double) -> ViewNode {
    let tinted = traits.rowSeparatorTint.map { ViewNode(.color($0)).with(.size(height: 0.33)) }
    let line = tinted ?? separatorLine
    if let insets = traits.listRowInsets { return line.with(.pad(leading: insets.leading)) }
    return margin(.separatorMargin, line.with(.pad(leading: start)))
  }

  private var separatorLine: ViewNode {
    metrics.separatorOpacity < 1 ? .line.with(.opacity(metrics.separatorOpacity)) : .line
  }

  /// A view between margins that depend on the width.
  private func margin(_ part: ScreenView.Part, _ view: ViewNode) -> ViewNode {
    ViewNode(.screenView(ScreenView(part: part, children: [view])))
  }
}
