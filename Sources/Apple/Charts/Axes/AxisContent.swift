import SwiftUI
internal import VitrineGeometry
package import VitrineModel

/// Content of an axis: sets of lines and labels.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the content's body.
  associatedtype Body: AxisContent
  /// The content inside.
  @AxisContentBuilder var body: Body { get }
}

/// Content that lowers itself to sets of an archive instead of having a body.
@MainActor
package protocol PrimitiveAxisContent: AxisContent where Body == Never {
  /// Adds the sets to an axis.
  func add(to axis: inout AxisSets)
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// Never called: content without a body lowers itself.
  public var body: Never { fatalError("a set of axis marks without a body was asked for it") }
}

extension AxisContent {
  /// Adds the sets of the content, or of its body, to an axis.
  package func added(to axis: inout AxisSets) {
    if let primitive = self as? any PrimitiveAxisContent { return primitive.add(to: &axis) }
    body.added(to: &axis)
  }

  /// Composites the marks; has no effect, because they do not overlap.
  public func compositingLayer() -> some AxisContent { self }
}

/// The sets of an axis while they are lowered.
package struct AxisSets {
  package var sets: [ChartAxisMarks] = []
  let chart: VitrineModel.Chart
  let axis: VitrineGeometry.Axis
  let lowering: ChartLowering

  init(_ chart: VitrineModel.Chart, _ axis: VitrineGeometry.Axis, _ lowering: ChartLowering) {
    (self.chart, self.axis, self.lowering) = (chart, axis, lowering)
  }
}

/// The sets that a builder combines.
nonisolated public struct AxisContentList: AxisContent, PrimitiveAxisContent {
  let contents: [any AxisContent]
  @MainActor package func add(to axis: inout AxisSets) {
    for content in contents { content.added(to: &axis) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  @MainActor package func add(to axis: inout AxisSets) { self?.added(to: &axis) }
}

/// Type-erased content of an axis.
nonisolated public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  private let content: any AxisContent
  /// Creates type-erased content.
  public init<Content: AxisContent>(_ content: Content) { self.content = content }
  @MainActor package func add(to axis: inout AxisSets) { content.added(to: &axis) }
}

/// A result builder that combines statements into one content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Builds the content of a statement.
  nonisolated public static func buildExpression<Content: AxisContent>(
    _ content: Content
  ) -> Content { content }
  /// Builds a single set of marks.
  nonisolated public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// Combines sets of marks.
  nonisolated public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisContentList {
    var contents: [any AxisContent] = []
    repeat contents.append(each content)
    return AxisContentList(contents: contents)
  }
  /// Builds the content of an `if` without `else`.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }
  /// Builds the content of the first branch of a condition.
  nonisolated public static func buildEither<Content: AxisContent>(
    first: Content
  ) -> AnyAxisContent { AnyAxisContent(first) }
  /// Builds the content of the second branch of a condition.
  nonisolated public static func buildEither<Content: AxisContent>(
    second: Content
  ) -> AnyAxisContent { AnyAxisContent(second) }
  /// Builds the content of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(content) }
}
