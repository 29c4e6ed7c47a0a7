/// A result builder that combines the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Builds a widget.
  @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Builds a control.
  @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> some Widget {
    WidgetTuple(parts: [.control(control)])
  }
  /// Builds the widgets of another bundle.
  @MainActor public static func buildExpression<B: WidgetBundle>(_ bundle: B) -> some Widget {
    WidgetTuple(parts: bundle.body.parts)
  }
  /// Builds no widget.
  @MainActor public static func buildBlock() -> some Widget { WidgetTuple(parts: []) }
  /// Builds a single widget.
  @MainActor public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  /// Combines widgets.
  @MainActor public static func buildBlock<each W: Widget>(
    _ widgets: repeat each W
  ) -> some Widget {
    var parts: [WidgetPart] = []
    repeat parts += (each widgets).parts
    return WidgetTuple(parts: parts)
  }
  /// Builds a widget of an `if` without `else`; its type is unchanged, as in WidgetKit.
  @MainActor public static func buildOptional<W: Widget>(_ widget: W?) -> W? { widget }
  /// Builds the widget of the first branch of a condition.
  @MainActor public static func buildEither<First: Widget, Second: Widget>(
    first: First
  ) -> EitherWidget<First, Second> { EitherWidget(parts: first.parts) }
  /// Builds the widget of the second branch of a condition.
  @MainActor public static func buildEither<First: Widget, Second: Widget>(
    second: Second
  ) -> EitherWidget<First, Second> { EitherWidget(parts: second.parts) }
  /// Builds the widget of an `if #available`.
  @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> some Widget {
    WidgetTuple(parts: widget.parts)
  }
}

/// The widgets that a builder combines.
struct WidgetTuple: Widget, CompoundWidget {
  let parts: [WidgetPart]

  init(parts: [WidgetPart]) { self.parts = parts }
  init() { parts = [] }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The widget of a conditional statement.
public struct EitherWidget<First: Widget, Second: Widget>: Widget, CompoundWidget {
  let parts: [WidgetPart]

  init(parts: [WidgetPart]) { self.parts = parts }
  /// Creates a widget without parts.
  public init() { parts = [] }

  /// An empty configuration, because the chosen widget has its own.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: CompoundWidget where Wrapped: Widget {
  var parts: [WidgetPart] { self?.parts ?? [] }
}

extension Optional: Widget where Wrapped: Widget {
  /// Creates no widget.
  public init() { self = .none }
  /// An empty configuration, because the widget, if there is one, has its own.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
