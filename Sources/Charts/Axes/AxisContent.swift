import SwiftUI
package import VitrineModel

/// Sets of lines and labels along an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the sets to an axis.
  func _add(to axis: inout _AxisSets)
}

/// The sets of an axis while they are lowered.
public struct _AxisSets {
  package var sets: [ChartAxisMarks] = []
  let chart: VitrineModel.Chart
  let axis: VitrineModel.Axis
  let lowering: ChartLowering

  init(_ chart: VitrineModel.Chart, _ axis: VitrineModel.Axis, _ lowering: ChartLowering) {
    (self.chart, self.axis, self.lowering) = (chart, axis, lowering)
  }
}

/// How labels and lines share the room.
public struct AxisMarkPreset: Hashable, Sendable {
  let archived: ChartAxisMarks.Preset
  /// The chart's choice.
  public static let automatic = AxisMarkPreset(archived: .automatic)
  /// Grid lines reach to the labels.
  public static let extended = AxisMarkPreset(archived: .extended)
  /// Labels end where the plot ends.
  public static let aligned = AxisMarkPreset(archived: .aligned)
  /// Labels stand inside the plot.
  public static let inset = AxisMarkPreset(archived: .inset)
}

/// The side of the plot.
public struct AxisMarkPosition: Hashable, Sendable {
  let archived: ChartAxisMarks.Position
  /// The chart's choice.
  public static let automatic = AxisMarkPosition(archived: .automatic)
  /// Before.
  public static let leading = AxisMarkPosition(archived: .leading)
  /// After.
  public static let trailing = AxisMarkPosition(archived: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(archived: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(archived: .bottom)
}

/// The values that an axis marks.
public struct AxisMarkValues: Sendable {
  let archived: ChartAxisValues

  init(_ change: (inout ChartAxisValues) -> Void) {
    var values = ChartAxisValues()
    change(&values)
    archived = values
  }

  /// A few round values.
  public static var automatic: AxisMarkValues { AxisMarkValues { _ in } }
  /// About so many round values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      $0.desiredCount = desiredCount.map { min(max($0, 1), 1000) }
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
  /// About so many round values that are no nearer than a distance.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    automatic(
      desiredCount: desiredCount, roundLowerBound: roundLowerBound,
      roundUpperBound: roundUpperBound)
  }
  /// Values at a distance.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      if case .number(let step, _) = stepSize.archived, step > 0 { $0.stride = step }
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
  /// Values at units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      $0.unit = component.timeField
      $0.count = min(max(count, 1), 1000 / component.timeFieldCount) * component.timeFieldCount
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
}

/// A set of lines and labels at values of an axis.
nonisolated public struct AxisMarks<Content>: AxisContent {
  private let preset: AxisMarkPreset
  private let position: AxisMarkPosition
  private let values: ChartAxisValues
  private let content: (@MainActor (AxisValue) -> any AxisMark)?
  private let stroke: SwiftUI.StrokeStyle?

  fileprivate init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: ChartAxisValues,
    stroke: SwiftUI.StrokeStyle? = nil, _ content: (@MainActor (AxisValue) -> any AxisMark)?
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.stroke = stroke
    self.content = content
  }

  /// Adds the sets to an axis.
  @MainActor public func _add(to axis: inout _AxisSets) {
    var set = ChartAxisMarks()
    set.preset = preset.archived
    set.position = position.archived
    set.values = values
    if let content {
      let items = axis.items(for: set, content)
      if let first = items.first, items.allSatisfy({ $0.plain == first.plain }) {
        set.content = first.plain
      } else {
        // The items say at which values they stand.
        set.values = ChartAxisValues()
        set.items = items
      }
    } else if let stroke {
      var item = ChartAxisItem()
      item.gridLine = ChartAxisLine()
      item.gridLine?.lineStyle = stroke.chartLine
      item.label = ChartAxisLabel()
      set.content = item
    }
    axis.sets.append(set)
  }
}

extension ChartAxisItem {
  /// What stands at any value.
  fileprivate var plain: ChartAxisItem {
    var item = self
    item.value = nil
    return item
  }
}

extension _AxisSets {
  /// What an author's closure makes of the values of a set.
  @MainActor fileprivate func items(
    for set: ChartAxisMarks, _ content: @MainActor (AxisValue) -> any AxisMark
  ) -> [ChartAxisItem] {
    let ticks = lowering.ticks(set, of: axis, in: chart)
    return ticks.enumerated().compactMap { index, data in
      guard let primitive = data.primitive else { return nil }
      let value = AxisValue(index: index, count: ticks.count, primitive: primitive)
      var item = _AxisItem(lowering, value)
      content(value)._add(to: &item)
      item.item.value = data
      return item.item
    }
  }
}

nonisolated extension AxisMarks where Content: AxisMark {
  /// Makes lines and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, values.archived) { content($0) }
  }
  /// Makes lines and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, values.archived) { _ in content() }
  }
  /// Makes lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, .given(values)) { content($0) }
  }
  /// Makes lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, .given(values)) { _ in content() }
  }
}

nonisolated extension AxisMarks where Content == Never {
  /// Makes the chart's lines and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) {
    self.init(preset, position, values.archived, stroke: stroke, nil)
  }
  /// Makes the chart's lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: SwiftUI.StrokeStyle? = nil
  ) {
    self.init(preset, position, .given(values), stroke: stroke, nil)
  }
  /// Makes the chart's lines, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let format = format
    self.init(preset, position, values.archived) { _ in
      AxisMarkList(marks: [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)])
    }
  }
  /// Makes the chart's lines at given values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: SwiftUI.StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let format = format
    self.init(preset, position, .given(values)) { _ in
      AxisMarkList(marks: [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)])
    }
  }
}

extension ChartAxisValues {
  /// Given values.
  fileprivate static func given<Value: Plottable>(_ values: [Value]) -> ChartAxisValues {
    var result = ChartAxisValues()
    result.given = values.prefix(1000).map { $0.archived.value() }
    return result
  }
}

/// Several sets, as a builder makes them.
nonisolated public struct AxisContentList: AxisContent {
  let contents: [any AxisContent]
  /// Adds the sets to an axis.
  @MainActor public func _add(to axis: inout _AxisSets) {
    for content in contents { content._add(to: &axis) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Adds the sets, if there are any.
  public func _add(to axis: inout _AxisSets) { self?._add(to: &axis) }
}

/// Sets of an axis whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  /// Hides the type of sets.
  public init<Content: AxisContent>(_ content: Content) { self.content = content }
  /// Adds the sets to an axis.
  @MainActor public func _add(to axis: inout _AxisSets) { content._add(to: &axis) }
}

/// Makes one set of an axis of the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// A statement that is a set.
  nonisolated public static func buildExpression<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }
  /// One set.
  nonisolated public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// Several sets, or none.
  nonisolated public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentList {
    var contents: [any AxisContent] = []
    repeat contents.append(each content)
    return AxisContentList(contents: contents)
  }
  /// A set behind `if`.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }
  /// The set of a condition that holds.
  nonisolated public static func buildEither<Content: AxisContent>(
    first: Content
  ) -> AnyAxisContent { AnyAxisContent(first) }
  /// The set of a condition that does not hold.
  nonisolated public static func buildEither<Content: AxisContent>(
    second: Content
  ) -> AnyAxisContent { AnyAxisContent(second) }
  /// A set behind `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(content) }
}
