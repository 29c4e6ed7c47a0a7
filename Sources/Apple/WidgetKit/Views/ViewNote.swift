import SwiftUI

/// Information that a view passes to its container, such as a control or a region of the Dynamic
/// Island.
package enum ViewNote {
  /// The placement of a region that is too wide.
  case placement(DynamicIslandExpandedRegionVerticalPlacement)
  /// The hint that describes what holding the Action button does.
  case actionHint(SwiftUI.Text)
  /// The text that Control Center shows for a moment after a press.
  case status(SwiftUI.Text)
}

/// Collects the information that views pass to their container.
package final class ViewNotes {
  package private(set) var all: [ViewNote] = []

  package init() {}

  package func add(_ note: ViewNote) { all.append(note) }

  /// The last placement that a view set.
  package var placement: DynamicIslandExpandedRegionVerticalPlacement? {
    all.lazy.compactMap { if case .placement(let value) = $0 { value } else { nil } }.last
  }
  /// The last hint that a view set.
  var actionHint: SwiftUI.Text? {
    all.lazy.compactMap { if case .actionHint(let value) = $0 { value } else { nil } }.last
  }
  /// The last status that a view set.
  package var status: SwiftUI.Text? {
    all.lazy.compactMap { if case .status(let value) = $0 { value } else { nil } }.last
  }
}

/// The key of the collected notes; `nil` if no container reads them.
package enum ViewNotesKey: EnvironmentKey {
  package static var defaultValue: ViewNotes? { nil }
}

extension View {
  /// Passes information to the container of the view.
  nonisolated func noted(_ note: ViewNote) -> some View {
    archived { context in
      context.environment[ViewNotesKey.self]?.add(note)
      return []
    }
  }
}
