import SwiftUI
package import VitrineModel

/// A line or a label at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the mark to what stands at the value.
  func _add(to item: inout _AxisItem)
}

/// What stands at one value of an axis.
public struct _AxisItem {
  package var item = ChartAxisItem()
  let lowering: ChartLowering
  let value: AxisValue

  init(_ lowering: ChartLowering, _ value: AxisValue) {
    (self.lowering, self.value) = (lowering, value)
  }
}

/// A value of an axis.
public struct AxisValue {
  /// Its place among the values, from 0 on.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let primitive: ChartPrimitive

  /// The value as a type; `nil` when it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(primitive).flatMap { P(primitivePlottable: $0) }
  }
}

/// A line across the plot.
nonisolated public struct AxisGridLine: AxisMark {
  private let line: ChartAxisLine
  /// Makes a line.
  public init(centered: Bool? = nil, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke)
  }
  /// Adds the mark to what stands at the value.
  @MainActor public func _add(to item: inout _AxisItem) { item.item.gridLine = line }
}

/// A short line outside of the plot.
nonisolated public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    let points: Double?
    /// The chart's choice.
    public static let automatic = Length(points: nil)
    /// As long as its label; the chart's choice here.
    public static let label = Length(points: nil)
    /// As long as the longest label; the chart's choice here.
    public static let longestLabel = Length(points: nil)
    /// Points.
    public static func length(_ length: CGFloat) -> Length {
      Length(points: max(0, Double(length).finite))
    }
  }

  private let line: ChartAxisLine
  /// Makes a tick.
  public init(centered: Bool? = nil, length: CGFloat, stroke: SwiftUI.StrokeStyle? = nil) {
    line = ChartAxisLine(centered, stroke, length: max(0, Double(length).finite))
  }
  /// Makes a tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) {
    line = ChartAxisLine(centered, stroke, length: length.points)
  }
  /// Adds the mark to what stands at the value.
  @MainActor public func _add(to item: inout _AxisItem) { item.item.tick = line }
}

extension ChartAxisLine {
  fileprivate init(_ centered: Bool?, _ stroke: SwiftUI.StrokeStyle?, length: Double? = nil) {
    self.init()
    self.centered = centered
    self.length = length
    lineStyle = stroke?.chartLine
  }
}

/// What happens to labels that meet.
public struct AxisValueLabelCollisionResolution: Sendable {
  let archived: ChartAxisLabel.CollisionResolution
  /// The chart's choice.
  public static let automatic = AxisValueLabelCollisionResolution(archived: .automatic)
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution(archived: .disabled)
  /// Labels become shorter; later ones are left out here.
  public static let truncate = AxisValueLabelCollisionResolution(archived: .greedy)
  /// Later ones are left out.
  public static let greedy = AxisValueLabelCollisionResolution(archived: .greedy)
  /// Later ones are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .greedy }
}

/// How a label runs.
public struct AxisValueLabelOrientation: Sendable {
  let name: String
  /// The chart's choice.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// From left to right.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Downwards; drawn from left to right.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Upwards; drawn from left to right.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// The label of a value.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private let label: ChartAxisLabel
  private let orientation: AxisValueLabelOrientation
  private let content: (@MainActor (AxisValue, ChartLowering) -> ViewNode?)?

  fileprivate init(
    _ settings: LabelSettings, _ content: (@MainActor (AxisValue, ChartLowering) -> ViewNode?)?
  ) {
    label = settings.label
    orientation = settings.orientation
    self.content = content
  }

  /// Adds the mark to what stands at the value.
  @MainActor public func _add(to item: inout _AxisItem) {
    var label = label
    if let content {
      label.content = content(item.value, item.lowering) ?? ViewNode(.emptyView(.init()))
    }
    if orientation.name.hasPrefix("vertical") {
      item.lowering.context.record("AxisValueLabel(orientation:)")
    }
    item.item.label = label
  }
}

/// Where a label stands.
private struct LabelSettings {
  var label = ChartAxisLabel()
  var orientation: AxisValueLabelOrientation

  init(
    _ centered: Bool?, _ anchor: SwiftUI.UnitPoint?, _ collision: AxisValueLabelCollisionResolution,
    _ orientation: AxisValueLabelOrientation, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    label.centered = centered
    label.anchor = anchor?.archived
    label.collisionResolution = collision.archived
    label.horizontalSpacing = horizontal.map { Double($0).finite }
    label.verticalSpacing = vertical.map { Double($0).finite }
    self.orientation = orientation
  }
}

nonisolated extension AxisValueLabel where Content == Never {
  /// Makes a label of the value in words.
  public init(
    centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      LabelSettings(
        centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing),
      nil)
  }
  /// Makes a label of the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let format = format
    self.init(
      LabelSettings(
        centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    ) { value, lowering in value.node(format, lowering) }
  }
}

nonisolated extension AxisValueLabel where Content == SwiftUI.Text {
  /// Makes a label of a text.
  public init(
    _ text: SwiftUI.Text, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      LabelSettings(
        centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    ) { _, lowering in text.loweredLayer(lowering.inner) }
  }
  /// Makes a label of a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      SwiftUI.Text(titleKey), centered: centered, anchor: anchor,
      collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  /// Makes a label of characters.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      SwiftUI.Text(verbatim: String(title)), centered: centered, anchor: anchor,
      collisionResolution: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

nonisolated extension AxisValueLabel {
  /// Makes a label of views.
  public init(
    centered: Bool? = nil, anchor: SwiftUI.UnitPoint? = nil,
    multiLabelAlignment: SwiftUI.Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let content = content
    self.init(
      LabelSettings(
        centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
    ) { _, lowering in content().loweredLayer(lowering.inner) }
  }
}

extension AxisValue {
  /// The value in a format, in the language, zone and calendar of the environment.
  @MainActor fileprivate func node<Format: FormatStyle>(
    _ format: Format, _ lowering: ChartLowering
  ) -> ViewNode? where Format.FormatInput: Plottable, Format.FormatOutput == String {
    guard let input = self.as(Format.FormatInput.self) else { return nil }
    let environment = lowering.context.environment
    var style = format.locale(environment.locale)
    if var date = style as? Date.FormatStyle {
      date.timeZone = environment.timeZone
      date.calendar = environment.calendar
      style = date as? Format ?? style
    }
    return ViewNode(.text(VitrineModel.Text(style.format(input))))
  }
}
