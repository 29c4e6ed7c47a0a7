import SwiftUI
internal import VitrineGeometry
internal import VitrineModel

/// State that the contents of one chart share while they are lowered.
package final class ChartLowering {
  let context: LoweringContext
  /// The labels of values; the first label of each is kept.
  private(set) var names = ChartNames()
  /// Whether all numbers of an axis are whole ones by their types, and there are some.
  private(set) var wholeX: Bool?
  private(set) var wholeY: Bool?
  /// Functions that are drawn once the chart's scale is known.
  var functions: [FunctionPlot] = []
  /// Annotations that ask for the size of their mark.
  private(set) var sized: [SizedAnnotation] = []

  init(_ context: LoweringContext) { self.context = context }

  /// Makes an annotation once the size of its mark is known.
  typealias SizedAnnotation = @MainActor (AnnotationContext, LoweringContext) -> [ViewNode]

  /// Returns a placeholder for an annotation that depends on the size of its mark.
  func addSized(_ content: @escaping SizedAnnotation) -> ViewNode {
    sized.append(content)
    return ViewNode(.emptyView(.init()), id: "\(ChartLowering.sizedName)\(sized.count - 1)")
  }

  /// The annotation that a placeholder represents.
  func sizedAnnotation(at view: ViewNode) -> SizedAnnotation? {
    guard let id = view.id, id.hasPrefix(ChartLowering.sizedName),
      let index = Int(id.dropFirst(ChartLowering.sizedName.count)), sized.indices.contains(index)
    else { return nil }
    return sized[index]
  }

  private static let sizedName = "?annotation"

  /// The channel of the chart that a value is plotted on.
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
  /// The numbers; `nil` is the chart's.
  var domain: ClosedRange<Double>?
  /// The value at a number.
  var place: (Double) -> Place

  /// A value of a function.
  struct Place {
    var x: Double
    var y: Double
    /// Where an area starts; `nil` for a line.
    var start: Double?
  }
}
