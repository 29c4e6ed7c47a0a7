import VitrineDevices
import VitrineGeometry
import VitrineModel

extension ScreenComposer {
  /// What is presented over a screen, in the place that it has there.
  func presentation(_ view: ScreenView) -> ViewNode {
    let shown = placed(view)
    return stacked(view).preferredColorScheme.map { shown.with(.colorScheme($0)) } ?? shown
  }

  private func placed(_ view: ScreenView) -> ViewNode {
    switch view.view {
    case .fullScreenCover: cover(stacked(view))
    case .alert: over(alert(view), .center, dim: 0.2)
    case .confirmationDialog: over(dialog(view), .bottom, dim: 0.2)
    case .inspector: inspector(view)
    case .popover where isRegular || barTraits(in: stacked(view)).staysPopover == true:
      over(popover(stacked(view)), .center, dim: 0)
    default: over(sheet(stacked(view)), isRegular ? .center : .bottom, dim: 0.2)
    }
  }

  private func over(_ view: ViewNode, _ alignment: Alignment, dim: Double) -> ViewNode {
    let shade = ViewNode.color(.black).with(.opacity(dim)).with(.ignoringSafeArea(.all))
    return .zStack([shade, view.with(.full(alignment))])
  }

  private func cover(_ view: ViewNode) -> ViewNode {
    let ground = barTraits(in: view).presentationBackground ?? .color(.systemBackground)
    return view.with(.full()).with(.behind(ground.with(.ignoringSafeArea(.all))))
  }

  /// A card at the bottom, as high as its first detent; on an iPad one in the middle.
  ///
  /// Source: detents are designed for iPhone (Apple's guidelines on sheets); its place is assumed.
  private func sheet(_ view: ViewNode) -> ViewNode {
    let traits = barTraits(in: view)
    let most = area.height - metrics.sheet.top
    let detent =
      traits.detentHeight ?? traits.detentFraction.flatMap { $0 < 1 ? $0 * area.height : nil }
    let height = isRegular ? most - metrics.sheet.top : detent ?? most
    let isLow = height < most && !isRegular
    let margin = isLow ? metrics.sheet.margin : 0
    let ground = (traits.presentationBackground ?? elevated.ground(.systemBackground))
      .with(.ignoringSafeArea(.all))
    var card = inside(margin, view.traits { $0.isElevated = true }.with(.full()))
      .with(.behind(ground))
      .with(.size(width: isRegular ? min(area.width, 704) : nil, height: height))
    // The handle is at the edge of the sheet, also if its content is higher.
    if traits.showsDragIndicator == true {
      let handle = ViewNode.box(2.5, .system(.systemGray3)).with(.size(width: 36, height: 5))
      card = card.with(.inFront(handle.with(.pad(top: 5)), .top))
    }
    let shape = sheetShape(traits.presentationCornerRadius, hasMargin: margin > 0 || isRegular)
    let clip = inside(margin, shape, bottom: margin).with(.ignoringSafeArea(.bottom))
    return card.with(.masked(by: clip))
  }

  private func sheetShape(_ radius: Double?, hasMargin: Bool) -> ViewNode {
    let radius = radius ?? metrics.sheet.radius
    var shape = UnevenRoundedRectangle()
    (shape.topLeading, shape.topTrailing) = (radius, radius)
    if hasMargin { (shape.bottomLeading, shape.bottomTrailing) = (radius, radius) }
    return ViewNode(.shape(.unevenRoundedRectangle(shape)))
  }

  private func inside(_ margin: Double, _ view: ViewNode, bottom: Double = 0) -> ViewNode {
    margin > 0 ? view.with(.pad(leading: margin, bottom: bottom, trailing: margin)) : view
  }

  /// The composer of what is on a sheet.
  private var elevated: ScreenComposer {
    var composer = self
    composer.styles.isElevated = true
    return composer
  }

  private func popover(_ view: ViewNode) -> ViewNode {
    let ground = elevated.ground(.systemBackground).with(.rounded(13))
    return view.traits { $0.isElevated = true }.with(.fixedSize(FixedSize()))
      .with(.behind(ground.with(.floatingShadow(radius: 24))))
  }

  /// A column beside the view that it inspects; a sheet over it where there is no room.
  private func inspector(_ view: ScreenView) -> ViewNode {
    let base = view.header ?? .empty
    guard isRegular else {
      return .zStack([base.behind, over(sheet(stacked(view)), .bottom, dim: 0.2)])
    }
    let ground = ViewNode.color(.systemBackground).with(.ignoringSafeArea(.all))
    let column = stacked(view).with(.size(width: metrics.column)).with(.behind(ground))
      .with(.inFront(.verticalLine.with(.ignoringSafeArea(.vertical)), .leadingMiddle))
    return .hStack([base, column.with(.layoutPriority(1))])
  }

  // MARK: Alerts

  private func alert(_ view: ScreenView) -> ViewNode {
    let actions = sorted(view.children)
    let alignment: HorizontalAlignment = metrics.isGlass ? .leading : .center
    let detail = view.detail.map { $0.with(.textStyle(metrics.isGlass ? .subheadline : .footnote)) }
    let texts = ViewNode.vStack(
      [label(view).with(.textStyle(.headline)), detail].compactMap { $0 }, spacing: 2,
      alignment: alignment)
    let body = texts.with(.multilineTextAlignment(metrics.isGlass ? .leading : .center))
      .with(.wide(metrics.isGlass ? .leadingMiddle : .centered))
    let fields = view.children.filter { !isButton($0) }
    let parts =
      [body.with(.pad(top: 19, leading: 16, bottom: 19, trailing: 16))]
      + fields.map { field($0) }
      + [buttons(actions, height: metrics.alert.button, isSideBySide: actions.count == 2)]
    return ViewNode.vStack(parts).with(.size(width: metrics.alert.width))
      .with(.behind(card(metrics.alert.radius))).with(.rounded(metrics.alert.radius))
  }

