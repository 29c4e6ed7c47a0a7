import SwiftUI
internal import VitrineModel

/// A mark of an axis that is changed.
nonisolated struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: @MainActor (inout ChartAxisItem, ChartLowering) -> Void

  @MainActor func _add(to item: inout _AxisItem) {
    var inner = _AxisItem(item.lowering, item.value)
    content._add(to: &inner)
    change(&inner.item, item.lowering)
    item.item.add(inner.item)
  }
}

extension ChartAxisItem {
  /// Takes over what another item has.
  fileprivate mutating func add(_ other: ChartAxisItem) {
    gridLine = other.gridLine ?? gridLine
    tick = other.tick ?? tick
    label = other.label ?? label
  }
}

nonisolated extension AxisMark {
  /// Sets what lines and labels are drawn with.
  public func foregroundStyle<S: SwiftUI.ShapeStyle>(_ style: S) -> some AxisMark {
    ModifiedAxisMark(content: self) { item, lowering in
      let style = style.archivedStyle(lowering.context)
      if item.gridLine?.style == nil { item.gridLine?.style = style }
      if item.tick?.style == nil { item.tick?.style = style }
      if item.label?.style == nil { item.label?.style = style }
    }
  }
  /// Sets the font of labels.
  public func font(_ font: SwiftUI.Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { item, lowering in
      if item.label?.font == nil { item.label?.font = font?.archived }
    }
  }
  /// Moves lines and labels; without an effect.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) { _, lowering in
      lowering.context.record("AxisMark.offset")
    }
  }
}

/// Several marks of an axis, as a builder makes them.
nonisolated public struct AxisMarkList: AxisMark {
  let marks: [any AxisMark]
  /// Adds the mark to what stands at the value.
  @MainActor public func _add(to item: inout _AxisItem) {
    for mark in marks { mark._add(to: &item) }
  }
}

extension Never: AxisMark {
  /// Never called.
  public func _add(to item: inout _AxisItem) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// Adds the mark, if there is one.
  public func _add(to item: inout _AxisItem) { self?._add(to: &item) }
}

/// A mark of an axis whose type is hidden.
nonisolated public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark
  /// Hides the type of a mark.
  public init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }
  /// Adds the mark to what stands at the value.
  @MainActor public func _add(to item: inout _AxisItem) { mark._add(to: &item) }
}

/// Makes one mark of an axis of the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// A statement that is a mark.
  nonisolated public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// One mark.
  nonisolated public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// Several marks, or none.
  nonisolated public static func buildBlock<each Mark: AxisMark>(
    _ mark: repeat each Mark
  ) -> AxisMarkList {
    var marks: [any AxisMark] = []
    repeat marks.append(each mark)
    return AxisMarkList(marks: marks)
  }
  /// A mark behind `if`.
  nonisolated public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
  /// The mark of a condition that holds.
  nonisolated public static func buildEither<Mark: AxisMark>(first: Mark) -> AnyAxisMark {
    AnyAxisMark(first)
  }
  /// The mark of a condition that does not hold.
  nonisolated public static func buildEither<Mark: AxisMark>(second: Mark) -> AnyAxisMark {
    AnyAxisMark(second)
  }
  /// A mark behind `if #available`.
  nonisolated public static func buildLimitedAvailability<Mark: AxisMark>(
    _ mark: Mark
  ) -> AnyAxisMark { AnyAxisMark(mark) }
}
