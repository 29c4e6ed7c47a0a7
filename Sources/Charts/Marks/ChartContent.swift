import SwiftUI
package import VitrineModel

/// A part of a chart: contents are made of other contents, down to marks.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What the content is made of.
  associatedtype Body: ChartContent
  /// The contents inside.
  @ChartContentBuilder var body: Body { get }
}

/// A content that becomes marks of an archive itself instead of having a body.
@MainActor
package protocol PrimitiveChartContent {
  /// The marks, back to front.
  func marks(_ lowering: ChartLowering) -> [ChartMark]
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: marks are lowered by themselves.
  public var body: Never { fatalError("a mark without a body was asked for it") }
}

extension ChartContent {
  /// The marks of the content, or of its body.
  package func lowered(_ lowering: ChartLowering) -> [ChartMark] {
    if let primitive = self as? any PrimitiveChartContent { return primitive.marks(lowering) }
    return body.lowered(lowering)
  }
}

/// Makes one content of the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// A statement that is a content.
  nonisolated public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }
  /// No content.
  nonisolated public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One content.
  nonisolated public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Several contents.
  nonisolated public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentList {
    var contents: [any ChartContent] = []
    repeat contents.append(each content)
    return ChartContentList(contents: contents)
  }
  /// A content behind `if`.
  nonisolated public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }
  /// The content of a condition that holds.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: first) }
  /// The content of a condition that does not hold.
  nonisolated public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(content: second) }
  /// A content behind `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// A content without marks.
nonisolated public struct EmptyChartContent: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  /// Makes a content without marks.
  public init() {}
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] { [] }
}

/// Several contents, as a builder makes them.
nonisolated public struct ChartContentList: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  let contents: [any ChartContent]
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    contents.flatMap { $0.lowered(lowering) }
  }
}

/// One of two contents, chosen by a condition.
nonisolated public struct BuilderConditional<TrueContent, FalseContent>: ChartContent,
  PrimitiveChartContent
{
  /// What the content is made of.
  public typealias Body = Never
  let content: any ChartContent
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

/// A content whose type is hidden.
nonisolated public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  private let content: any ChartContent
  /// Hides the type of a content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Hides the type of a content.
  public init<Content: ChartContent>(erasing content: Content) { self.content = content }
  @MainActor package func marks(_ lowering: ChartLowering) -> [ChartMark] {
    content.lowered(lowering)
  }
}

/// Contents that share modifiers.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  /// What the content is made of.
  public typealias Body = Never
  private let content: Content
  /// Makes a group of contents.
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
  /// Makes a content for each identified element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, making: content)
  }
  /// Makes a content for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, making: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes a content for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, making: content)
  }
}
