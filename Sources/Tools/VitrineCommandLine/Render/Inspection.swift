/// The aspects of an archive that can be printed.
package enum Inspection: CaseIterable, Sendable {
  case tree, frames, displayList, hits, accessibility, environment

  /// The name of the flag, without its hyphens.
  package var name: String {
    switch self {
    case .tree: "tree"
    case .frames: "frames"
    case .displayList: "display-list"
    case .hits: "hits"
    case .accessibility: "accessibility"
    case .environment: "environment"
    }
  }

  /// The help text of the flag.
  package var help: String {
    switch self {
    case .tree: "Print the views with their modifiers (default)"
    case .frames: "Print the box of every view, in points"
    case .displayList: "Print what is drawn, item by item"
    case .hits: "Print the regions that react to taps"
    case .accessibility: "Print what assistive technology reads, in order"
    case .environment: "Print the environment that WidgetKit gives the views"
    }
  }
}