  /// A field in an alert, on a ground of its own.
  private func field(_ view: ViewNode) -> ViewNode {
    view.with(.fontSize(13)).with(.pad(top: 6, leading: 7, bottom: 6, trailing: 7))
      .with(.behind(.box(metrics.isGlass ? 14 : 6, .system(.systemBackground))))
      .with(.pad(leading: 16, bottom: 16, trailing: 16))
  }

  /// Actions at the bottom, and the one that cancels below them.
  private func dialog(_ view: ScreenView) -> ViewNode {
    let (margin, radius, height) = metrics.dialog
    let actions = view.children.filter { isButton($0) }
    let words = [
      view.label.map { $0.with(.textStyle(.footnote, .semibold)) },
      view.detail.map { $0.with(.textStyle(.footnote)) },
    ].compactMap { $0 }
    let head = ViewNode.vStack(words, spacing: 4, alignment: .center)
      .with(.style(.secondary)).with(.multilineTextAlignment(.center))
      .with(.pad(top: 14, leading: 16, bottom: 14, trailing: 16))
    let others = actions.filter { role(of: $0) != .cancel }
    let upper = ViewNode.vStack(
      (words.isEmpty ? [] : [head])
        + [buttons(others, height: height, isSideBySide: false, size: metrics.isGlass ? 17 : 20)],
      alignment: .center
    ).with(.behind(card(radius))).with(.rounded(radius))
    let cancel = actions.first { role(of: $0) == .cancel }
    let lower = action(
      cancel ?? button(.system("Cancel"), .cancel), height, size: metrics.isGlass ? 17 : 20
    )
    .with(.behind(.box(radius, .system(.secondarySystemGroupedBackground))))
    return .vStack([upper, lower], spacing: 8)
      .with(.pad(leading: margin, bottom: margin, trailing: margin))
  }

  private func card(_ radius: Double) -> ViewNode {
    let ground: Color = .scheme(
      light: .rgb(red: 0.95, green: 0.95, blue: 0.96, opacity: 1),
      dark: .rgb(red: 0.15, green: 0.15, blue: 0.16, opacity: 1))
    return .box(radius, .color(ground))
  }

  /// The actions of an alert: of two, the one that cancels comes first, else it comes last.
  private func sorted(_ views: [ViewNode]) -> [ViewNode] {
    let actions = views.filter { isButton($0) }
    guard !actions.isEmpty else { return [button(.system("OK"), nil)] }
    let cancel = actions.filter { role(of: $0) == .cancel }
    let others = actions.filter { role(of: $0) != .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }

  private func buttons(
    _ actions: [ViewNode], height: Double, isSideBySide: Bool, size: Double = 17
  ) -> ViewNode {
    let parts = actions.map { action($0, height, size: size) }
    guard !metrics.isGlass else {
      let capsules = parts.map { $0.with(.behind(.box(height / 2, .fill(level: 3)))) }
      let all =
        isSideBySide ? ViewNode.hStack(capsules, spacing: 8) : .vStack(capsules, spacing: 8)
      return all.with(.pad(leading: 14, bottom: 14, trailing: 14))
    }
    guard isSideBySide, parts.count == 2 else {
      return .vStack(parts.map { $0.with(.inFront(.line, .top)) })
    }
    return ViewNode.hStack([parts[0], ViewNode.verticalLine, parts[1]], spacing: 0)
      .with(.size(height: height)).with(.inFront(.line, .top))
  }

  private func action(_ view: ViewNode, _ height: Double, size: Double) -> ViewNode {
    guard case .button(let button) = view.content else { return view }
    let style: ShapeStyle =
      button.role == .destructive ? .system(.red) : metrics.isGlass ? .system(.label) : .tint
    return button.label
      .with(.fontSize(size, button.role == .cancel ? .semibold : .regular), .style(style))
      .ofSystem.with(.wide(.centered)).with(.size(height: height))
  }

  private func button(_ title: ViewNode, _ role: Button.Role?) -> ViewNode {
    var button = Button()
    (button.label, button.role) = (title, role)
    return ViewNode(.button(button))
  }

  private func isButton(_ view: ViewNode) -> Bool {
    if case .button = view.content { true } else { false }
  }

  private func role(of view: ViewNode) -> Button.Role? {
    if case .button(let button) = view.content { button.role } else { nil }
  }
}

extension ViewNode {
  /// The view of a screen below what it presents from the start.
  package var withPresentations: ViewNode {
    let presented = presentations
    guard !presented.isEmpty else { return self }
    var (base, others) = (with(.room()), [ViewNode]())
    for var node in presented {
      guard case .screenView(var view) = node.content, view.view == .inspector else {
        others.append(node)
        continue
      }
      view.header = base
      node.content = .screenView(view)
      base = node
    }
    return others.isEmpty ? base : .zStack([base.behind] + others)
  }

  /// The colour scheme that the view prefers for its whole screen, or the first of those in it that does.
  package var preferredColorScheme: ColorScheme? {
    screenTraits.preferredColorScheme
      ?? shownChildren.lazy.compactMap(\.preferredColorScheme).first
  }

  /// What the view and those in it present.
  private var presentations: [ViewNode] {
    let own = modifiers.compactMap { modifier -> ViewNode? in
      guard case .screen(let traits) = modifier else { return nil }
      return traits.presented
    }
    return shownChildren.flatMap(\.presentations) + own + own.flatMap(\.presentations)
  }
}
