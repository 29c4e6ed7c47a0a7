import SwiftUI

/// A result builder that combines the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Builds a widget.
  @MainActor public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Builds a control.
  @MainActor public static func buildExpression<C: ControlWidget>(_ control: C) -> some Widget {
    WidgetOfControl(control: control)
  }
  /// Builds the widgets of another bundle.
  @MainActor public static func buildExpression<B: WidgetBundle>(_ bundle: B) -> some Widget {
    WidgetTuple(widgets: bundle.body.members)
  }
  /// Builds no widget.
  @MainActor public static func buildBlock() -> some Widget { WidgetTuple(widgets: []) }
  /// Builds a single widget.
  @MainActor public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  /// Combines widgets.
  @MainActor public static func buildBlock<each W: Widget>(
    _ widgets: repeat each W
  ) -> some Widget {
    var members: [WidgetDescription] = []
    repeat members += (each widgets).members
    return WidgetTuple(widgets: members)
  }
  /// Builds a widget of an `if` without `else`; its type is unchanged, as in WidgetKit.
  @MainActor public static func buildOptional<W: Widget>(_ widget: W?) -> W? { widget }
  /// Builds the widget of the first branch of a condition.
  @MainActor public static func buildEither<First: Widget, Second: Widget>(
    first: First
  ) -> EitherWidget<First, Second> { EitherWidget(members: first.members) }
  /// Builds the widget of the second branch of a condition.
  @MainActor public static func buildEither<First: Widget, Second: Widget>(
    second: Second
  ) -> EitherWidget<First, Second> { EitherWidget(members: second.members) }
  /// Builds the widget of an `if #available`.
  @MainActor public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> some Widget {
    WidgetTuple(widgets: widget.members)
  }
}

/// The widgets that a builder combines.
struct WidgetTuple: Widget, CompoundWidget {
  package let members: [WidgetDescription]

  package init(widgets: [WidgetDescription]) { members = widgets }
  package init() { members = [] }

  package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The widget of a conditional statement.
public struct EitherWidget<First: Widget, Second: Widget>: Widget, CompoundWidget {
  package let members: [WidgetDescription]

  package init(members: [WidgetDescription]) { self.members = members }
  /// Creates a widget without members.
  public init() { members = [] }

  /// An empty configuration, because the chosen widget has its own.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: CompoundWidget where Wrapped: Widget {
  package var members: [WidgetDescription] { self?.members ?? [] }
}

extension Optional: Widget where Wrapped: Widget {
  /// Creates no widget.
  public init() { self = .none }
  /// An empty configuration, because the widget, if there is one, has its own.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control in a bundle.
struct WidgetOfControl<Control: ControlWidget>: Widget, CompoundWidget {
  package var control = Control()

  package var members: [WidgetDescription] {
    [WidgetDescription.of(Control.self) { control.body.describe(&$0) }]
  }

  package var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
