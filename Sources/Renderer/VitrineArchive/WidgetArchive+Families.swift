import VitrineCoding
import VitrineDevices

extension WidgetArchive {
  /// Warnings about views for families that the widget does not support, one for each family.
  ///
  /// Nothing draws them, so that no problem in them is found.
  package func unshownViews(at place: NodePath) -> [Diagnostic] {
    guard !supportedFamilies.isEmpty else { return [] }
    let families = WidgetFamily.allCases.filter { !supportedFamilies.contains($0) }
    let views: [(path: [NodePath.Step], views: FamilyViews)] =
      [("placeholder", placeholder), ("preview", preview)].compactMap { name, entry in
        entry.map { ([.key(name)], $0.views) }
      } + entries.indices.map { ([.key("entries"), .index($0)], entries[$0].views) }
    return families.compactMap { family in
      guard let first = views.first(where: { $0.views.byFamily[family] != nil }) else { return nil }
      let text = "no picture shows this view: '\(family.rawValue)' is not in 'supportedFamilies'"
      return Diagnostic(
        .ineffective(text),
        path: NodePath(place.steps + first.path + [.key("views"), .key(family.rawValue)]))
    }
  }
}
