import SwiftUI
internal import VitrineModel

/// A mark of an axis with a modifier applied.
nonisolated struct ModifiedAxisMark<Content: AxisMark>: AxisMark, PrimitiveAxisMark {
  let content: Content
  let change: @MainActor (inout ChartAxisItem, ChartLowering) -> Void

  @MainActor package func add(to item: inout AxisItem) {
    var inner = AxisItem(item.lowering, item.value)
    content.added(to: &inner)
    change(&inner.item, item.lowering)
    item.item.add(inner.item)
  }
}

extension ChartAxisItem {
  /// Adds the settings of another item.
  fileprivate mutating func add(_ other: ChartAxisItem) {
    gridLine = other.gridLine ?? gridLine
    tick = other.tick ?? tick
    label = other.label ?? label
  }
}

nonisolated extension AxisMark {
  /// Sets the style of lines and labels.
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
  /// Sets the styles of the levels of lines and labels; the first one is drawn.
  public func foregroundStyle<S1: SwiftUI.ShapeStyle, S2: SwiftUI.ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some AxisMark { foregroundStyle(primary) }
  /// Sets the styles of the levels of lines and labels; the first one is drawn.
  public func foregroundStyle<
    S1: SwiftUI.ShapeStyle, S2: SwiftUI.ShapeStyle, S3: SwiftUI.ShapeStyle
  >(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some AxisMark { foregroundStyle(primary) }
  /// Moves lines and labels, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) { item, _ in
      item.gridLine?.move(x, y)
      item.tick?.move(x, y)
      item.label?.offsetX += Double(x)
      item.label?.offsetY += Double(y)
    }
  }
  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the ends of lines, both by the offset of their start.
  public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some AxisMark {
    noted("AxisMark.offset(yEnd:)").offset(x: x, y: yStart)
  }
  /// Moves the ends of lines, both by the offset of their start.
  public func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some AxisMark {
    noted("AxisMark.offset(xEnd:)").offset(x: xStart, y: y)
  }
  /// Moves the ends of lines, both by the offset of their start.
  public func offset(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> some AxisMark { noted("AxisMark.offset(xEnd:)").offset(x: xStart, y: yStart) }

  private func noted(_ name: String) -> some AxisMark {
    ModifiedAxisMark(content: self) { _, lowering in lowering.context.record(name) }
  }
}

extension ChartAxisLine {
  fileprivate mutating func move(_ x: CGFloat, _ y: CGFloat) {
    offsetX += Double(x)
    offsetY += Double(y)
  }
}

/// The axis marks that a builder combines.
nonisolated public struct AxisMarkList: AxisMark, PrimitiveAxisMark {
  let marks: [any AxisMark]
  @MainActor package func add(to item: inout AxisItem) {
    for mark in marks { mark.added(to: &item) }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: PrimitiveAxisMark where Wrapped: AxisMark {
  @MainActor package func add(to item: inout AxisItem) { self?.added(to: &item) }
}

/// A type-erased mark of an axis.
nonisolated public struct AnyAxisMark: AxisMark, PrimitiveAxisMark {
  private let mark: any AxisMark
  /// Creates a type-erased mark.
  public init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }
  @MainActor package func add(to item: inout AxisItem) { mark.added(to: &item) }
}

/// A result builder that combines statements into one mark of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// Builds the mark of a statement.
  nonisolated public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// Builds a single mark.
  nonisolated public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// Combines axis marks.
  nonisolated public static func buildBlock<each Mark: AxisMark>(
    _ mark: repeat each Mark
  ) -> AxisMarkList {
    var marks: [any AxisMark] = []
    repeat marks.append(each mark)
    return AxisMarkList(marks: marks)
  }
  /// Builds the mark of an `if` without `else`.
  nonisolated public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
  /// Builds the mark of the first branch of a condition.
  nonisolated public static func buildEither<Mark: AxisMark>(first: Mark) -> AnyAxisMark {
    AnyAxisMark(first)
  }
  /// Builds the mark of the second branch of a condition.
  nonisolated public static func buildEither<Mark: AxisMark>(second: Mark) -> AnyAxisMark {
    AnyAxisMark(second)
  }
  /// Builds the mark of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Mark: AxisMark>(
    _ mark: Mark
  ) -> AnyAxisMark { AnyAxisMark(mark) }
}
