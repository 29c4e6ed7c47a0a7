/// A widget, a Live Activity or a control of an extension, as `Widget`.
///
/// With `@main`, it becomes a program that archives itself; see `WidgetProgram`.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration
  /// Creates the widget.
  init()
  /// The configuration of the widget.
  var body: Body { get }
}

extension Widget {
  /// Runs the program: lists, archives and previews what it declares.
  public static func main() async throws {
    await WidgetProgram.main(named: String(describing: Self.self)) { Self().parts }
  }
}

/// The widgets of an extension, as `WidgetBundle`.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the bundle's widgets.
  associatedtype Body: Widget
  /// Creates the bundle.
  init()
  /// The widgets of the bundle.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Runs the program: lists, archives and previews what it declares.
  public static func main() async throws {
    await WidgetProgram.main(named: String(describing: Self.self)) { Self().body.parts }
  }
}

/// A control for Control Center, the Lock Screen and the Action button, as `ControlWidget`.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the control's configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// Creates the control.
  init()
  /// The configuration of the control.
  var body: Body { get }
}

extension ControlWidget {
  /// Runs the program: lists and archives the control.
  public static func main() async throws {
    await WidgetProgram.main(named: String(describing: Self.self)) { [.control(Self())] }
  }
}

/// A single widget or control of a bundle.
package enum WidgetPart {
  case widget(any Widget)
  case control(any ControlWidget)
}

/// A widget that consists of other widgets, or that has no configuration.
@MainActor
protocol CompoundWidget {
  /// The widgets and controls inside, in order.
  var parts: [WidgetPart] { get }
}

extension Widget {
  /// The widgets and controls inside this one, or the widget itself.
  package var parts: [WidgetPart] { (self as? any CompoundWidget)?.parts ?? [.widget(self)] }
}
