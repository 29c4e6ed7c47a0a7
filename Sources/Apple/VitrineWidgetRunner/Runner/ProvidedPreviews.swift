import ActivityKit
import AppIntents
import CVitrineRuntime
import SwiftUI
internal import VitrineCoding
import WidgetKit

/// The previews of the program's providers, which are created once.
@MainActor
final class ProvidedPreviews {
  /// The providers of the program.
  let types: [any PreviewProvider.Type]
  private let steps: WorkSteps
  /// The names of the types in steps.
  private let names: [ObjectIdentifier: String]
  private var known: [ObjectIdentifier: WorkSteps.Outcome<[ProvidedPreview]>] = [:]

  init(_ steps: WorkSteps) {
    self.steps = steps
    types = ConformingTypes.all(of: (any PreviewProvider).self).compactMap {
      $0 as? any PreviewProvider.Type
    }
    names = NumberedNames.of(types)
  }

  func previews<P: PreviewProvider>(
    of type: P.Type
  ) -> WorkSteps.Outcome<[ProvidedPreview]> {
    let id = ObjectIdentifier(type)
    if let outcome = known[id] { return outcome }
    let outcome = steps.run(.provider, names[id] ?? TypeName.qualified(type)) {
      ProvidedPreview.all(of: type)
    }
    known[id] = outcome
    return outcome
  }

  /// Returns the states of a Live Activity, without duplicates and a minute apart.
  func updates(_ attributes: any ActivityAttributes.Type) -> [ActivityUpdate] {
    let contexts = types.flatMap { type in
      (previews(of: type).value ?? []).compactMap { $0.context as? ActivityPreviewContext }
    }
    var states: [JSONValue] = []
    return contexts.filter { $0.attributesType == attributes }.compactMap { context in
      guard !states.contains(context.state) else { return nil }
      states.append(context.state)
      return context.update(Date() + 60 * Double(states.count - 1))
    }
  }
}

/// The previews that `#Preview` left in the binary.
enum PreviewTable {
  @MainActor private static var found: [vitrine_preview] = []

  /// The functions that register them, in the order of linking.
  @MainActor static var records: [vitrine_preview] {
    if found.isEmpty {
      vitrine_previews { record in
        guard let record else { return }
        MainActor.assumeIsolated { PreviewTable.found.append(record) }
      }
    }
    return found
  }
}
