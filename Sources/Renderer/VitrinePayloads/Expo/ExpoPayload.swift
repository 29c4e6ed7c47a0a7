import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The result of an Expo widget's function: a widget, or the sections of a Live Activity.
///
/// Source: `EntryView.swift`, `WidgetLiveActivity.swift` and `LiveActivityBanner.swift` of
/// `expo-widgets`.
struct ExpoPayload {
  let reading: PayloadReading

  /// The regions of the expanded island, by section.
  private static let regions: [(section: String, position: DynamicIslandExpandedRegionPosition)] = [
    ("expandedLeading", .leading), ("expandedTrailing", .trailing), ("expandedCenter", .center),
    ("expandedBottom", .bottom),
  ]

  private static let sections =
    ["banner", "bannerSmall", "compactLeading", "compactTrailing", "minimal"]
    + regions.map(\.section)

  private static let families = Dictionary(
    uniqueKeysWithValues: WidgetFamily.allCases.map { ($0.rawValue, $0) })

  /// Whether a value looks like nodes.
  static func recognizes(_ tree: JSONTree) -> Bool {
    guard let root = tree.object else { return false }
    if isNode(tree) { return true }
    return sections.contains { root[$0].map(isNode) == true }
      || families.keys.contains { root[$0].map(isNode) == true }
  }

  private static func isNode(_ tree: JSONTree) -> Bool {
    guard let object = tree.object, object["type"]?.type == .string else { return false }
    return object["props"]?.type == .object
  }

  /// Returns the archive for the nodes.
  ///
  /// - Throws: `ArchiveError` when the widget threw, or when a limit is exceeded.
  func archive(_ tree: JSONTree) throws -> WidgetArchive {
    var archive = WidgetArchive()
    archive.kind = "expo"
    let root = tree.object
    if let root, ExpoPayload.sections.contains(where: root.contains) {
      archive.liveActivity = try activity(root)
    } else {
      var entry = Entry()
      entry.date = .payload
      if let root, !ExpoPayload.isNode(tree) {
        for (name, family) in ExpoPayload.families.sorted(by: { $0.key < $1.key }) {
          guard let node = root[name] else { continue }
          entry.views.byFamily[family] = try widget(node, at: NodePath([.key(name)]))
          archive.supportedFamilies.append(family)
        }
        check(root, known: ExpoPayload.families.keys.sorted())
      } else {
        entry.views.fallback = try widget(tree, at: NodePath())
      }
      archive.entries = [entry]
    }
    archive.resources.assets = reading.assets
    return archive
  }

  private var builder: ExpoBuilder { ExpoBuilder(reading: reading) }

  private func widget(_ tree: JSONTree, at path: NodePath) throws -> VariantView {
    var node = try builder.view(tree, at: path) ?? ViewNode(.emptyView(EmptyView()))
    let hasBackground = node.modifiers.contains {
      if case .containerBackground = $0 { true } else { false }
    }
    if !hasBackground {
      node.modifiers.append(.containerBackground(Layer(style: .color(.system(.clear)))))
    }
    return VariantView(node)
  }

  private func activity(_ root: JSONObject) throws -> LiveActivity {
    func view(_ section: String) throws -> VariantView? {
      try builder.view(root[section], at: NodePath([.key(section)])).map { VariantView($0) }
    }
    var (activity, state, island) = (LiveActivity(), ActivityState(), DynamicIsland())
    activity.attributesType = "LiveActivityAttributes"
    activity.supplementalFamilies = [.small, .medium]
    state.date = .payload
    state.lockScreen = try view("banner")
    state.small = try view("bannerSmall")
    for (section, position) in ExpoPayload.regions {
      guard let content = try view(section) else { continue }
      var region = DynamicIslandExpandedRegion()
      (region.position, region.content) = (position, content)
      island.expanded.append(region)
    }
    island.compactLeading = try view("compactLeading")
    island.compactTrailing = try view("compactTrailing")
    island.minimal = try view("minimal")
    state.dynamicIsland = island
    check(root, known: ExpoPayload.sections)
    activity.states = [state]
    return activity
  }

  /// Reports unknown keys.
  private func check(_ root: JSONObject, known: [String]) {
    for member in root.members where !known.contains(member.key) {
      reading.reportUnknown(.field, member.key, candidates: known, at: NodePath())
    }
  }
}
