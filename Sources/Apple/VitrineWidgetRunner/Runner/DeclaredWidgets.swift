import AppIntents
import SwiftUI
import WidgetKit

/// The widgets that a program declares, whether its bundle lists them or not.
@MainActor
enum DeclaredWidgets {
  static func all(_ steps: WorkSteps) -> [WidgetDescription] {
    types((any Widget).self).flatMap { type in
      (type as? any Widget.Type).map { members($0, steps) } ?? []
    }
      + types((any ControlWidget).self).flatMap { type in
        (type as? any ControlWidget.Type).map { members($0, steps) } ?? []
      }
  }

  private static func types(_ existential: Any.Type) -> [Any.Type] {
    ConformingTypes.all(of: existential).filter { !String(reflecting: $0).hasPrefix("WidgetKit.") }
  }

  private static func members<W: Widget>(
    _ type: W.Type, _ steps: WorkSteps
  ) -> [WidgetDescription] { described("\(type)", steps) { type.init().members } }

  private static func members<C: ControlWidget>(
    _ type: C.Type, _ steps: WorkSteps
  ) -> [WidgetDescription] {
    described("\(type)", steps) { WidgetBundleBuilder.buildExpression(type.init()).members }
  }

  /// The widgets of a type; its initializer is code of the user, too.
  private static func described(
    _ name: String, _ steps: WorkSteps, _ members: () -> [WidgetDescription]
  ) -> [WidgetDescription] {
    switch steps.run(.widget, "\(name).init", members) {
    case .done(let widgets): widgets
    case .failed(let failure): [WidgetDescription(typeName: name, failure)]
    }
  }
}
