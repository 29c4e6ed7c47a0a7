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
    var trailing = items.trailing
    if items.hasMore {
      trailing.append(
        ScreenToolbarItem(.automatic, .symbol(metrics.isGlass ? "ellipsis" : "ellipsis.circle")))
    }
    // The title is beside tabs that are in the middle (assumed).
    let start = styles.hasTabsInBar ? title : nil
    let leading = [back].compactMap { $0 } + self.items(items.leading) + [start].compactMap { $0 }
    let row = middle(start == nil ? title : nil, row(leading), row(self.items(trailing)))
      .with(.pad(leading: edge, trailing: edge))
      .with(.wide(.centered)).with(.pad(bottom: metrics.isGlass ? 0 : 1))
      .with(.size(height: metrics.isGlass ? metrics.floating : metrics.bar.navigation))
      .with(.pad(bottom: metrics.isGlass ? metrics.bar.navigation - metrics.floating : 0))
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
    return fitting([parts(ends[0], ends[1]), parts(leading, trailing)])
  }

  /// The first of some views that is not too wide.
  func fitting(_ views: [ViewNode]) -> ViewNode {
    var choice = ViewThatFits()
    (choice.axes, choice.children) = ([.horizontal], views)
    return ViewNode(.viewThatFits(choice))
  }

  private func row(_ items: [ViewNode]) -> ViewNode {
    .hStack(items, spacing: metrics.isGlass ? metrics.floatingToolbar.spacing : 16)
  }

  /// The items; on Liquid Glass, icons beside each other share the ground on which they float.
  ///
  /// Source: WWDC25, "Build a UIKit app with the new design": buttons with images share a ground, those
  /// with text or a prominent style have their own.
  private func items(_ items: [ScreenToolbarItem], height: Double? = nil) -> [ViewNode] {
    guard metrics.isGlass else { return items.map { item($0) } }
    let height = height ?? metrics.floating
    var groups: [[ScreenToolbarItem]] = []
    for item in items {
      if let before = groups.last?.last, sharesGround(before), sharesGround(item) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups.map { floating($0, height) }
  }

  /// Buttons on one ground; their centres are 54 points from each other.
  private func floating(_ group: [ScreenToolbarItem], _ height: Double) -> ViewNode {
    guard let first = group.first, !isSpace(first.view) else { return .spacer }
    let views = group.map { item($0) }
    let row =
      views.count > 1
      ? ViewNode.hStack(
        views.map { $0.touched { $0.with(.size(width: 46, height: height)) } }, spacing: 8)
      : views[0].touched { $0.with(.pad(leading: 12, trailing: 12)).with(.atLeast(height)) }
    let isPrimary = first.placement == .confirmationAction
    return row.with(.atLeast(height))
      .with(.behind(isPrimary ? .box(height / 2, .tint) : glass(height / 2)))
  }

  private func sharesGround(_ item: ScreenToolbarItem) -> Bool {
    item.placement != .confirmationAction && isIcon(item.view)
  }

  /// Whether a bar shows a view by its icon alone.
  private func isIcon(_ view: ViewNode) -> Bool {
    switch view.content {
    case .image: true
    case .button(let button): isIcon(button.label)
    case .screenView(let view): view.label.map { isIcon($0) } ?? false
    default: hasIcon(view)
    }
  }

  /// An item in the tint; on Liquid Glass in the colour of text.
  private func item(_ item: ScreenToolbarItem) -> ViewNode {
    let isPrimary = item.placement == .confirmationAction
    let isFloating = metrics.isGlass
    let style: ShapeStyle =
      item.placement == .destructiveAction
      ? .system(.red) : !isFloating ? .tint : .system(isPrimary ? .white : .label)
    let font = Modifier.fontSize(17, isPrimary ? .semibold : .regular)
    var view = iconOnly(item.view).with(font, .style(style))
    if style != .tint { view = view.with(.tint(style)) }
    return isFloating ? view : view.ofSystem
  }

  private func isSpace(_ view: ViewNode) -> Bool {
    if case .spacer = view.content { true } else { false }
  }

  /// A label in a bar shows its icon alone; a button has no border there.
  private func iconOnly(_ view: ViewNode) -> ViewNode {
    view.with(.labelStyle(.iconOnly), .buttonStyle(.borderless))
  }

  /// The material of bars that float.
  func glass(_ radius: Double) -> ViewNode {
    let ground: Color = .scheme(
      light: .system(.white), dark: .rgb(red: 0.11, green: 0.11, blue: 0.12, opacity: 1))
    return ViewNode.box(radius, .color(ground)).with(.floatingShadow())
  }

  /// A chevron with the title of the view below.
  func backButton(_ title: ViewNode?) -> ViewNode {
    if metrics.isGlass {
      let shape = Chevron.path(Size(width: 9, height: 17), lineWidth: 2.33, .backward)
      return shape.with(.style(.system(.label))).with(.size(width: 44, height: 44))
        .with(.behind(glass(22)))
    }
    let shape = Chevron.path(Size(width: 8.6, height: 16.6), lineWidth: 2.33, .backward)
    return ViewNode.hStack(
      [shape, (title ?? .system("Back")).with(.lineLimit(LineLimit(1)))], spacing: 11.4
    ).with(.style(.tint)).with(.pad(leading: 10.5 - edge))
  }

  /// The view above the bar at the bottom, if there is anything in it.
  func withBottomBar(_ view: ViewNode, _ traits: ScreenTraits) -> ViewNode {
    let items = ToolbarItems(traits.toolbarItems)
    let hasItems = !(items.bottom.isEmpty && items.status.isEmpty) && traits.hidesBottomBar != true
    let hasField = traits.searchPrompt != nil && hasSearchAtBottom
    guard hasItems || hasField else { return view }
    if metrics.isGlass {
      return inset(
        view, .bottom, floatingBar(hasItems ? items : ToolbarItems([]), hasField ? traits : nil))
    }
    let status = items.status.map { $0.with(.textStyle(.caption)) }
    let row = ViewNode.hStack(items.bottom.map { item($0) }, spacing: 16)
      .with(.pad(leading: edge, trailing: edge)).with(.wide(.centered))
    return inset(view, .bottom, barAtBottom(.zStack([row] + status), metrics.bar.toolbar))
  }

  /// What floats at the bottom: the buttons with the field for searching between them.
  private func floatingBar(_ items: ToolbarItems, _ search: ScreenTraits?) -> ViewNode {
    let (height, inset, spacing) = metrics.floatingToolbar
    let ends = items.bottom.split(maxSplits: 1, omittingEmptySubsequences: false) {
      isSpace($0.view)
    }
    var row = ends.first.map { self.items(Array($0), height: height) } ?? []
    row += search.map { [searchCapsule($0)] } ?? (ends.count > 1 ? [.spacer] : [])
    row += ends.dropFirst().flatMap { self.items(Array($0), height: height) }
    let status = items.status.map { $0.with(.textStyle(.caption)) }
    let all = ViewNode.hStack(row, spacing: spacing)
    // The field leaves no room for a status beside it.
    let bar =
      search == nil ? ViewNode.zStack([all] + status) : .vStack(status + [all], alignment: .center)
    return bar.with(.wide(.centered))
      .with(.pad(top: 8, leading: inset, bottom: lift(inset), trailing: inset))
  }

  /// A bar with a line above it that reaches the edge of the screen; on Liquid Glass without either.
  func barAtBottom(_ row: ViewNode, _ height: Double) -> ViewNode {
    let row = row.with(.size(height: height))
    guard !metrics.isGlass else { return row }
    return row.with(.behind(ViewNode.color(.systemBackground).with(.ignoringSafeArea(.all))))
      .with(.inFront(.line, .top))
  }
}
