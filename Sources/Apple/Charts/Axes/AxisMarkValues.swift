import SwiftUI
internal import VitrineModel

/// How labels and lines share the space around the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  let archived: ChartAxisMarks.Preset
  /// The default, chosen by the chart.
  public static let automatic = AxisMarkPreset(archived: .automatic)
  /// Grid lines reach to the labels.
  public static let extended = AxisMarkPreset(archived: .extended)
  /// Labels end where the plot ends.
  public static let aligned = AxisMarkPreset(archived: .aligned)
  /// Labels are inside the plot.
  public static let inset = AxisMarkPreset(archived: .inset)
}

/// The side of the plot.
public struct AxisMarkPosition: Hashable, Sendable {
  let archived: ChartAxisMarks.Position
  /// The default, chosen by the chart.
  public static let automatic = AxisMarkPosition(archived: .automatic)
  /// The leading side of the plot.
  public static let leading = AxisMarkPosition(archived: .leading)
  /// The trailing side of the plot.
  public static let trailing = AxisMarkPosition(archived: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(archived: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(archived: .bottom)
}

/// The values that an axis marks.
public struct AxisMarkValues: Sendable {
  let archived: ChartAxisValues
  /// The calendar unit between values; `nil` for a unit that archives have, in the environment's
  /// calendar.
  private var component: Calendar.Component?
  private var calendar: Calendar?
  /// The number of quarters between values.
  private var quarters = 1

  init(_ change: (inout ChartAxisValues) -> Void) {
    var values = ChartAxisValues()
    change(&values)
    archived = values
  }

  /// Returns the values on an axis; units of another calendar become dates.
  @MainActor func values(on axis: AxisSets) -> ChartAxisValues {
    let environment = axis.lowering.context.environment
    let own = environment.calendar
    guard component == .quarter || calendar.map({ !$0.isAlike(own) }) ?? false else {
      return archived
    }
    var set = ChartAxisMarks()
    set.values = archived
    let ticks = axis.lowering.ticks(set, of: axis.axis, in: axis.chart, calendar: calendar)
    var given = ChartAxisValues()
    given.given = component == .quarter ? ticks.quarters(quarters, of: calendar ?? own) : ticks
    return given
  }

  /// Round values, whose number the chart chooses.
  public static var automatic: AxisMarkValues { AxisMarkValues { _ in } }
  /// Round values, with a desired number.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      $0.desiredCount = desiredCount.map { min(max($0, 1), 1000) }
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
  /// Round values at about the desired count, at least a minimum stride apart.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      $0.desiredCount = desiredCount.map { min(max($0, 1), 1000) }
      if case .number(let step, _) = minimumStride.archived, step > 0, step.isFinite {
        $0.minimumStride = step
      }
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
  /// Values at a numeric distance.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues {
      if case .number(let step, _) = stepSize.archived, step > 0, step.isFinite { $0.stride = step }
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
  }
  /// Values at calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    var values = AxisMarkValues {
      $0.unit = component.timeField
      // Months are marked; every third one starts a quarter.
      $0.count = component == .quarter ? 1 : min(max(count, 1), 1000)
      $0.roundLowerBound = roundLowerBound
      $0.roundUpperBound = roundUpperBound
    }
    (values.component, values.calendar) = (component, calendar)
    values.quarters = max(count, 1)
    return values
  }
}

extension [ChartValue] {
  /// Returns the months that start every `count`th quarter, from the first one.
  fileprivate func quarters(_ count: Int, of calendar: Calendar) -> [ChartValue] {
    let starts = filter { value in
      guard let seconds = value.date?.secondsSince1970 else { return false }
      let date = Date(timeIntervalSince1970: seconds)
      return calendar.component(.month, from: date) % 3 == 1
    }
    return stride(from: 0, to: starts.count, by: count).map { starts[$0] }
  }
}
