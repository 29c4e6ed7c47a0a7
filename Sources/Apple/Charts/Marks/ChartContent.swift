import SwiftUI
package import VitrineModel

/// A part of a chart, composed of other content down to marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent
  /// The content inside.
  @ChartContentBuilder var body: Body { get }
}

/// Content that lowers itself to marks of an archive instead of having a body.
@MainActor
package protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Returns the marks, back to front.
  func marks(_ lowering: ChartLowering) -> [ChartMark]
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: marks lower themselves.
  public var body: Never { fatalError("a mark without a body was asked for it") }
}

extension ChartContent {
  /// Returns the marks of the content, or of its body.
  package func lowered(_ lowering: ChartLowering) -> [ChartMark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks(lowering) }
    return body.lowered(lowering)
  }
}

/// A result builder that combines statements into one content.
@resultBuilder
public struct ChartContentBuilder {
  /// Builds the content of a statement.
  nonisolated public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }
  /// Builds empty content.
  nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Builds single content.
  nonisolated public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Combines content.
  nonisolated public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentList {
    var contents: [any ChartContent] = []
    repeat contents.append(each content)
    return ChartContentList(contents: contents)
  }
  /// Builds the content of an `if` without `else`.
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }
  /// Builds the content of the first branch of a condition.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: first) }
  /// Builds the content of the second branch of a condition.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: second) }
  /// Builds the content of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// Content without marks.
nonisolated public struct EmptyChartContent: ChartContent, PrimitiveChartContent {
  /// Creates empty chart content.
  public init() {}
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] { [] }
}

/// The content that a builder combines.
nonisolated public struct ChartContentList: ChartContent, PrimitiveChartContent {
  let contents: [any ChartContent]
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    contents.flatMap { $0.lowered(lowering) }
  }
}

/// The content of a conditional statement.
nonisolated public struct BuilderConditional<TrueContent, FalseContent>: ChartContent,
  PrimitiveChartContent
{
  let content: any ChartContent
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

/// Type-erased content.
nonisolated public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  private let content: any ChartContent
  /// Creates type-erased content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Creates type-erased content.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

/// Content that shares modifiers.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  private let content: Content
  /// Creates a plot.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    self?.lowered(lowering) ?? []
  }
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    data.flatMap { content($0).lowered(lowering) }
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Creates content for each identified element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, making: content)
  }
  /// Creates content for each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, making: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, making: content)
  }
}
