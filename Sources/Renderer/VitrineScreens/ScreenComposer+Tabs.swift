import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// The chosen tab above a bar with all tabs, or a page above its dots.
  func tabs(_ view: ScreenView) -> ViewNode {
    guard let chosen = view.chosenIndex else { return .empty }
    var content = view.children[chosen]
    if styles.tabView == .page { return pages(content, chosen, of: view.children.count) }
    if barTraits(in: content).hidesTabBar == true { return content.with(.room()) }
    let traits = view.children.map(\.screenTraits)
    let isSearch = traits[chosen].isSearchTab == true
    // A tab for searching has the search of the views around the tabs.
    let isOwn = !isSearch && traits.contains { $0.isSearchTab == true }
    content = content.traits {
      $0.isInTab = true
      if isOwn { $0.search = .own }
    }
    let tabs = traits.enumerated().map { tab($1, isChosen: $0 == chosen) }
    if isRegular { return withTabsAtTop(content, tabs) }
    guard metrics.isGlass else {
      let row = ViewNode.hStack(tabs, spacing: 0).with(.wide(.centered))
      return inset(content.with(.room()), .bottom, barAtBottom(row, metrics.bar.tabs))
    }
    let search = isSearch ? searchTraits(in: content) : ScreenTraits()
    let hasField = search.searchPrompt != nil
    if hasField { content = content.traits { $0.search = .outside } }
    let bar = hasField ? searchBar(search, traits) : floatingBars(tabs, traits, chosen)
    let margin = metrics.floatingTabs.inset
    return inset(
      content.with(.room()), .bottom,
      bar.with(.pad(leading: margin, bottom: lift(margin), trailing: margin)))
  }

  /// The bar of the tabs, and beside it a circle for each tab for searching.
  private func floatingBars(
    _ tabs: [ViewNode], _ traits: [ScreenTraits], _ chosen: Int
  ) -> ViewNode {
    let others = zip(tabs, traits).filter { $1.isSearchTab != true }.map(\.0)
    let bar = ViewNode.hStack(others, spacing: 0).with(.wide(.centered))
      .with(.pad(leading: 4, trailing: 4)).with(.size(height: metrics.floatingTabs.height))
      .with(.behind(glass(metrics.floatingTabs.height / 2)))
    let circles = traits.indices.filter { traits[$0].isSearchTab == true }.map {
      circle(traits[$0], isChosen: $0 == chosen)
    }
    return .hStack([others.isEmpty ? .spacer : bar] + circles, spacing: 8)
  }

  /// The field of the chosen tab for searching, after a circle that leads back to the other tabs.
  private func searchBar(_ search: ScreenTraits, _ traits: [ScreenTraits]) -> ViewNode {
    let back = traits.first { $0.isSearchTab != true }.map { circle($0, isChosen: false) }
    return .hStack([back, searchCapsule(search)].compactMap { $0 }, spacing: 8)
  }

  /// The icon of a tab in a circle of its own.
  private func circle(_ traits: ScreenTraits, isChosen: Bool) -> ViewNode {
    let side = metrics.floatingTabs.height
    let icon = traits.tabItem.flatMap { tabParts($0).first } ?? tabIcon(.symbol("magnifyingglass"))
    return icon.with(.style(isChosen ? .tint : .system(.label)))
      .with(.size(width: side, height: side)).with(.behind(glass(side / 2)))
  }

  private func tab(_ traits: ScreenTraits, isChosen: Bool) -> ViewNode {
    var parts = traits.tabItem.map { tabParts($0) } ?? []
    if isRegular, let title = parts.last { parts = [title.with(.fontSize(15, .medium))] }
    var tab = ViewNode.vStack(parts, spacing: 1, alignment: .center)
      .with(.fontSize(10, .medium))
    if let badge = traits.badge {
      // On an iPad, there is room after the title.
      tab =
        isRegular
        ? .hStack([tab, mark(badge)], spacing: 6)
        : tab.with(.inFront(mark(badge).with(.moved(x: 10, y: -2)), .topTrailing))
    }
    let other: ShapeStyle = metrics.isGlass ? .system(.label) : .system(.systemGray)
    tab = tab.with(.style(isChosen ? .tint : other)).ofSystem
    guard isRegular else { return chosenGround(tab.with(.wide(.centered)), isChosen) }
    return chosenGround(tab.with(.pad(leading: 16, trailing: 16)), isChosen)
  }

  /// The icon and the title of a tab, which are a label or an image and a text.
  private func tabParts(_ item: ViewNode) -> [ViewNode] {
    switch item.content {
    case .label(let label):
      let icon = label.icon ?? label.systemImage.map { .symbol($0) } ?? .empty
      return [tabIcon(icon), label.title]
    case .image: return [tabIcon(item)]
    default:
      let parts = item.shownChildren
      return parts.isEmpty ? [item] : parts.flatMap { tabParts($0) }
    }
  }

  private func tabIcon(_ icon: ViewNode) -> ViewNode {
    icon.with(.fontSize(20), .symbolVariant(.fill)).with(.size(height: 28))
  }

  private func chosenGround(_ tab: ViewNode, _ isChosen: Bool) -> ViewNode {
    guard isChosen, metrics.isGlass || isRegular else { return tab }
    let height = isRegular ? 36 : metrics.floatingTabs.height - 8
    return tab.with(.behind(ViewNode.box(height / 2, .fill(level: 3)).with(.size(height: height))))
  }

  /// A number or word in a red field.
  private func mark(_ badge: ViewNode) -> ViewNode {
    badge.with(.fontSize(13), .style(.system(.white)), .lineLimit(LineLimit(1)))
      .with(.fixedSize(FixedSize()))
      .with(.pad(leading: 5, trailing: 5)).with(.atLeast(18))
      .with(.behind(.box(9, .system(.red))))
  }

  /// The tabs of an iPad, which are in the middle of the navigation bar of a stack.
  ///
  /// Source: WWDC24, "Elevate your tab and sidebar experience in iPadOS".
  private func withTabsAtTop(_ content: ViewNode, _ tabs: [ViewNode]) -> ViewNode {
    let bar = ViewNode.hStack(tabs, spacing: 0).with(.pad(leading: 4, trailing: 4))
      .with(.size(height: 44)).with(.behind(glass(22))).with(.wide(.centered))
    guard isStack(content) else { return inset(content.with(.room()), .top, bar) }
    return content.traits { $0.hasTabsInBar = true }.with(.room()).with(.inFront(bar, .top))
  }

  private func isStack(_ view: ViewNode) -> Bool {
    switch view.content {
    case .screenView(let view): view.view == .navigationStack
    case .group(let group): group.children.count == 1 && isStack(group.children[0])
    default: false
    }
  }

  /// A page, and a dot for each of several.
  private func pages(_ content: ViewNode, _ chosen: Int, of count: Int) -> ViewNode {
    let page = content.with(.full())
    guard count > 1, !styles.hidesPageIndex else { return page }
    let (diameter, gap, bottom) = metrics.page
    let dots = (0..<min(count, 40)).map { index in
      ViewNode.circle(.opacity(.system(.white), index == chosen ? 1 : 0.3))
        .with(.size(width: diameter, height: diameter))
    }
    return page.with(
      .inFront(ViewNode.hStack(dots, spacing: gap).with(.pad(bottom: bottom)), .bottom))
  }
}
