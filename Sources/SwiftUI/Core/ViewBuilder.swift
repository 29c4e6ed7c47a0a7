/// Makes one view of the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// A statement that is a view.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
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

  /// A view inside `if`.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The view of a condition that holds.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of a condition that does not hold.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view inside `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// Makes one view of the statements of a closure, under the name that SDKs of 2026 have for it.
public typealias ContentBuilder = ViewBuilder
