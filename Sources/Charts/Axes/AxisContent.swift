import SwiftUI
internal import VitrineGeometry
package import VitrineModel

/// Sets of lines and labels along an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the content's body.
  associatedtype Body: AxisContent
  /// The sets inside.
  @AxisContentBuilder var body: Body { get }
}

/// A content that becomes sets of an archive itself instead of having a body.
@MainActor
package protocol PrimitiveAxisContent {
  /// Adds the sets to an axis.
  func add(to axis: inout AxisSets)
}

extension Never: AxisContent {}

extension AxisContent where Body == Never {
  /// Never called: sets are lowered by themselves.
  public var body: Never { fatalError("a set of axis marks without a body was asked for it") }
}

extension AxisContent {
  /// Adds the sets of the content, or of its body, to an axis.
  package func added(to axis: inout AxisSets) {
    if let primitive = self as? any PrimitiveAxisContent { return primitive.add(to: &axis) }
    body.added(to: &axis)
  }

  /// Composes sets as one; they are opaque anyway.
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
  /// A primitive content has no body.
  public typealias Body = Never
  let contents: [any AxisContent]
  @MainActor package func add(to axis: inout AxisSets) {
    for content in contents { content.added(to: &axis) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {
  @MainActor package func add(to axis: inout AxisSets) { self?.added(to: &axis) }
}

/// Sets of an axis whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent, PrimitiveAxisContent {
  /// A primitive content has no body.
  public typealias Body = Never
  private let content: any AxisContent
  /// Hides the type of sets.
  public init<Content: AxisContent>(_ content: Content) { self.content = content }
  @MainActor package func add(to axis: inout AxisSets) { content.added(to: &axis) }
}

/// Makes one set of an axis of the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// A statement that is a set.
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
  /// A set inside `if`.
  nonisolated public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }
  /// The set of a condition that holds.
  nonisolated public static func buildEither<Content: AxisContent>(
    first: Content
  ) -> AnyAxisContent { AnyAxisContent(first) }
  /// The set of a condition that does not hold.
  nonisolated public static func buildEither<Content: AxisContent>(
    second: Content
  ) -> AnyAxisContent { AnyAxisContent(second) }
  /// A set inside `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(content) }
}
