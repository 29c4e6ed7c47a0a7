import SwiftUI
internal import VitrineModel

/// The positions of a mark, and its other values.
nonisolated struct MarkValues {
  var kind: ChartMark.Kind
  var x: ErasedValue?
  var y: ErasedValue?
  var xStart: ErasedValue?
  var xEnd: ErasedValue?
  var yStart: ErasedValue?
  var yEnd: ErasedValue?
  var angle: ErasedValue?
  var series: ErasedValue?
  var change: (inout ChartMark) -> Void = { _ in }

  /// Returns the mark for archives; `nil` for values that are not numbers, which have no position.
  @MainActor func mark(_ lowering: ChartLowering) -> ChartMark? {
    let all = [x, y, xStart, xEnd, yStart, yEnd, angle]
    guard all.allSatisfy({ $0?.isFinite ?? true }) else {
      lowering.context.warnHere("a mark of a chart has a value that is not finite; it is not drawn")
      return nil
    }
    var mark = ChartMark(kind)
    mark.x = lowering.take(x, as: .x)
    mark.y = lowering.take(y, as: .y)
    mark.xStart = lowering.take(xStart, as: .x)
    mark.xEnd = lowering.take(xEnd, as: .x)
    mark.yStart = lowering.take(yStart, as: .y)
    mark.yEnd = lowering.take(yEnd, as: .y)
    mark.angle = lowering.take(angle, as: .angle)
    mark.series = lowering.take(series, as: .other)
    change(&mark)
    return mark
  }

  /// Returns the values with positions in points along an axis.
  func between(x start: CGFloat?, _ end: CGFloat?) -> MarkValues {
    var values = self
    (values.xStart, values.xEnd) = ErasedValue.points(start, end)
    return values
  }

  /// Returns the values with positions in points along an axis.
  func between(y start: CGFloat?, _ end: CGFloat?) -> MarkValues {
    var values = self
    (values.yStart, values.yEnd) = ErasedValue.points(start, end)
    return values
  }

  /// Returns the values with extents that the author set.
  func sized(
    width: MarkDimension? = nil, height: MarkDimension? = nil,
    stacking: MarkStackingMethod = .standard
  ) -> MarkValues {
    var values = self
    values.change = { mark in
      mark.width = width?.archived
      mark.height = height?.archived
      mark.stacking = stacking.archived
    }
    return values
  }
}

/// A mark that is lowered from its values.
nonisolated protocol ValueMark: PrimitiveChartContent {
  var values: MarkValues { get }
}

extension ValueMark {
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    values.mark(lowering).map { [$0] } ?? []
  }
}
