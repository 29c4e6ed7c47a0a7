import Vitrine
import VitrineArguments

/// The regions that react to taps, as a table.
package enum HitTable {
  /// Returns a line for each region, back to front; boxes are in points.
  package static func text(_ regions: [HitRegion]) -> String {
    let titles = ["ID", "ROLE", "BOX", "STATE", "ACTION"]
    return TextTable.text([titles] + regions.map(cells))
  }

  private static func cells(_ region: HitRegion) -> [String] {
    let state = [region.isEnabled ? "enabled" : "disabled", region.isOn.map { $0 ? "on" : "off" }]
    return [
      region.id.singleLine, region.role.rawValue, region.shape.tightBounds?.dumpText ?? "–",
      state.compactMap { $0 }.joined(separator: ","),
      (text(of: region.action) + placeText(of: region.action)).singleLine,
    ]
  }

  private static func placeText(of action: Action?) -> String {
    if case .intent(let intent) = action { intent.placeText } else { "" }
  }

  /// Returns the description of a tap's action.
  package static func text(of action: Action?) -> String {
    switch action {
    case .intent(let intent):
      intent.type + "(" + JSONValue.object(intent.parameters).summary(hiding: []) + ")"
    case .url(let url): url
    case nil: "–"
    }
  }
}

extension Action.Intent {
  /// The process that runs it, in words; empty for the widget extension.
  package var placeText: String {
    opensApp ? " and opens the app" : process == .app ? " in the app" : ""
  }
}
