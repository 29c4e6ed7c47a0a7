import SwiftUI

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
    await WidgetProgram.main(named: String(describing: Self.self)) { Self().members }
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
    await WidgetProgram.main(named: String(describing: Self.self)) { Self().body.members }
  }
}

/// A widget that consists of other widgets, or that has no configuration.
@MainActor
package protocol CompoundWidget {
  /// The widgets inside, in order.
  var members: [WidgetDescription] { get }
}

extension Widget {
  /// The widgets inside this one, or the widget itself.
  package var members: [WidgetDescription] {
    if let compound = self as? any CompoundWidget { return compound.members }
    return [WidgetDescription.of(Self.self) { body.describe(&$0) }]
  }
}
