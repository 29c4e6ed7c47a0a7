import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// A bar with the title of the view on top of the stack, and the view below it.
  func navigation(_ view: ScreenView) -> ViewNode {
    let root = stacked(view)
    let under = barTraits(in: root)
    guard let pushed = under.destination else { return bars(around: root, under, back: nil) }
    var top = barTraits(in: pushed)
    top.hidesNavigationBar = top.hidesNavigationBar ?? false
    if [nil, .automatic].contains(top.titleDisplayMode) {
      top.titleDisplayMode = under.titleDisplayMode
    }
    let back = top.hidesBackButton == true ? nil : backButton(under.navigationTitle)
    return bars(around: pushed, top, back: back)
  }

  /// The columns for which there is room: on a phone one, on a screen upright the last one.
  func columns(_ view: ScreenView) -> ViewNode {
    let columns = view.children
    guard isRegular, columns.count > 1 else { return collapsed(view) }
    let showsAll = view.isExpanded ?? (area.width > area.height)
    let shown = showsAll ? Array(columns.suffix(2)) : Array(columns.suffix(1))
    // The bar of the first one has the button for the sidebar.
    var first = self
    first.styles.hasSidebarButton = true
    let parts = shown.enumerated().map { index, part -> ViewNode in
      let column = index == 0 ? first.column(part) : searchingItself.column(part)
      guard index < shown.count - 1 else { return column.with(.room()) }
      return column.traits { $0.listStyle = .sidebar }
        .with(.size(width: metrics.column))
        .with(.inFront(.verticalLine.with(.ignoringSafeArea(.vertical)), .trailingMiddle))
    }
    return .hStack(parts, spacing: 0)
  }

  /// The column of a phone: the one that was asked for, else the first one in which nothing is chosen,
  /// above the one before it.
  ///
  /// Source: Apple's documentation of `NavigationSplitView`: in narrow size classes, the columns become a
  /// stack, which shows the last one with useful information.
  private func collapsed(_ view: ScreenView) -> ViewNode {
    let columns = view.children
    guard let asked = view.chosenIndex else { return .empty }
    let last = columns.indices.first { !hasChosenRow(columns[$0]) } ?? columns.count - 1
    let index = view.selection == nil ? last : asked
    guard index > 0, let root = root(of: columns[index]) else { return column(columns[index]) }
    let traits = barTraits(in: root)
    let back =
      traits.hidesBackButton == true
      ? nil : backButton(barTraits(in: columns[index - 1]).navigationTitle)
    return bars(around: root, traits, back: back)
  }

  /// The view at the bottom of a column's own stack, or the column; `nil` if it pushes another one.
  private func root(of column: ViewNode) -> ViewNode? {
    guard case .screenView(let stack) = column.content else { return column }
    guard stack.view == .navigationStack else { return isContainer(column) ? nil : column }
    let root = stacked(stack)
    return column.modifiers.isEmpty && barTraits(in: root).destination == nil ? root : nil
  }

  /// Whether a row of the lists in a view is chosen.
  private func hasChosenRow(_ view: ViewNode) -> Bool {
    if case .screenView(let part) = view.content, [.picker, .tabView, .menu].contains(part.view) {
      return false
    }
    return view.screenTraits.isSelected == true
      || view.shownChildren.contains { hasChosenRow($0) }
  }

  /// A column with bars of its own.
  private func column(_ view: ViewNode) -> ViewNode {
    guard isContainer(view) else {
      return navigation(ScreenView(.navigationStack, children: [view]))
    }
    return view.traits {
      ($0.search, $0.hasSidebarButton) = (styles.search, styles.hasSidebarButton)
    }
  }

  /// The composer of columns after the first one, which has the search of the views around.
  private var searchingItself: ScreenComposer {
    guard styles.searchPrompt != nil else { return self }
    var composer = self
    composer.styles.search = .own
    return composer
  }

  private func bars(around view: ViewNode, _ traits: ScreenTraits, back: ViewNode?) -> ViewNode {
    var traits = searched(traits)
    if styles.hasSidebarButton, back == nil, traits.hidesSidebarButton != true {
      traits.toolbarItems.insert(.init(.navigation, .symbol("sidebar.leading")), at: 0)
    }
    let isBelowTitle = traits.navigationTitle != nil && isLarge(traits)
    let body = view.with(.room()).traits {
      ($0.isBelowLargeTitle, $0.hasTabsInBar, $0.hasSidebarButton) = (isBelowTitle, false, false)
    }
    let own = traits.hidesNavigationBar == true ? nil : bar(traits, back: back)
    let empty = styles.hasTabsInBar ? topRow(ToolbarItems([]), back: nil, title: nil) : nil
    guard let bar = own ?? empty else {
      return withBottomBar(body, traits)
    }
    // What begins further down has been scrolled under the bar.
    let isScrolled = (traits.scrollAnchor?.y ?? 0) > 0
    return withBottomBar(
      inset(body, .top, isScrolled ? bar.with(.behind(barGround)) : bar), traits)
  }

  /// The ground of a bar over what was scrolled under it.
  private var barGround: ViewNode {
    let ground = ground(.systemBackground).with(.opacity(0.9)).with(.ignoringSafeArea(.all))
    return metrics.isGlass ? ground : ground.with(.inFront(.line, .bottom))
  }

  /// What a view and those in it tell the bars; what is nearer to the root of the tree wins.
  func barTraits(in view: ViewNode) -> ScreenTraits {
    var all = ScreenTraits()
    for child in isContainer(view) ? [] : view.shownChildren { all.merge(barTraits(in: child)) }
    all.merge(view.screenTraits)
    return all
  }

  /// Whether the view has bars of its own.
  private func isContainer(_ view: ViewNode) -> Bool {
    guard case .screenView(let view) = view.content else { return false }
    return [.navigationStack, .navigationSplitView].contains(view.view)
  }

  func inset(_ view: ViewNode, _ edge: SafeAreaInset.Edge, _ bar: ViewNode) -> ViewNode {
    var inset = SafeAreaInset()
    (inset.edge, inset.spacing, inset.content) = (edge, 0, bar)
    return view.with(.safeAreaInset(inset))
  }

  /// The bar at the top; `nil` if there is nothing in it.
  private func bar(_ traits: ScreenTraits, back: ViewNode?) -> ViewNode? {
    let title = traits.navigationTitle.flatMap { isEmpty($0) ? nil : $0 }
    let items = ToolbarItems(traits.toolbarItems)
    guard title != nil || back != nil || items.hasTop || showsSearchAtTop(traits) else {
      return nil
    }
    let isLarge = isLarge(traits)
    var rows = [
      topRow(items, back: back, title: items.principal ?? (isLarge ? nil : inline(title, traits)))
    ]
    if let title, isLarge { rows.append(largeTitle(title, traits.navigationSubtitle)) }
    if showsSearchAtTop(traits) { rows.append(searchField(traits)) }
    return .vStack(rows)
  }

  /// Whether the title is large; a pushed view inherits the mode of the one below.
  ///
  /// Source: Apple's documentation of `TitleDisplayMode.automatic`.
  private func isLarge(_ traits: ScreenTraits) -> Bool {
    switch traits.titleDisplayMode ?? .automatic {
    case .inline: false
    case .large: true
    case .automatic: area.height >= metrics.largeTitleHeight
    }
  }

  private func inline(_ title: ViewNode?, _ traits: ScreenTraits) -> ViewNode? {
    guard let title else { return nil }
    let line = title.with(.textStyle(.headline), .lineLimit(LineLimit(1)))
    guard let subtitle = traits.navigationSubtitle else { return line }
    return .vStack(
      [line, subtitle.with(.textStyle(.caption), .style(.secondary))], alignment: .center)
  }

  private func largeTitle(_ title: ViewNode, _ subtitle: ViewNode?) -> ViewNode {
    let line = title.with(.textStyle(.largeTitle, .bold), .lineLimit(LineLimit(1)))
      .with(.pad(leading: edge, bottom: 8.5, trailing: edge)).with(.wide())
      .with(.size(height: metrics.bar.largeTitle, .bottom))
    guard let subtitle else { return line }
    let second = subtitle.with(.textStyle(.subheadline), .style(.secondary))
    return .vStack([line, second.with(.pad(leading: edge, bottom: 8)).with(.wide())])
  }

  private func isEmpty(_ title: ViewNode) -> Bool {
    guard case .text(let text) = title.content else { return false }
    return text.plain?.isEmpty ?? false
  }

  // MARK: Search

  /// On Liquid Glass, the field of a phone is at the bottom, unless a bar of tabs is there.
  var hasSearchAtBottom: Bool { metrics.isGlass && !isRegular && !styles.isInTab }

  private func showsSearchAtTop(_ traits: ScreenTraits) -> Bool {
    traits.searchPrompt != nil && !hasSearchAtBottom
  }

  /// The traits of a stack, with the field that it shows.
  private func searched(_ traits: ScreenTraits) -> ScreenTraits {
    var traits = traits
    switch styles.search {
    case .own: break
    case .outside: traits.searchPrompt = nil
    case .any where traits.searchPrompt == nil:
      (traits.searchPrompt, traits.searchText) = (styles.searchPrompt, styles.searchText)
    case .any: break
    }
    return traits
  }

  /// What the views say of a search, those in stacks and those around included.
  func searchTraits(in view: ViewNode) -> ScreenTraits {
    var all = ScreenTraits()
    for child in view.shownChildren { all.merge(searchTraits(in: child)) }
    all.merge(view.screenTraits)
    if all.searchPrompt == nil {
      (all.searchPrompt, all.searchText) = (styles.searchPrompt, styles.searchText)
    }
    return all
  }

  func searchField(_ traits: ScreenTraits) -> ViewNode {
    var insets = metrics.search.insets
    (insets.leading, insets.trailing) = (edge, edge)
    return searchCapsule(traits).with(.pad(insets))
  }

  func searchCapsule(_ traits: ScreenTraits) -> ViewNode {
    let words =
      (traits.searchText?.isEmpty == false ? traits.searchText : nil).map {
        ViewNode.text($0).with(.style(.system(.label)))
      } ?? traits.searchPrompt.flatMap { $0.isEmpty ? nil : .text($0) } ?? .system("Search")
    let field = ViewNode.hStack([.symbol("magnifyingglass"), words, .spacer], spacing: 6)
      .with(.style(.secondary)).ofSystem.with(.pad(leading: 8, trailing: 8))
      .with(.size(height: metrics.search.height))
    let ground =
      metrics.isGlass ? glass(metrics.search.radius) : .box(metrics.search.radius, .fill(level: 3))
    return field.with(.behind(ground))
  }

  /// A label in the tint, or a button in its style.
  func tinted(_ label: ViewNode) -> ViewNode {
    if case .button = label.content { return label }
    return label.with(.style(.tint))
  }

  /// The label in the tint; in a row with its badge and a chevron.
  func link(_ view: ScreenView) -> ViewNode {
    guard styles.isInForm else { return tinted(view.label ?? stacked(view)) }
    var label = view.label ?? stacked(view)
    if case .button(let button) = label.content, button.bodies == nil {
      var inner = button.label
      inner.modifiers += label.modifiers
      label = inner
    }
    label = listed(label)
    let chevron = Chevron.path(Size(width: 6, height: 11), lineWidth: 2, .forward)
    let mark = chevron.with(.style(.system(.tertiaryLabel)))
    return row(label, [view.detail, mark].compactMap { $0 })
  }
}
