import SwiftUI
internal import VitrineModel

/// How labels that overlap are resolved.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let archived: ChartAxisLabel.CollisionResolution
  var priority = 0.0
  var minimumSpacing: Double?
  /// The default, chosen by the chart.
  public static let automatic = AxisValueLabelCollisionResolution(archived: .automatic)
  /// Overlapping labels are not resolved.
  public static let disabled = AxisValueLabelCollisionResolution(archived: .disabled)
  /// Labels are truncated.
  public static let truncate = AxisValueLabelCollisionResolution(archived: .truncate)
  /// Later labels are omitted.
  public static let greedy = AxisValueLabelCollisionResolution(archived: .greedy)
  /// Labels of lower priority are left out, and those that are closer to another one than a spacing
  /// in points.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      archived: .greedy, priority: priority,
      minimumSpacing: minimumSpacing.map { Double($0) })
  }
}

/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let archived: ChartAxisLabel.Orientation
  /// The default, chosen by the chart.
  public static let automatic = AxisValueLabelOrientation(archived: .horizontal)
  /// The text runs horizontally.
  public static let horizontal = AxisValueLabelOrientation(archived: .horizontal)
  /// The text runs from top to bottom.
  public static let vertical = AxisValueLabelOrientation(archived: .vertical)
  /// The text runs from bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(archived: .verticalReversed)
}

/// The label of a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
  private let settings: LabelSettings
  private let content: (@MainActor (AxisValue, ChartLowering) -> ViewNode?)?

  fileprivate init(
    _ settings: LabelSettings,
    _ content: (@MainActor (AxisValue, ChartLowering) -> ViewNode?)? = nil
  ) {
    self.settings = settings
    self.content = content
  }

  @MainActor package func add(to item: inout AxisItem) {
    var label = settings.label
    if let content {
      label.content = content(item.value, item.lowering) ?? ViewNode(.emptyView(.init()))
    }
    for name in settings.noted { item.lowering.context.record(name) }
    item.item.label = label
  }
}

/// The placement of a label.
private struct LabelSettings {
  var label = ChartAxisLabel()
  /// Settings that archives cannot represent, which are recorded.
  var noted: [String] = []

  init(
    _ centered: Bool?, _ anchor: SwiftUI.UnitPoint?, _ alignment: SwiftUI.Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    label.centered = centered
    label.anchor = anchor?.archived
    label.collisionResolution = collision.archived
    label.collisionPriority = collision.priority
    label.minimumSpacing = collision.minimumSpacing
    label.orientation = orientation.archived
    label.horizontalSpacing = horizontal.map { Double($0) }
    label.verticalSpacing = vertical.map { Double($0) }
    if alignment != nil { noted.append("AxisValueLabel(multiLabelAlignment:)") }
    if offsetsMarks != nil { noted.append("AxisValueLabel(offsetsMarks:)") }
  }
}

nonisolated extension AxisValueLabel where Content == Never {
  /// Creates an axis value label.
  public init(
    centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      LabelSettings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing))
  }
  /// Creates an axis value label.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let format = format
    self.init(
      LabelSettings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing)
    ) { value, lowering in value.node(format, lowering) }
  }
}

nonisolated extension AxisValueLabel where Content == SwiftUI.Text {
  /// Creates an axis value label.
  public init(
    _ text: SwiftUI.Text, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      LabelSettings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing)
    ) { _, lowering in text.loweredLayer(lowering.inner) }
  }
  /// Creates an axis value label.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      SwiftUI.Text(titleKey), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collisionResolution: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

nonisolated extension AxisValueLabel {
  /// Creates an axis value label.
  public init(
    centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    self.init(
      LabelSettings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing)
    ) { _, lowering in content().loweredLayer(lowering.inner) }
  }
}

extension AxisValue {
  /// Returns the value in a format, with the locale, time zone and calendar of the environment.
  @MainActor fileprivate func node<Format: FormatStyle>(
    _ format: Format, _ lowering: ChartLowering
  ) -> ViewNode? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    guard let input = self.as(Format.FormatInput.self) else { return nil }
    let environment = lowering.context.environment
    var style = format.hasOwnLocale ? format : format.locale(environment.locale)
    if var date = style as? Date.FormatStyle {
      date.timeZone = environment.timeZone
      date.calendar = environment.calendar
      style = date as? Format ?? style
    }
    return ViewNode(.text(VitrineModel.Text(style.format(input))))
  }
}
