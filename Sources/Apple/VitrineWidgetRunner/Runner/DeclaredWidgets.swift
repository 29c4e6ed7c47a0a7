import AppIntents
import SwiftUI
import WidgetKit

/// The widgets that a program declares, whether its bundle lists them or not.
@MainActor
enum DeclaredWidgets {
  static func all(_ steps: WorkSteps) -> [WidgetDescription] {
    let types = types((any Widget).self) + types((any ControlWidget).self)
    let names = NumberedNames.of(types)
    return types.flatMap { type in
      described(type, names[ObjectIdentifier(type)] ?? TypeName.qualified(type), steps)
    }
  }

  private static func types(_ existential: Any.Type) -> [Any.Type] {
    ConformingTypes.all(of: existential).filter { !String(reflecting: $0).hasPrefix("SwiftUI.") }
  }

  /// The widgets of a type; its initializer is code of the user, too.
  private static func described(
    _ type: Any.Type, _ name: String, _ steps: WorkSteps
  ) -> [WidgetDescription] {
    switch steps.run(.widget, "\(name).init", { members(type) }) {
    case .done(let widgets): widgets
    case .failed(let failure): [WidgetDescription(typeName: "\(type)", failure)]
    }
  }

  private static func members(_ type: Any.Type) -> [WidgetDescription] {
    switch type {
    case let type as any Widget.Type: type.init().members
    case let type as any ControlWidget.Type: [WidgetDescription.of(.control(type.init()))]
    default: []
    }
  }
}
