import SwiftUI
internal import VitrineModel

/// The state that the contents of a chart share while they are lowered.
package final class ChartLowering {
  let context: LoweringContext
  /// The labels of values; the first label of each is kept.
  private(set) var names = ChartNames()
  /// Whether all numbers on the x axis have integer types; `nil` if there are none.
  private(set) var wholeX: Bool?
  private(set) var wholeY: Bool?
  /// Functions, which are drawn once the chart's scale is known.
  var functions: [FunctionPlot] = []
  /// Annotations that depend on the size of their marks.
  private(set) var sized: [SizedAnnotation] = []

  init(_ context: LoweringContext) { self.context = context }

  /// Creates an annotation once the size of its mark is known.
  typealias SizedAnnotation = @MainActor (AnnotationContext, LoweringContext) -> [ViewNode]

  /// Returns a placeholder for an annotation that depends on the size of its mark.
  func addSized(_ content: @escaping SizedAnnotation) -> ViewNode {
    sized.append(content)
    return ViewNode(.emptyView(.init()), id: "\(ChartLowering.sizedName)\(sized.count - 1)")
  }

  /// Returns the annotation that a placeholder represents.
  func sizedAnnotation(at view: ViewNode) -> SizedAnnotation? {
    guard let id = view.id, id.hasPrefix(ChartLowering.sizedName),
      let index = Int(id.dropFirst(ChartLowering.sizedName.count)), sized.indices.contains(index)
    else { return nil }
    return sized[index]
  }

  private static let sizedName = "?annotation"

  /// The channel of the chart that a value is plotted on.
  enum Role { case x, y, angle, foregroundStyle, other }

  /// Returns the value in archives, and records its name and kind.
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
    return value.value(context.environment)
  }

  private func note(_ value: ErasedValue, _ whole: inout Bool?) {
    guard let isInteger = value.isInteger else { return }
    whole = (whole ?? true) && isInteger
  }

  @MainActor private func name(_ text: SwiftUI.Text?) -> String? { text.flatMap { words($0) } }
}

/// A function that is drawn as a line or an area.
struct FunctionPlot {
  var mark: ChartMark
  /// The domain of the function; `nil` for that of the chart.
  var domain: ClosedRange<Double>?
  /// Returns the value at a number.
  var place: (Double) -> Place

  /// A value of a function.
  struct Place {
    var x: Double
    var y: Double
    /// The start of an area; `nil` for a line.
    var start: Double?
  }
}
