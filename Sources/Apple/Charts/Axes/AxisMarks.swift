import SwiftUI
internal import VitrineModel

/// A set of lines and labels at values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  private let preset: AxisMarkPreset
  private let position: AxisMarkPosition
  private let values: AxisMarkValues
  private let content: (@MainActor (AxisValue) -> any AxisMark)?
  private let stroke: SwiftUI.StrokeStyle?

  fileprivate init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    stroke: SwiftUI.StrokeStyle? = nil, _ content: (@MainActor (AxisValue) -> any AxisMark)?
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.stroke = stroke
    self.content = content
  }

  @MainActor package func add(to axis: inout AxisSets) {
    var set = ChartAxisMarks()
    set.preset = preset.archived
    set.position = position.archived
    set.values = values.values(on: axis)
    if let content {
      let items = axis.items(for: set, content)
      if let first = items.first, items.allSatisfy({ $0.plain == first.plain }) {
        set.content = first.plain
      } else {
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
  /// The marks that are the same at every value of the axis.
  fileprivate var plain: ChartAxisItem {
    var item = self
    item.value = nil
    return item
  }
}

extension AxisSets {
  /// The marks that the author's closure returns for the values of a set.
  @MainActor fileprivate func items(
    for set: ChartAxisMarks, _ content: @MainActor (AxisValue) -> any AxisMark
  ) -> [ChartAxisItem] {
    let ticks = lowering.ticks(set, of: axis, in: chart)
    return ticks.enumerated().compactMap { index, data in
      guard let primitive = data.primitive else { return nil }
      let value = AxisValue(index: index, count: ticks.count, primitive: primitive)
      var item = AxisItem(lowering, value)
      content(value).added(to: &item)
      item.item.value = data
      return item.item
    }
  }
}

nonisolated extension AxisMarks {
  /// Creates axis marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, values) { content($0) }
  }
  /// Creates axis marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }
  /// Creates axis marks.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(preset, position, .given(values)) { content($0) }
  }
  /// Creates axis marks.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(preset, position, .given(values)) { _ in content() }
  }
}

nonisolated extension AxisMarks where Content == Never {
  /// Creates the chart's default lines and labels at values that it chooses.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke: stroke, nil)
  }
  /// Creates the chart's default lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: SwiftUI.StrokeStyle? = nil
  ) {
    self.init(preset, position, .given(values), stroke: stroke, nil)
  }
  /// Creates the chart's default lines, with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: SwiftUI.StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let format = format
    self.init(preset, position, values) { _ in
      AxisMarkList(marks: [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)])
    }
  }
  /// Creates the chart's default lines at given values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: SwiftUI.StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let format = format
    self.init(preset, position, .given(values)) { _ in
      AxisMarkList(marks: [AxisGridLine(stroke: stroke), AxisValueLabel(format: format)])
    }
  }
}

extension AxisMarkValues {
  /// Creates marks at the given values.
  fileprivate static func given<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues {
      $0.given = values.prefix(1000).map(\.archived).filter(\.isFinite).map { $0.value() }
    }
  }
}
