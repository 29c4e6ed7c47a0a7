import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// Composes views that UIKit draws of those that widgets have.
package struct ScreenComposer {
  let metrics: ScreenMetrics
  var styles: ScreenStyles
  /// The extent of the screen inside its safe area.
  let area: Size
  /// Whether controls are large.
  let isLarge: Bool
  /// Whether buttons have a ground, with which their icons agree.
  let hasButtonGround: Bool
  /// Whether the author chose the case of letters, also as written.
  let hasTextCase: Bool
  /// The colour of controls that the author chose.
  let tint: ShapeStyle?
  /// Writes a date in the language and time zone of the environment.
  let written: (DateTimeFormat) -> String
  /// The date of the picture.
  let now: ArchiveDate

  /// Creates a composer for a view's environment.
  package init(
    _ design: DesignGeneration, _ styles: ScreenStyles, area: Size, now: ArchiveDate,
    isLarge: Bool, hasButtonGround: Bool = false, hasTextCase: Bool = false, tint: ShapeStyle?,
    written: @escaping (DateTimeFormat) -> String
  ) {
    metrics = .table(design)
    (self.styles, self.area, self.now, self.written) = (styles, area, now, written)
    (self.isLarge, self.hasButtonGround, self.tint) = (isLarge, hasButtonGround, tint)
    self.hasTextCase = hasTextCase
  }

  /// Whether there is room for columns, as on an iPad.
  ///
  /// Assumed: the screens of iPad and of open foldable phones are 600 points wide and high or more.
  var isRegular: Bool { area.width >= 600 && area.height >= 600 }

  /// The space between what is in bars and the edges of the screen.
  var edge: Double { metrics.listMargin.on(styles).margin(at: area.width) }

  /// How far what floats above the safe area is moved so that it is at a distance from the screen's edge.
  func lift(_ inset: Double) -> Double { inset - styles.bottomMargin }

  /// The view, composed of others.
  package func compose(_ view: ScreenView) -> ViewNode {
    switch view.view {
    case .list: list(view, isPlain: [.plain, .inset].contains(styles.list))
    case .form: list(view, isPlain: false)
    case .table: table(view)
    case .section: section(view)
    case .labeledContent: labeled(view)
    case .scrollView: scrolled(view)
    case .navigationStack: navigation(view)
    case .navigationSplitView: columns(view)
    case .navigationLink: link(view)
    case .tabView: tabs(view)
    case .textField, .textEditor: field(view)
    case .secureField: secureField(view)
    case .picker: picker(view)
    case .slider: slider(view)
    case .progressView: activity(view.label)
    case .stepper: row(label(view), [stepper()])
    case .datePicker: datePicker(view)
    case .multiDatePicker: graphical(view)
    case .colorPicker: row(label(view), [well(view.color)])
    case .menu, .shareLink: tinted(label(view))
    case .controlGroup: controls(view)
    case .disclosureGroup: disclosure(view)
    case .groupBox: box(view)
    case .contentUnavailableView: unavailable(view)
    case .sheet, .fullScreenCover, .popover, .inspector, .alert, .confirmationDialog:
      presentation(view)
    case .placeholder: placeholder(view)
    }
  }

  func label(_ view: ScreenView) -> ViewNode { titles(listed(view.label ?? .text(""))) }

  /// The first of several texts as the title, and the others below it.
  private func titles(_ label: ViewNode) -> ViewNode {
    guard case .group(let group) = label.content, group.children.count > 1,
      group.children.allSatisfy(\.isText)
    else { return label }
    let others = group.children.dropFirst().map {
      $0.with(.textStyle(.subheadline), .style(.secondary))
    }
    var stack = ViewNode.vStack([group.children[0]] + others)
    stack.modifiers += label.modifiers
    return stack
  }

  /// A label and a value; texts share the room, as in a row of views, and a field takes what is left.
  private func labeled(_ view: ScreenView) -> ViewNode {
    let label = view.label.map { titles(listed($0)) }
    guard let label else { return row(nil, view.children) }
    guard view.children.allSatisfy(\.isText) else {
      return .hStack(
        [label.with(.layoutPriority(1)), row(nil, view.children).with(.wide(.trailingMiddle))],
        spacing: 8)
    }
    return .hStack([label, .spacer] + view.children)
  }

  /// The only child, or all of them along the axis.
  func stacked(_ view: ScreenView) -> ViewNode {
    if let only = view.children.first, view.children.count == 1 { return only }
    return view.axes == [.horizontal]
      ? .hStack(view.children, spacing: nil)
      : .vStack(view.children, spacing: nil, alignment: .center)
  }

  /// What scrolls, between its margins; views in it that scroll have their own.
  private func scrolled(_ view: ScreenView) -> ViewNode {
    let (margins, content) = (styles.contentMargins, stacked(view))
    guard margins != .zero || styles.scrollAnchor != nil else { return content }
    return (margins == .zero ? content : content.with(.pad(margins)))
      .traits { $0.isScrolled = true }
  }

  /// A label at the leading edge and values at the trailing edge.
  func row(_ label: ViewNode?, _ values: [ViewNode]) -> ViewNode {
    guard let label else { return .hStack(values, spacing: 8) }
    return .hStack([label.with(.wide())] + values.map { $0.with(.layoutPriority(1)) }, spacing: 8)
  }

  /// A label in a list, with its icon in the tint and its title at the place of all titles.
  func listed(_ view: ViewNode) -> ViewNode {
    guard styles.isInForm else { return view }
    var node = view
    switch view.content {
    case .label(let label): node.content = titled(label)?.content ?? view.content
    case .toggle(var toggle):
      toggle.label = titles(listed(toggle.label))
      node.content = .toggle(toggle)
    case .button where isBordered(view): break
    case .button(var button):
      var inside = self
      if button.role == .destructive { inside.styles.listItemTint = .system(.red) }
      button.label = inside.listed(button.label)
      node.content = .button(button)
    default: break
    }
    return node
  }

  private func titled(_ label: Label) -> ViewNode? {
    guard let icon = label.icon ?? label.systemImage.map({ .symbol($0) }) else { return nil }
    let tint = styles.listItemTint.map { ShapeStyle.color($0) } ?? .tint
    return .hStack(
      [icon.with(.style(tint)).with(.size(width: metrics.icon.width)), label.title],
      spacing: metrics.icon.spacing)
  }

  /// A section that is in no list: its parts one below the other.
  private func section(_ view: ScreenView) -> ViewNode {
    .vStack(view.views, spacing: nil, alignment: .center)
  }

  private func box(_ view: ScreenView) -> ViewNode {
    let title = view.label.map { [$0.with(.textStyle(.headline)).with(.wide())] } ?? []
    return .vStack(title + [stacked(view)], spacing: 8).with(.wide())
      .with(.pad(top: 16, leading: 16, bottom: 16, trailing: 16))
      .with(.behind(.box(8, .system(.secondarySystemBackground))))
  }

  private func unavailable(_ view: ScreenView) -> ViewNode {
    var parts: [ViewNode] = []
    if let icon = view.header { parts.append(icon.with(.fontSize(48), .style(.secondary))) }
    parts.append(label(view).with(.textStyle(.title2, .bold)))
    if let detail = view.detail {
      parts.append(detail.with(.textStyle(.subheadline)).written(in: .secondary))
    }
    return .vStack(parts + view.children, spacing: 8, alignment: .center)
      .with(.multilineTextAlignment(.center)).with(.pad(leading: 16, trailing: 16)).with(.full())
  }

  /// A ground of the system; on a sheet, the next lighter one in the dark.
  ///
  /// Source: Apple's guidelines on dark mode: what is in front has elevated colours.
  func ground(_ color: SystemColor) -> ViewNode {
    let next: SystemColor? =
      switch color {
      case .systemBackground: .secondarySystemBackground
      case .secondarySystemBackground: .tertiarySystemBackground
      case .systemGroupedBackground: .secondarySystemGroupedBackground
      case .secondarySystemGroupedBackground: .tertiarySystemGroupedBackground
      default: nil
      }
    guard styles.isElevated, let next else { return .color(color) }
    return ViewNode(.color(.scheme(light: .system(color), dark: .system(next))))
  }

  private func placeholder(_ view: ScreenView) -> ViewNode {
    .zStack([
      .color(.systemGray5),
      ViewNode.text(view.text ?? "").with(.textStyle(.footnote), .style(.secondary)),
    ])
  }
}
