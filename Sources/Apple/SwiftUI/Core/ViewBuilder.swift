/// A result builder that combines the statements of a closure into one view.
@resultBuilder
public struct ViewBuilder {
  /// Builds the view of a statement, which keeps its location.
  nonisolated public static func buildExpression<Content: View>(
    _ content: Content, _file: StaticString = #fileID, _line: UInt32 = #line,
    _column: UInt32 = #column
  ) -> Content {
    content._located(at: _StatementLocation(file: _file, line: _line, column: _column))
  }

  /// Builds the view of a statement of this module, whose location means nothing to users.
  nonisolated static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty view.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a single view.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Combines views.
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// Combines the tabs of the body of a type that is itself tabs.
  @_disfavoredOverload
  nonisolated public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TabGroup<First.TabValue> {
    TabGroup(buildBlock(AnyView(first), repeat AnyView(each rest)))
  }

  /// Builds the view of an `if` without `else`.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the view of the first branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of the second branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the view of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// The name of `ViewBuilder` in the SDKs of 2026.
public typealias ContentBuilder = ViewBuilder
