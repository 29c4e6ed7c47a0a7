import SwiftUI
internal import VitrineModel

/// What the contents of one chart share while they are lowered.
package final class ChartLowering {
  let context: LoweringContext
  /// What values are called: the first name of each is taken.
  private(set) var names = ChartNames()
  /// Whether all numbers of an axis are whole ones by their types, and there are some.
  private(set) var wholeX: Bool?
  private(set) var wholeY: Bool?
  /// Functions that are drawn once the chart's scale is known.
  var functions: [FunctionPlot] = []

  init(_ context: LoweringContext) { self.context = context }

  /// What a value means in the chart.
  enum Role { case x, y, angle, foregroundStyle, other }

  /// The value in the archive; its name and kind are taken note of.
  @MainActor func take(_ value: ErasedValue?, as role: Role) -> ChartValue? {
    guard let value else { return nil }
    switch role {
    case .x:
      names.x = names.x ?? name(value.name)
      note(value, &wholeX)
    case .y:
      names.y = names.y ?? name(value.name)
      note(value, &wholeY)
    case .angle: names.angle = names.angle ?? name(value.name)
    case .foregroundStyle: names.foregroundStyle = names.foregroundStyle ?? name(value.name)
    case .other: break
    }
    return value.value
  }

  private func note(_ value: ErasedValue, _ whole: inout Bool?) {
    guard value.value.number != nil else { return }
    whole = (whole ?? true) && value.isInteger
  }

  @MainActor private func name(_ text: SwiftUI.Text) -> String? {
    guard case .text(let text) = text.lower(context).first?.content else { return nil }
    return text.content ?? text.localized?.key
  }
}

/// A value whose type is forgotten.
package struct ErasedValue {
  let name: SwiftUI.Text
  let value: ChartValue
  let isInteger: Bool

  init(_ name: SwiftUI.Text, _ primitive: ChartPrimitive, _ unit: Calendar.Component?) {
    self.name = name
    value = primitive.value(unit: unit)
    isInteger = primitive.isInteger
  }

  init(_ name: SwiftUI.Text, _ value: ChartValue, isInteger: Bool) {
    (self.name, self.value, self.isInteger) = (name, value, isInteger)
  }
}

extension PlottableValue {
  /// The value without its type; of a range its bin.
  var erased: ErasedValue { ErasedValue(name, archived, isInteger: start.isInteger) }
}

/// A function that is drawn as a line or an area.
struct FunctionPlot {
  var mark: ChartMark
  /// The room of `x`; `nil` is the chart's.
  var domain: ClosedRange<Double>?
  /// One value, or the two ends of an area.
  var values: (Double) -> (Double, Double?)
}
