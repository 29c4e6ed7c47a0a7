import VitrineGeometry
import VitrineModel

/// The labels of a gauge, by their names in archives.
enum GaugeSlot: String, CaseIterable {
  case label, currentValueLabel, minimumValueLabel, maximumValueLabel
}

extension Gauge {
  /// The label of a slot.
  subscript(slot: GaugeSlot) -> ViewNode? {
    switch slot {
    case .label: label
    case .currentValueLabel: currentValueLabel
    case .minimumValueLabel: minimumValueLabel
    case .maximumValueLabel: maximumValueLabel
    }
  }
}

/// A gauge's labels as its style draws them.
///
/// Source: Apple's documentation of each style, which describes the labels that it shows.
struct GaugeLook {
  let gauge: Gauge
  let scope: Scope

  private var environment: EnvironmentValues { scope.environment }
  private var metrics: GaugeMetrics { environment.controls.gauge }
  private var hasEnds: Bool { gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil }

  /// Whether the style shows a label.
  func shows(_ slot: GaugeSlot) -> Bool {
    if slot == .label, environment.labelsHidden { return false }
    switch environment.gaugeStyle {
    case .automatic, .linearCapacity, .accessoryLinearCapacity: return true
    case .accessoryCircularCapacity: return slot == .currentValueLabel
    case .accessoryCircular: return slot == .currentValueLabel || (slot == .label) != hasEnds
    case .accessoryLinear: return slot != .label && (slot == .currentValueLabel) != hasEnds
    }
  }

  /// The environment of a label.
  func environment(of slot: GaugeSlot) -> EnvironmentValues {
    switch environment.gaugeStyle {
    case .accessoryCircular, .accessoryCircularCapacity:
      let ring = metrics.ring
      return environment.inRing(slot == .currentValueLabel ? ring.valueFont : ring.endFont)
    case .accessoryLinear:
      var values = environment
      values.fontWeight = values.fontWeight ?? metrics.markedBar.labelWeight
      return values
    case .automatic, .linearCapacity, .accessoryLinearCapacity: return environment
    }
  }

  /// The gauge with the labels that it shows.
  func node(_ labels: [GaugeSlot: LayoutNode]) -> LayoutNode {
    switch environment.gaugeStyle {
    case .automatic, .linearCapacity:
      column(bar(metrics.bar), labels, spacing: nil, alignment: .center)
    case .accessoryLinearCapacity:
      column(
        bar(metrics.accessoryBar), labels, spacing: metrics.accessorySpacing, alignment: .leading)
    case .accessoryLinear:
      row(markedBar, labels, leading: [.minimumValueLabel, .currentValueLabel])
    case .accessoryCircular:
      scope.face(
        OpenRingDrawing(
          metrics: metrics.ring, marker: metrics.marker,
          sweep: hasEnds ? metrics.ring.labelledSweep : metrics.ring.sweep,
          fraction: gauge.fraction), labels)
    case .accessoryCircularCapacity:
      scope.face(CapacityRingDrawing(metrics: metrics.ring, fraction: gauge.fraction), labels)
    }
  }

  private func bar(_ bar: BarMetrics) -> LayoutNode {
    .part("Bar", scope, BarDrawing(metrics: bar, fraction: gauge.fraction), height: bar.height)
  }

  /// The bar of an accessory, beside which a text above keeps no distance: it is 6 points too far above
  /// such a bar otherwise (one Lock Screen).
  private var markedBar: LayoutNode {
    .part(
      "Bar", scope, MarkerBarDrawing(marker: metrics.markedBar.marker, fraction: gauge.fraction),
      height: metrics.markedBar.height, distances: .edgeless)
  }

  /// A bar between the labels of its ends.
  private func row(
    _ bar: LayoutNode, _ labels: [GaugeSlot: LayoutNode], leading: [GaugeSlot]
  ) -> LayoutNode {
    let ends = [labels[.maximumValueLabel]].compactMap { $0 }
    let nodes = leading.compactMap { labels[$0] } + [bar] + ends
    guard nodes.count > 1 else { return bar }
    return .row(nodes, spacing: metrics.endSpacing, alignment: .center, scope)
  }

  /// A bar under its label and over its value.
  ///
  /// The labels of the ends change nothing about the distances above and below (measured on iOS 18.5):
  /// beside the row's texts, its bar lets label and value keep their distance.
  private func column(
    _ bar: LayoutNode, _ labels: [GaugeSlot: LayoutNode], spacing: Double?,
    alignment: HorizontalAlignment
  ) -> LayoutNode {
    let middle = row(bar, labels, leading: [.minimumValueLabel])
    let nodes = [labels[.label], middle, labels[.currentValueLabel]].compactMap { $0 }
    guard nodes.count > 1 else { return middle }
    return .column(nodes, spacing: spacing, alignment: alignment, scope)
  }
}

extension EnvironmentValues {
  /// The values for a label in a ring: one line in the middle that shrinks to fit, in `font` where
  /// the author chose none.
  func inRing(_ font: Font) -> EnvironmentValues {
    var values = self
    values.font = self.font ?? font
    values.multilineTextAlignment = .center
    if lineLimit == LineLimit() { values.lineLimit = LineLimit(1) }
    values.minimumScaleFactor = min(minimumScaleFactor, controls.gauge.ring.labelScale)
    return values
  }
}

extension Scope {
  /// A ring with labels inside.
  ///
  /// On a watch, whose circular complications are smaller, it is drawn as large as they are; elsewhere
  /// it keeps its size (assumed to be scaled as a whole: the guidelines only give the sizes). In the
  /// compact island it shrinks around a value that keeps the size of its font.
  func face(_ ring: some ControlDrawing, _ labels: [GaugeSlot: LayoutNode]) -> LayoutNode {
    let isSlot = environment.interactivity.target.isIslandSlot
    if isSlot, let value = labels[.currentValueLabel] {
      let rest = face(ring, labels.filter { $0.key != .currentValueLabel })
      return LayoutNode(
        "Face", self, rule: LayerRule(alignment: .center), children: [rest, value])
    }
    let slots = GaugeSlot.allCases.filter { labels[$0] != nil }
    let face = LayoutNode(
      "Face", self, rule: GaugeFaceRule(metrics: environment.controls.gauge.ring, slots: slots),
      children: [.part("Ring", self, ring)] + slots.compactMap { labels[$0] })
    // Source: pictures of iOS 18.5, in which a ring with its label is 22.67 points in the compact island.
    guard environment.idiom == .watch || isSlot else { return face }
    return LayoutNode(
      .name(LayoutNode.fitted), self, rule: ScaledToFitRule(),
      operation: .effect(FittedScaleEffect()),
      children: [face])
  }
}

extension LayoutNode {
  /// The name of a node that scales a whole control until it fits.
  package static let fitted = "Fitted"
}
