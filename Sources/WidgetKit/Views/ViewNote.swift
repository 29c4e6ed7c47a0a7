import SwiftUI
internal import VitrineModel

/// Information that a view passes to its container, such as a control or a region of the Dynamic
/// Island.
enum ViewNote {
  /// The placement of a region that is too wide.
  case placement(DynamicIslandExpandedRegionVerticalPlacement)
  /// The words that tell what holding the Action button does.
  case actionHint(SwiftUI.Text)
  /// The text that Control Center shows for a moment after a press.
  case status(SwiftUI.Text)
}

/// Gathers what views say to what they are put into.
final class ViewNotes {
  private(set) var all: [ViewNote] = []
  func add(_ note: ViewNote) { all.append(note) }

  /// The last placement that was asked for.
  var placement: DynamicIslandExpandedRegionVerticalPlacement? {
    all.lazy.compactMap { if case .placement(let value) = $0 { value } else { nil } }.last
  }
  /// The last hint that was given.
  var actionHint: SwiftUI.Text? {
    all.lazy.compactMap { if case .actionHint(let value) = $0 { value } else { nil } }.last
  }
  /// The last status that was given.
  var status: SwiftUI.Text? {
    all.lazy.compactMap { if case .status(let value) = $0 { value } else { nil } }.last
  }
}

/// The place where views leave their notes; absent where nobody reads them.
enum ViewNotesKey: EnvironmentKey {
  static var defaultValue: ViewNotes? { nil }
}

extension View {
  /// Leaves a note for what the view is put into.
  nonisolated func noted(_ note: ViewNote) -> some View {
    archived { context in
      context.environment[ViewNotesKey.self]?.add(note)
      return []
    }
  }
}
