import VitrineGeometry
import VitrineModel

/// The views of toolbars, by the place that iOS gives to their placements.
///
/// Source: Apple's documentation of `ToolbarItemPlacement`.
struct ToolbarItems {
  var leading: [ScreenToolbarItem] = []
  var trailing: [ScreenToolbarItem] = []
  var principal: ViewNode?
  var bottom: [ScreenToolbarItem] = []
  var status: [ViewNode] = []
  /// Whether there are items behind a button with an ellipsis.
  var hasMore = false

  /// Assigns items to their places.
  init(_ items: [ScreenToolbarItem]) {
    for item in items where !item.view.isEmpty {
      switch item.placement {
      case .topBarLeading, .navigation, .cancellationAction: leading.append(item)
      case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing:
        trailing.append(item)
      case .secondaryAction: hasMore = true
      case .principal: principal = item.view
      case .bottomBar: bottom.append(item)
      case .status: status.append(item.view)
      case .keyboard: break
      }
    }
  }

  /// Whether there is anything in the bar at the top.
  var hasTop: Bool { !(leading + trailing).isEmpty || principal != nil || hasMore }
}

extension ScreenComposer {
  /// The items at both ends of a bar, and the title in its middle.
  func topRow(_ items: ToolbarItems, back: ViewNode?, title: ViewNode?) -> ViewNode {
    var trailing = items.trailing.map { item($0) }
    if items.hasMore {
      trailing.append(item(ScreenToolbarItem(.automatic, .symbol("ellipsis.circle"))))
    }
    let leading = [back].compactMap { $0 } + items.leading.map { item($0) }
    let row = middle(title, grouped(leading), grouped(trailing))
      .with(.pad(leading: back == nil ? 16 : 0, trailing: 16)).with(.wide(.centered))
      .with(.pad(bottom: 1)).with(.size(height: metrics.bar.navigation))
    let isBelowEdge = styles.isElevated && metrics.sheet.bar > 0
    return isBelowEdge ? row.with(.pad(top: metrics.sheet.bar)) : row
  }

  /// The title in the middle of the bar, or where there is room between the items.
  private func middle(_ title: ViewNode?, _ leading: ViewNode, _ trailing: ViewNode) -> ViewNode {
    guard let title else { return .hStack([leading, .spacer, trailing], spacing: 8) }
    let parts = { (leading: ViewNode, trailing: ViewNode) in
      ViewNode.hStack(
        [
          leading.with(.layoutPriority(1)), title.with(.wide(.centered)),
          trailing.with(.layoutPriority(1)),
        ], spacing: 8)
    }
    // Both ends are as wide as the wider one.
    let ends = [(leading, trailing, Alignment.leadingMiddle), (trailing, leading, .trailingMiddle)]
      .map { ViewNode.zStack([$0, $1.with(.hidden(true))], alignment: $2) }
    var choice = ViewThatFits()
    choice.axes = [.horizontal]
    choice.children = [parts(ends[0], ends[1]), parts(leading, trailing)]
    return ViewNode(.viewThatFits(choice))
  }

  private func grouped(_ items: [ViewNode]) -> ViewNode {
    .hStack(items, spacing: metrics.isGlass ? 8 : 16)
  }

  /// An item in the tint; on Liquid Glass a button that floats.
  private func item(_ item: ScreenToolbarItem) -> ViewNode {
    let isPrimary = item.placement == .confirmationAction
    let isFloating = metrics.isGlass && !isSpace(item.view)
    let style: ShapeStyle =
      item.placement == .destructiveAction
      ? .system(.red) : !isFloating ? .tint : .system(isPrimary ? .white : .label)
    let font = Modifier.fontSize(17, isPrimary ? .semibold : .regular)
    var view = iconOnly(item.view).with(font, .style(style))
    if style != .tint { view = view.with(.tint(style)) }
    guard isFloating else { return view }
    let ground: ViewNode = isPrimary ? .box(22, .tint) : glass(22)
    return view.with(.pad(leading: 12, trailing: 12))
      .with(.atLeast(metrics.floating)).with(.behind(ground))
  }

  private func isSpace(_ view: ViewNode) -> Bool {
    if case .spacer = view.content { return true }
    return false
  }

  /// A label in a bar shows its icon alone; a button has no border there.
  private func iconOnly(_ view: ViewNode) -> ViewNode {
    view.with(.labelStyle(.iconOnly), .buttonStyle(.borderless))
  }

  /// The material of bars that float.
  func glass(_ radius: Double) -> ViewNode {
    let ground: Color = .scheme(
      light: .system(.white), dark: .rgb(red: 0.17, green: 0.17, blue: 0.18, opacity: 1))
    return ViewNode.box(radius, .color(ground)).with(.floatingShadow())
  }

  /// A chevron with the title of the view below.
  func backButton(_ title: ViewNode?) -> ViewNode {
    if metrics.isGlass {
      let shape = Chevron.path(Size(width: 9, height: 17), lineWidth: 2.33, .backward)
      return shape.with(.style(.system(.label))).with(.size(width: 44, height: 44))
        .with(.behind(glass(22))).with(.pad(leading: 16))
    }
    let shape = Chevron.path(Size(width: 8.6, height: 16.6), lineWidth: 2.33, .backward)
    return ViewNode.hStack(
      [shape, (title ?? .system("Back")).with(.lineLimit(LineLimit(1)))], spacing: 11.4
    ).with(.style(.tint)).with(.pad(leading: 10.5))
  }

  /// The view above the bar at the bottom, if there is anything in it.
  func withBottomBar(_ view: ViewNode, _ traits: ScreenTraits) -> ViewNode {
    let items = ToolbarItems(traits.toolbarItems)
    var view = view
    if traits.searchPrompt != nil, hasSearchAtBottom {
      view = inset(view, .bottom, searchField(traits))
    }
    guard !(items.bottom.isEmpty && items.status.isEmpty), traits.hidesBottomBar != true else {
      return view
    }
    let status = items.status.map { $0.with(.textStyle(.caption)) }
    let row = ViewNode.hStack(items.bottom.map { item($0) }, spacing: 16)
      .with(.pad(leading: 16, trailing: 16)).with(.wide(.centered))
    return inset(view, .bottom, barAtBottom(.zStack([row] + status), metrics.bar.toolbar))
  }

  /// A bar with a line above it that reaches the edge of the screen; on Liquid Glass without either.
  func barAtBottom(_ row: ViewNode, _ height: Double) -> ViewNode {
    let row = row.with(.size(height: height))
    guard !metrics.isGlass else { return row }
    return row.with(.behind(ViewNode.color(.systemBackground).with(.ignoringSafeArea(.all))))
      .with(.inFront(.line, .top))
  }
}
