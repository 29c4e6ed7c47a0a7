import VitrineDevices
import VitrineGeometry
import VitrineModel

/// Composes views that UIKit draws of those that widgets have.
package struct ScreenComposer {
  let metrics: ScreenMetrics
  let styles: ScreenStyles
  /// The extent of the screen inside its safe area.
  let area: Size

  /// Creates a composer for a view's environment.
  package init(_ design: DesignGeneration, _ styles: ScreenStyles, area: Size) {
    metrics = .table(design)
    self.styles = styles
    self.area = area
  }

  /// The view, composed of others.
  package func compose(_ view: ScreenView) -> ViewNode {
    switch view.view {
    case .list, .form: list(view)
    case .section: section(view)
    case .labeledContent: row(view.label, view.children)
    case .scrollView: stacked(view)
    case .navigationStack: navigation(view)
    case .navigationLink: link(view)
    case .tabView: tabs(view)
    case .textField, .textEditor: field(view)
    case .secureField: secureField(view)
    case .picker: picker(view)
    case .slider: slider(view)
    case .stepper: row(view.label, [stepper()])
    case .datePicker: row(view.label, [dates(view)])
    case .colorPicker: row(view.label, [well(view.color)])
    case .menu: label(view).with(.style(.tint))
    case .controlGroup: controls(view)
    case .disclosureGroup: disclosure(view)
    case .groupBox: box(view)
    case .shareLink: label(view).with(.style(.tint))
    case .contentUnavailableView: unavailable(view)
    case .placeholder: placeholder(view)
    case .listMargin, .rowMargin, .sliderTrack, .equalWidths: stacked(view)
    }
  }

  func label(_ view: ScreenView) -> ViewNode { view.label ?? .text("") }

  /// The only child, or all of them along the axis.
  func stacked(_ view: ScreenView) -> ViewNode {
    if let only = view.children.first, view.children.count == 1 { return only }
    return view.axes == [.horizontal]
      ? .hStack(view.children, spacing: nil)
      : .vStack(view.children, spacing: nil, alignment: .center)
  }

  /// A label at the leading edge and values at the trailing edge.
  func row(_ label: ViewNode?, _ values: [ViewNode]) -> ViewNode {
    guard let label else { return .hStack(values, spacing: 8) }
    return .hStack([label.with(.wide())] + values.map { $0.with(.layoutPriority(1)) }, spacing: 8)
  }

  /// A section that is in no list: its parts one below the other.
  private func section(_ view: ScreenView) -> ViewNode {
    let parts = [view.header].compactMap { $0 } + view.children + [view.footer].compactMap { $0 }
    return .vStack(parts, spacing: nil, alignment: .center)
  }

  private func box(_ view: ScreenView) -> ViewNode {
    let title = view.label.map { [$0.with(.textStyle(.headline)).with(.wide())] } ?? []
    return .vStack(title + [stacked(view)], spacing: 8)
      .with(.pad(top: 16, leading: 16, bottom: 16, trailing: 16))
      .with(.behind(.box(8, .system(.secondarySystemBackground))))
  }

  private func unavailable(_ view: ScreenView) -> ViewNode {
    var parts: [ViewNode] = []
    if let icon = view.header { parts.append(icon.with(.fontSize(48), .style(.secondary))) }
    parts.append(label(view).with(.textStyle(.title2, .bold)))
    if let detail = view.detail {
      parts.append(detail.with(.textStyle(.subheadline), .style(.secondary)))
    }
    return .vStack(parts + view.children, spacing: 8, alignment: .center)
      .with(.multilineTextAlignment(.center)).with(.pad(leading: 16, trailing: 16)).with(.full())
  }

  private func placeholder(_ view: ScreenView) -> ViewNode {
    .zStack([
      .color(.systemGray5),
      ViewNode.text(view.text ?? "").with(.textStyle(.footnote), .style(.secondary)),
    ])
  }
}
