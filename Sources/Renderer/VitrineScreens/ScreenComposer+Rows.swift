import VitrineGeometry
import VitrineModel

// Which of the views in a list are its rows, and what they are.

extension ScreenComposer {
  /// Sections as groups, and other rows between them as groups without a header.
  func groups(_ children: [ViewNode]) -> [ListGroup] {
    var groups: [ListGroup] = []
    var loose: [ListRow] = []
    for row in rows(children) {
      guard case .screenView(let section) = row.view.content, section.view == .section else {
        loose.append(row)
        continue
      }
      if !loose.isEmpty { groups.append(ListGroup(rows: loose)) }
      loose = []
      groups.append(
        ListGroup(
          header: section.header?.modified(by: row.view.modifiers),
          footer: section.footer?.modified(by: row.view.modifiers),
          isExpanded: section.isExpanded,
          hasLargeHeader: row.view.screenTraits.increasesHeaders,
          rows: rows(section.children).map { $0.modified(by: row.view.modifiers) }))
    }
    if !loose.isEmpty { groups.append(ListGroup(rows: loose)) }
    return groups
  }

  /// The rows that a list sees: groups are not rows themselves, but their modifiers are those of each.
  private func rows(_ children: [ViewNode], level: Int = 0) -> [ListRow] {
    children.flatMap { child -> [ListRow] in
      switch child.content {
      case .group(let group):
        rows(group.children, level: level).map { $0.modified(by: child.modifiers) }
      case .emptyView: []
      case .screenView(let view) where view.view == .disclosureGroup:
        disclosed(view, child, level)
      case .screenView(let view) where view.view == .picker && isInline(child):
        options(view, child, level)
      default: [ListRow(view: child, level: level)]
      }
    }
  }

  /// The label of a group, and its rows when it is open.
  private func disclosed(_ view: ScreenView, _ node: ViewNode, _ level: Int) -> [ListRow] {
    var head = view
    head.children = []
    let row = ListRow(view: ViewNode(.screenView(head), modifiers: node.modifiers), level: level)
    guard view.isExpanded == true else { return [row] }
    return [row]
      + rows(view.children, level: level + 1).map { $0.modified(by: node.modifiers) }
  }

  private func isInline(_ node: ViewNode) -> Bool {
    (node.screenTraits.pickerStyle ?? styles.picker) == .inline
  }

  /// The label of a picker, and its options with a mark.
  private func options(_ view: ScreenView, _ node: ViewNode, _ level: Int) -> [ListRow] {
    let label = view.label.map { [ListRow(view: $0, level: level)] } ?? []
    let options = view.children.enumerated().map { index, option in
      ListRow(view: marked(option, index == view.selection), level: level)
    }
    return label + options.map { $0.modified(by: node.modifiers) }
  }

  /// An option with a mark if it is chosen.
  func marked(_ option: ViewNode, _ isChosen: Bool) -> ViewNode {
    guard isChosen else { return option }
    let check = ViewNode.symbol("checkmark").with(.fontWeight(.semibold), .style(.tint))
    let badge = option.screenTraits.badge?.with(.style(.secondary))
    return row(option, [badge, check].compactMap { $0 })
  }

  /// Whether a row is a control, around which there is less room than around texts.
  func isControl(_ row: ViewNode) -> Bool {
    switch row.content {
    case .toggle: return true
    case .screenView(let view):
      return [.picker, .stepper, .datePicker, .colorPicker, .slider].contains(view.view)
    default: return false
    }
  }

  /// Whether the buttons in a view have a ground, by its own style or the one around it.
  func isBordered(_ view: ViewNode) -> Bool { hasButtonGround || view.hasButtonGround }

  /// Whether a row begins with an icon.
  func hasIcon(_ row: ViewNode) -> Bool {
    switch row.content {
    case _ where isBordered(row): false
    case .label(let label): label.icon != nil || label.systemImage != nil
    case .toggle(let toggle): hasIcon(toggle.label)
    case .button(let button): hasIcon(button.label)
    case .screenView(let view): view.label.map { hasIcon($0) } ?? false
    default: false
    }
  }
}

extension ViewNode {
  private var labelBadge: ViewNode? {
    switch content {
    case .screenView(let view): view.label.flatMap { $0.screenTraits.badge ?? $0.labelBadge }
    case .button(let button): button.label.screenTraits.badge ?? button.label.labelBadge
    default: nil
    }
  }

  /// What the view tells its list; the badge of a label is that of the row.
  var rowTraits: ScreenTraits {
    var traits = screenTraits
    traits.badge = traits.badge ?? labelBadge
    return traits
  }
}

extension ListRow {
  func modified(by modifiers: [Modifier]) -> ListRow {
    ListRow(view: view.modified(by: modifiers), level: level)
  }
}
