import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// A bar with the title of the view on top of the stack, and the view below it.
  func navigation(_ view: ScreenView) -> ViewNode {
    let root = stacked(view)
    let under = traits(in: root)
    let content = under.destination ?? root
    var top = under.destination.map { traits(in: $0) } ?? under
    if under.destination != nil { top.hidesNavigationBar = top.hidesNavigationBar ?? false }
    let back =
      under.destination != nil && top.hidesBackButton != true
      ? backButton(under.navigationTitle) : nil
    let body = content.with(.room())
    guard top.hidesNavigationBar != true, let bar = bar(top, back: back) else {
      return withBottomBar(body, top)
    }
    return withBottomBar(inset(body, .top, bar), top)
  }

  /// What a view and those in it tell the bars; what is nearer to the root of the tree wins.
  private func traits(in view: ViewNode) -> ScreenTraits {
    var all = ScreenTraits()
    if case .container(let children) = view.content.traits.role, !isContainer(view) {
      for child in children { all.merge(traits(in: child)) }
    }
    all.merge(view.screenTraits)
    return all
  }

  /// Whether the view has bars of its own.
  private func isContainer(_ view: ViewNode) -> Bool {
    guard case .screenView(let view) = view.content else { return false }
    return view.view == .navigationStack
  }

  private func inset(_ view: ViewNode, _ edge: SafeAreaInset.Edge, _ bar: ViewNode) -> ViewNode {
    var inset = SafeAreaInset()
    (inset.edge, inset.spacing, inset.content) = (edge, 0, bar)
    return view.with(.safeAreaInset(inset))
  }

  /// The bar at the top; `nil` if there is nothing in it.
  private func bar(_ traits: ScreenTraits, back: ViewNode?) -> ViewNode? {
    let title = traits.navigationTitle.flatMap { isEmpty($0) ? nil : $0 }
    let hasItems = !(traits.leadingItems + traits.trailingItems).isEmpty
    guard title != nil || back != nil || hasItems || traits.searchPrompt != nil else { return nil }
    let isLarge =
      switch traits.titleDisplayMode ?? .automatic {
      case .inline: false
      case .large: true
      case .automatic: back == nil && area.height >= metrics.largeTitleHeight
      }
    var items = [back].compactMap { $0 } + traits.leadingItems.map { item($0) }
    items += [.spacer] + traits.trailingItems.map { item($0) }
    var layers = [ViewNode.hStack(items, spacing: 8)]
    if let title, !isLarge {
      layers.append(title.with(.textStyle(.headline), .lineLimit(LineLimit(1))))
    }
    var rows = [
      ViewNode.zStack(layers).with(.wide(.centered))
        .with(.pad(bottom: 1)).with(.size(height: metrics.bar.navigation))
    ]
    if let title, isLarge {
      rows.append(
        title.with(.textStyle(.largeTitle, .bold)).with(.pad(leading: 16, trailing: 16))
          .with(.wide()).with(.size(height: metrics.bar.largeTitle)))
    }
    if let prompt = traits.searchPrompt { rows.append(searchField(prompt)) }
    return .vStack(rows)
  }

  private func isEmpty(_ title: ViewNode) -> Bool {
    guard case .text(let text) = title.content else { return false }
    return text.plain?.isEmpty ?? false
  }

  private func item(_ view: ViewNode) -> ViewNode {
    view.with(.style(.tint)).with(.pad(leading: 16, trailing: 16))
  }

  /// A chevron with the title of the view below.
  private func backButton(_ title: ViewNode?) -> ViewNode {
    let shape = Chevron.path(Size(width: 8.6, height: 16.6), lineWidth: 2.33, .backward)
    return ViewNode.hStack(
      [shape, (title ?? .text("Back")).with(.lineLimit(LineLimit(1)))], spacing: 11.4
    ).with(.style(.tint)).with(.pad(leading: 10.5))
  }

  private func searchField(_ prompt: String) -> ViewNode {
    ViewNode.hStack([.symbol("magnifyingglass"), .text(prompt), .spacer], spacing: 6)
      .with(.style(.secondary)).with(.pad(leading: 8, trailing: 8)).with(.size(height: 36))
      .with(.behind(.box(10, .fill(level: 3)))).with(
        .pad(top: 1, leading: 16, bottom: 15, trailing: 16))
  }

  private func withBottomBar(_ view: ViewNode, _ traits: ScreenTraits) -> ViewNode {
    guard !traits.bottomItems.isEmpty else { return view }
    let row = ViewNode.hStack(traits.bottomItems.map { item($0) }, spacing: 0)
    return inset(view, .bottom, barAtBottom(row.with(.wide(.centered)), metrics.bar.toolbar))
  }

  /// A bar with a line above it that reaches the edge of the screen.
  private func barAtBottom(_ row: ViewNode, _ height: Double) -> ViewNode {
    row.with(.size(height: height))
      .with(.behind(ViewNode.color(.systemBackground).with(.ignoringSafeArea(.all))))
      .with(.inFront(.line, .top))
  }

  /// The chosen tab above a bar with all tabs.
  func tabs(_ view: ScreenView) -> ViewNode {
    let chosen = min(max(view.selection ?? 0, 0), max(view.children.count - 1, 0))
    let tabs = view.children.enumerated().map { index, child in
      tab(child.screenTraits, isChosen: index == chosen)
    }
    let content = view.children.indices.contains(chosen) ? view.children[chosen] : .empty
    let row = ViewNode.hStack(tabs, spacing: 0).with(.wide(.centered))
    return inset(content.with(.room()), .bottom, barAtBottom(row, metrics.bar.tabs))
  }

  private func tab(_ traits: ScreenTraits, isChosen: Bool) -> ViewNode {
    var parts = [traits.tabItem ?? .empty]
    if case .label(let label)? = traits.tabItem?.content {
      let icon = label.icon ?? label.systemImage.map { .symbol($0) } ?? .empty
      parts = [
        icon.with(.fontSize(20), .symbolVariant(.fill)).with(.size(height: 28)), label.title,
      ]
    }
    var tab = ViewNode.vStack(parts, spacing: 1, alignment: .center).with(.fontSize(10, .medium))
    if let badge = traits.badge {
      let mark = badge.with(.fontSize(13), .style(.system(.white)))
        .with(.pad(leading: 5, trailing: 5)).with(.behind(.box(9, .system(.red))))
      tab = tab.with(.inFront(mark, Alignment(horizontal: .trailing, vertical: .top)))
    }
    return tab.with(.style(isChosen ? .tint : .system(.systemGray))).with(.wide(.centered))
  }

  /// The label in the tint; in a row with a chevron.
  func link(_ view: ScreenView) -> ViewNode {
    let label = view.label ?? stacked(view)
    guard styles.isInForm else { return label.with(.style(.tint)) }
    let chevron = Chevron.path(Size(width: 6, height: 11), lineWidth: 2, .forward)
    return row(label, [chevron.with(.style(.system(.tertiaryLabel)))])
  }
}

extension Alignment {
  static let centered = Alignment.center
}
